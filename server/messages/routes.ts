import { sendMessage } from '#contract/messages'
import * as shapes from '#contract/messages-shapes'
import type { PrismaClient } from '../database/generated/client.ts'
import type { Routes } from '../http/route.ts'
import type { Tries } from '../http/tries.ts'

export function messageRoutes({ open }: Routes, prisma: PrismaClient, tries: Tries) {
  open(
    sendMessage,
    shapes.sendMessage,
  )(async ({ input, address }) => {
    await tries.count('messagesPerAddress', address)
    const { name, number, email, subject, message } = input
    await prisma.message.create({ data: { name, number, email, subject, message } })
    return { message: 'added' }
  })
}
