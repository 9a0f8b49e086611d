import type { Block } from '#contract/office/blocks'
import { rowsAtOnce } from '#contract/office/rules'
import { localPhoneDigits } from '#contract/phone'
import type { PrismaClient } from '../../database/generated/client.ts'
import { idInCursor, pageOf } from '../cursor.ts'
import { presentBlock, withAuthor } from './present.ts'

type Wanted = { q?: string | null | undefined; after?: string | null | undefined }

export async function readBlocks(
  prisma: PrismaClient,
  { q, after }: Wanted,
): Promise<{ blocks: Block[]; next: string | null }> {
  const digits = q && digitsIn(q)
  if (digits === null) return { blocks: [], next: null }
  const rows = await prisma.phoneBlock.findMany({
    where: {
      ...(after && { id: { lt: idInCursor(after) } }),
      ...(digits && { phone: { contains: digits } }),
    },
    include: withAuthor,
    orderBy: { id: 'desc' },
    take: rowsAtOnce + 1,
  })
  const { page, next } = pageOf(rows, ({ id }) => String(id))
  return { blocks: page.map(presentBlock), next }
}

/** The digits of a number or a part of one, without its country code; null for other text. */
function digitsIn(typed: string): string | null {
  const digits = localPhoneDigits(typed).replace(/^(?:\+|00)?88(?=0)/, '')
  return /^\d+$/.test(digits) ? digits : null
}
