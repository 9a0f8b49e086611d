import type { z } from 'zod'
import type { Block, saveBlock as shape } from '#contract/office/blocks'
import { blockYears, isBlockDay } from '#contract/office/rules'
import { violatedUnique } from '../../database/errors.ts'
import { lockRows } from '../../database/lock-rows.ts'
import { conflict, invalid, notFound, Refusal } from '../../failures/refusals.ts'
import type { Transaction } from '../as-staff.ts'
import { dayOf } from '../moments.ts'
import { type BlockRead, dayIn, presentBlock, withAuthor } from './present.ts'

const isThere = 'This number is blocked already'
type Saved = z.output<(typeof shape)['input']>
type Author = { id: number }

/**
 * Blocks a number, or changes a block. Throws a 404, a 409 with `current` for another version, and a
 * 422 for a number that is blocked already and for a last day that is not ahead.
 */
export async function saveBlock(
  tx: Transaction,
  staff: Author,
  { id, v, phone, reason, until }: Saved,
): Promise<Block> {
  const former = id ? await lockBlock(tx, id, v ?? -1) : null
  const errors: Record<string, string[]> = {}
  if (phone !== former?.phone && (await tx.phoneBlock.findUnique({ where: { phone } }))) {
    errors.phone = [isThere]
  }
  const isChanged = until !== dayIn(former?.until ?? null)
  if (until && isChanged && !isBlockDay(until, dayOf(new Date()))) {
    errors.until = [`The last day can be from today to ${blockYears} years ahead`]
  }
  const [[first] = []] = Object.values(errors)
  if (first) throw new Refusal(422, first, { errors })
  const data = { phone, reason, until: until ? new Date(until) : null, staffId: staff.id }
  try {
    const row = former
      ? await tx.phoneBlock.update({ where: { id: former.id }, data, include: withAuthor })
      : await tx.phoneBlock.create({ data, include: withAuthor })
    return presentBlock(row)
  } catch (error) {
    if (violatedUnique(error)) throw invalid('phone', isThere)
    throw error
  }
}

/** Throws a 404, and a 409 with `current` for another version. */
export async function removeBlock(
  tx: Transaction,
  { id, v }: { id: number; v: number },
): Promise<Block> {
  await lockBlock(tx, id, v)
  return presentBlock(await tx.phoneBlock.delete({ where: { id }, include: withAuthor }))
}

async function lockBlock(tx: Transaction, id: number, v: number): Promise<BlockRead> {
  await lockRows(tx, 'phone_block', id)
  const row = await tx.phoneBlock.findUnique({ where: { id }, include: withAuthor })
  if (!row) throw notFound('The block')
  if (row.version !== v) {
    throw conflict('Somebody changed this meanwhile, please look at it again', {
      current: presentBlock(row),
    })
  }
  return row
}
