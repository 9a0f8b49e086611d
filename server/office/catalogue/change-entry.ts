import { setLocal } from '../../database/local-settings.ts'
import type { Transaction } from '../as-staff.ts'
import { addCatalogueWork } from './catalogue-work.ts'
import {
  countProducts,
  findStanding,
  lockProducts,
  type ProductsKind,
  refreshSome,
  type Touched,
} from './standing-products.ts'

/** More products would be locked for seconds, and their orders with them. */
export const mostInAnswer = 2_000

/**
 * Renames or moves a category or a tag, then refreshes its products: those of a large one after the
 * answer. The products are locked first.
 */
export async function changeEntry(
  tx: Transaction,
  { kind, id, lists, words }: { kind: ProductsKind; id: number } & Touched,
  write: () => Promise<{ count: number }>,
): Promise<number> {
  const isLarge = (await countProducts(tx, kind, id)) > mostInAnswer
  if (!isLarge) await lockProducts(tx, kind, id)
  await setLocal(tx, { refresh: 'in parts' })
  const { count } = await write()
  await setLocal(tx, { refresh: '' })
  if (count === 0) return 0
  if (isLarge) {
    await addCatalogueWork(tx, { kind, entryId: id, moveTo: null, lists, words })
    return count
  }
  for (let ids = await findStanding(tx, kind, id); ids.length > 0; ) {
    await refreshSome(tx, ids, { lists, words })
    ids = await findStanding(tx, kind, id, ids.at(-1))
  }
  return count
}
