import { setLocal } from '../../database/local-settings.ts'
import type { Transaction } from '../as-staff.ts'
import { addShelfWork } from './shelf-work.ts'
import {
  countGoods,
  findStanding,
  type GoodsKind,
  lockGoods,
  refreshSome,
  type Touched,
} from './standing-goods.ts'

/** More goods would be locked for seconds, and their orders with them. */
export const mostInAnswer = 2_000

/**
 * Renames or moves a category or a tag, then refreshes its goods: those of a large one after the
 * answer. The goods are locked first.
 */
export async function changeShelf(
  tx: Transaction,
  { kind, id, lists, words }: { kind: GoodsKind; id: number } & Touched,
  write: () => Promise<{ count: number }>,
): Promise<number> {
  const isLarge = (await countGoods(tx, kind, id)) > mostInAnswer
  if (!isLarge) await lockGoods(tx, kind, id)
  await setLocal(tx, { refresh: 'in parts' })
  const { count } = await write()
  await setLocal(tx, { refresh: '' })
  if (count === 0) return 0
  if (isLarge) {
    await addShelfWork(tx, { kind, shelf: id, to: null, lists, words })
    return count
  }
  for (let ids = await findStanding(tx, kind, id); ids.length > 0; ) {
    await refreshSome(tx, ids, { lists, words })
    ids = await findStanding(tx, kind, id, ids.at(-1))
  }
  return count
}
