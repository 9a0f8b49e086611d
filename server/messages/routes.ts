import { sendMessage } from '#contract/messages'
import type { PrismaClient } from '../database/generated/client.ts'
import { attemptOf } from '../http/attempt.ts'
import type { RateLimits } from '../http/rate-limits.ts'
import type { Routes } from '../http/route.ts'

export function messageRoutes({ open }: Routes, prisma: PrismaClient, limits: RateLimits) {
  open(sendMessage)(async ({ input, address, header }) => {
    await limits.count('messagesPerAddress', address)
    const { name, number, email, subject, message } = input
    const words = { name, number, email, subject, message }
    // A repeated attempt adds nothing.
    const data = { ...words, attempt: attemptOf(header, words) }
    await prisma.message.createMany({ data, skipDuplicates: true })
    return { message: 'added' }
  })
}
