import * as calls from '#contract/office/inbox'
import type { Changes } from '../../database/changes.ts'
import type { PrismaClient } from '../../database/generated/client.ts'
import type { RateLimits } from '../../http/rate-limits.ts'
import type { OfficeRoutes } from '../office-calls.ts'
import type { Sendable } from '../outbox/written.ts'
import { changeMessage, readMessage, readMessages, sendAnswer } from './messages.ts'
import { changeReview, readReview, readReviews } from './reviews.ts'

type Parts = {
  prisma: PrismaClient
  changes: Changes
  limits: RateLimits
  outbox: { sendable: Sendable }
}

export function inboxRoutes(
  { read, write }: OfficeRoutes,
  { prisma, changes, limits, outbox }: Parts,
) {
  const { sendable } = outbox

  read(calls.getMessages)(({ input, staff }) =>
    readMessages(prisma, { actor: staff, sendable }, input),
  )

  read(calls.getMessage)(async ({ input, staff }) => ({
    entry: await readMessage(prisma, { actor: staff, sendable }, input.id),
  }))

  write(calls.answerMessage)(async ({ input, staff, tx }) => {
    const { sent, by, ...kept } = input
    const reader = { actor: staff, sendable }
    if (by) await limits.count('messagesWrittenByStaff', staff.id)
    const change = sent === false && !by ? kept : { ...kept, state: 'answered' as const }
    const entry = await changeMessage(tx, reader, change)
    if (!by) return { entry }
    await sendAnswer(tx, entry, { by, words: input.answer })
    return { entry: await readMessage(tx, reader, input.id) }
  })

  write(calls.setMessageState)(async ({ input, staff, tx }) => ({
    entry: await changeMessage(tx, { actor: staff, sendable }, input),
  }))

  read(calls.getReviews)(({ input, staff }) => readReviews(prisma, staff, input))

  read(calls.getReview)(async ({ input, staff }) => ({
    review: await readReview(prisma, staff, input.id),
  }))

  write(calls.setReviewState)(
    async ({ input, staff, tx }) => ({ review: await changeReview(tx, staff, input) }),
    changes.waitForChange,
  )

  write(calls.answerReview)(
    async ({ input, staff, tx }) => ({ review: await changeReview(tx, staff, input) }),
    changes.waitForChange,
  )
}
