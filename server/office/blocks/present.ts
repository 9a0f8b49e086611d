import type { Block } from '#contract/office/blocks'
import type * as rows from '../../database/generated/models.ts'
import { dayOf } from '../moments.ts'

/** The author of a block, by name. */
export const withAuthor = { staff: { select: { name: true } } } as const
export type BlockRead = rows.PhoneBlockModel & { staff: { name: string } | null }

export function presentBlock(row: BlockRead): Block {
  const until = dayIn(row.until)
  return {
    id: row.id,
    v: row.version,
    phone: row.phone,
    reason: row.reason,
    until,
    over: until !== null && until < dayOf(new Date()),
    by: row.staff?.name ?? null,
    created_at: row.createdAt.toISOString(),
  }
}

/** A stored day is midnight of UTC. */
export function dayIn(stored: Date | null): string | null {
  return stored?.toISOString().slice(0, 10) ?? null
}
