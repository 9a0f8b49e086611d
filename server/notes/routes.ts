import { getNotes } from '#contract/notes'
import type { PrismaClient } from '../database/generated/client.ts'
import type { Routes } from '../http/route.ts'

export function noteRoutes({ open }: Routes, prisma: PrismaClient) {
  open(getNotes)(async () => {
    const rows = await prisma.note.findMany({ orderBy: { id: 'asc' } })
    return { notes: rows.map(({ id, title, note }) => ({ id, title, note })) }
  })
}
