import { Prisma } from '../../database/generated/client.ts'
import type { ProductModel } from '../../database/generated/models.ts'
import { setLocal } from '../../database/local-settings.ts'
import { lockRows } from '../../database/lock-rows.ts'
import type { Transaction } from '../as-staff.ts'
import { refreshProducts } from '../refresh-products.ts'

/** The columns of a product that an act on many products can change. */
export type Columns = Pick<ProductModel, 'minimumOrder' | 'stockSet' | 'archivedAt'> & {
  price: ProductModel['priceTaka']
  oldPrice: ProductModel['oldPriceTaka']
  discount: ProductModel['discountPercent']
}
export type LockedProduct = Columns & Pick<ProductModel, 'id' | 'version' | 'counted'>

/** The first of all locks on products, for writers that change whether they are on sale. */
export async function lockCatalogue(tx: Transaction): Promise<void> {
  // Changes nothing: the row is locked, and made where it is missing.
  const listingKey = 0
  await tx.listing.upsert({
    where: { listingKey },
    create: { listingKey, products: 0 },
    update: { products: { increment: 0 } },
  })
}

/** The existing products by id, locked until the end of the transaction. */
export async function lockProducts(
  tx: Transaction,
  ids: readonly number[],
): Promise<Map<number, LockedProduct>> {
  const rows = await tx.product.findMany({
    where: { id: { in: await lockRows(tx, 'product', ids) } },
    omit: { terms: true },
    orderBy: { id: 'asc' },
  })
  return new Map(
    rows.map(({ id, version, counted, minimumOrder, stockSet, archivedAt, ...row }) => [
      id,
      {
        id,
        version,
        counted,
        minimumOrder,
        stockSet,
        archivedAt,
        price: row.priceTaka,
        oldPrice: row.oldPriceTaka,
        discount: row.discountPercent,
      },
    ]),
  )
}

/**
 * Only `refreshNow` refreshes listings and words, once for all writes in between: saves that
 * exchange categories or tags would lock each other's counts crosswise.
 */
export async function refreshLater(tx: Transaction): Promise<void> {
  await setLocal(tx, { refresh: 'at the end' })
}

export async function refreshNow(tx: Transaction, ids: readonly number[]): Promise<void> {
  await setLocal(tx, { refresh: '' })
  await refreshProducts(tx, { lists: ids, words: ids })
}

/** Writes the rows; a trigger raises the version of each changed one. Not for an empty list. */
export async function writeColumns(
  tx: Transaction,
  rows: readonly (Columns & { id: number })[],
): Promise<void> {
  await tx.$executeRaw(Prisma.sql`
    update product p set price_taka = w.price, old_price_taka = w."oldPrice",
      discount_percent = w.discount, minimum_order = w."minimumOrder", stock_set = w."stockSet",
      archived_at = w."archivedAt"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as w(id int, price int, "oldPrice" int,
      discount smallint, "minimumOrder" int, "stockSet" smallint, "archivedAt" timestamptz)
    where p.id = w.id`)
}

/** For changes of a product's parts, which leave its own row unchanged. */
export async function raiseVersions(tx: Transaction, ids: readonly number[]): Promise<void> {
  await tx.product.updateMany({
    where: { id: { in: [...ids] } },
    data: { version: { increment: 1 } },
  })
}
