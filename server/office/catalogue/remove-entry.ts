import { conflict, invalid, notFound } from '../../failures/refusals.ts'
import type { Transaction } from '../as-staff.ts'
import { addCatalogueWork, isMoving } from './catalogue-work.ts'
import { changeEntry, mostInAnswer } from './change-entry.ts'
import { deleteEntry, lockCatalogue } from './delete-entry.ts'
import { readEntry } from './read-catalogue.ts'
import {
  type CatalogueKind,
  countProducts,
  lockProducts,
  moveSome,
  type ProductsKind,
} from './standing-products.ts'

/** `move_to`: the category or tag that gets the products, and to which the old name leads. */
type Removed = { id: number; v: number; move_to?: number | null | undefined }

/** Moves its categories. Throws a 404, a 409 with `current`, a 422 while it has some. */
export async function removeMenu(tx: Transaction, { id, v, move_to: to = null }: Removed) {
  if ((await countProducts(tx, 'menu', id)) <= mostInAnswer) await lockProducts(tx, 'menu', id)
  await lockBoth(tx, 'menu', { id, v }, to)
  const categories = await tx.category.findMany({
    where: { menuId: id },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
  })
  if (to === null && categories.length > 0) {
    throw invalid('move_to', `${categories.length} categories stand here, say where they go`)
  }
  if (to !== null) {
    const { _max } = await tx.category.aggregate({
      where: { menuId: to },
      _max: { position: true },
    })
    // One after another: each moves its own products.
    for (const [nr, category] of categories.entries()) {
      const data = { menuId: to, position: (_max.position ?? -1) + 1 + nr }
      const touched = { lists: true, words: true }
      await changeEntry(tx, { kind: 'category', id: category.id, ...touched }, () =>
        tx.category.updateMany({ where: { id: category.id }, data }),
      )
    }
  }
  await deleteEntry(tx, 'menu', id, to)
}

/** Many products move after the answer. Throws a 404, a 409 with `current`, a 422 with products. */
export async function removeCategory(tx: Transaction, removed: Removed) {
  await removeWithProducts(tx, 'category', removed)
}

/** Throws a 404, a 409 with `current`, a 422 while it has products. */
export async function removeTag(tx: Transaction, removed: Removed) {
  await removeWithProducts(tx, 'tag', removed)
}

/** Throws a 404, and a 409 with `current` for another version. */
export async function removeBanner(tx: Transaction, { id, v }: { id: number; v: number }) {
  const { count } = await tx.banner.deleteMany({ where: { id, version: v } })
  if (count === 0) throw changed(await readEntry(tx, 'banner', id))
}

async function removeWithProducts(
  tx: Transaction,
  kind: ProductsKind,
  { id, v, move_to: to = null }: Removed,
) {
  const isLarge = (await countProducts(tx, kind, id)) > mostInAnswer
  if (!isLarge) await lockProducts(tx, kind, id)
  await lockBoth(tx, kind, { id, v }, to)
  for (const each of [id, to ?? id]) {
    if (await isMoving(tx, kind, each)) {
      throw conflict('Products are being moved here, please wait a little')
    }
  }
  if (to === null) {
    const products = await countProducts(tx, kind, id)
    if (products > 0) throw invalid('move_to', `${products} products stand here, say where they go`)
  } else if (isLarge) {
    await addCatalogueWork(tx, { kind, entryId: id, moveTo: to, lists: false, words: false })
    return
  } else {
    while (await moveSome(tx, kind, id, to)) {
      // Continues with the next work.
    }
  }
  await deleteEntry(tx, kind, id, to)
}

async function lockBoth(
  tx: Transaction,
  kind: CatalogueKind,
  { id, v }: { id: number; v: number },
  to: number | null,
) {
  const rows = await lockCatalogue(tx, kind, id, to)
  const own = rows.find((row) => row.id === id)
  if (!own || (to !== null && rows.length < 2)) throw notFound(`The ${kind}`)
  if (own.version !== v) throw changed(await readEntry(tx, kind, id))
}

const changed = (current: Awaited<ReturnType<typeof readEntry>>) =>
  conflict('Somebody changed this meanwhile, please look at it again', { current })
