import type { Changes } from '../../database/changes.ts'
import type { PrismaClient } from '../../database/generated/client.ts'
import type { OfficeRoutes } from '../office-calls.ts'
import { changeMessage, readMessage, readMessages } from './messages.ts'
import { changeReview, readReview, readReviews } from './reviews.ts'
import * as calls from '#contract/office/inbox'

export function inboxRoutes(
  { read, write, act }: OfficeRoutes,
  prisma: PrismaClient,
  changes: Changes,
) {
  read(calls.getMessages)(async ({ input, staff }) => ({
    message: 'success',
    ...(await readMessages(prisma, staff, input)),
  }))

  read(calls.getMessage)(async ({ input, staff }) => ({
    message: 'success',
    entry: await readMessage(prisma, staff, input.id),
  }))

  write(calls.answerMessage)(async ({ input, staff, tx }) => {
    const change = { ...input, state: 'answered' } as const
    return { message: 'success', entry: await changeMessage(tx, staff, change) }
  })

  write(calls.setMessageState)(async ({ input, staff, tx }) => ({
    message: 'success',
    entry: await changeMessage(tx, staff, input),
  }))

  read(calls.getReviews)(async ({ input }) => ({
    message: 'success',
    ...(await readReviews(prisma, input)),
  }))

  read(calls.getReview)(async ({ input }) => ({
    message: 'success',
    review: await readReview(prisma, input.id),
  }))

  act(calls.setReviewState)(async ({ input, transact }) => {
    const answer = await transact(async (tx) => ({
      message: 'success' as const,
      review: await changeReview(tx, input),
    }))
    await changes.waitForChange()
    return answer
  })
}
