import type { CleanChanges } from '#contract/office/product-changes'
import type { OfficeProduct } from '#contract/office/product-row-shapes'
import { lockRows } from '../../../database/lock-rows.ts'
import { conflict } from '../../../failures/refusals.ts'
import type { Transaction } from '../../as-staff.ts'
import { refusePublished } from '../../drafts/published-draft.ts'
import type { Staff } from '../../require-staff.ts'
import { lockCatalogue, refreshLater, refreshNow } from '../lock-products.ts'
import { readOfficeProduct } from '../read-product.ts'
import { planProducts } from './plan-products.ts'
import type { RemovedOfField } from './plan-text.ts'
import { openProblems } from './problems.ts'
import { writeNewProducts } from './write-new-products.ts'
import { writeProduct } from './write-product.ts'

type Save = {
  id?: number | null | undefined
  v?: number | null | undefined
  draft_id?: number | null | undefined
  changes: CleanChanges
  confirmed?: boolean | null | undefined
}

/**
 * Makes a product, or changes the named fields of one. Throws a 404, a 409 with `current` for
 * another version, a 409 with `published` for a draft that is published already, and a 422 with all problems.
 */
export async function saveProduct(
  tx: Transaction,
  staff: Pick<Staff, 'id'>,
  { id, v, draft_id, changes, confirmed }: Save,
): Promise<{ product: OfficeProduct; removed: RemovedOfField[] }> {
  // The order of all locks: the number of products, then the product, then its items.
  if (!id || changes.archived !== undefined) await lockCatalogue(tx)
  // Behind that lock no other device can publish the draft.
  if (!id && draft_id) await refusePublished(tx, draft_id)
  const current = id ? await lockProduct(tx, staff, id) : null
  if (current && current.v !== v) {
    throw conflict('This product was changed meanwhile', { current })
  }
  const problems = openProblems()
  const [plan] = await planProducts(tx, [{ changes, current, problems }])
  problems.check(confirmed ?? false)
  if (!plan) throw new Error('A change has no plan')
  await refreshLater(tx)
  const [saved = 0] = current
    ? [await writeProduct(tx, plan, current)]
    : await writeNewProducts(tx, [plan], 'count')
  await refreshNow(tx, [saved])
  if (draft_id) {
    // A new product's draft may belong to anybody.
    const { count } = await tx.productDraft.deleteMany({
      where: { id: draft_id, OR: [{ staffId: staff.id }, { productId: null }] },
    })
    if (!id && count > 0) {
      await tx.publishedDraft.create({ data: { draftId: draft_id, productId: saved } })
    }
  }
  return { product: await readOfficeProduct(tx, staff, saved), removed: plan.removed }
}

async function lockProduct(
  tx: Transaction,
  staff: Pick<Staff, 'id'>,
  id: number,
): Promise<OfficeProduct> {
  await lockRows(tx, 'product', id)
  return readOfficeProduct(tx, staff, id)
}
