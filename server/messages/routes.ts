import { sendMessage } from '#contract/messages'
import type { PrismaClient } from '../database/generated/client.ts'
import type { RateLimits } from '../http/rate-limits.ts'
import type { Routes } from '../http/route.ts'

export function messageRoutes({ open }: Routes, prisma: PrismaClient, limits: RateLimits) {
  open(sendMessage)(async ({ input, address }) => {
    await limits.count('messagesPerAddress', address)
    const { name, number, email, subject, message } = input
    await prisma.message.create({ data: { name, number, email, subject, message } })
    return { message: 'added' }
  })
}
