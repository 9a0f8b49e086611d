import * as calls from '#contract/office/inbox'
import type { Changes } from '../../database/changes.ts'
import type { PrismaClient } from '../../database/generated/client.ts'
import type { OfficeRoutes } from '../office-calls.ts'
import { changeMessage, readMessage, readMessages } from './messages.ts'
import { changeReview, readReview, readReviews } from './reviews.ts'

export function inboxRoutes({ read, write }: OfficeRoutes, prisma: PrismaClient, changes: Changes) {
  read(calls.getMessages)(({ input, staff }) => readMessages(prisma, staff, input))

  read(calls.getMessage)(async ({ input, staff }) => ({
    entry: await readMessage(prisma, staff, input.id),
  }))

  write(calls.answerMessage)(async ({ input, staff, tx }) => {
    const { sent, ...kept } = input
    const change = sent === false ? kept : { ...kept, state: 'answered' as const }
    return { entry: await changeMessage(tx, staff, change) }
  })

  write(calls.setMessageState)(async ({ input, staff, tx }) => ({
    entry: await changeMessage(tx, staff, input),
  }))

  read(calls.getReviews)(({ input }) => readReviews(prisma, input))

  read(calls.getReview)(async ({ input }) => ({ review: await readReview(prisma, input.id) }))

  write(calls.setReviewState)(
    async ({ input, tx }) => ({ review: await changeReview(tx, input) }),
    changes.waitForChange,
  )
}
