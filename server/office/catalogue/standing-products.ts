import { Prisma } from '../../database/generated/client.ts'
import { lockRows } from '../../database/lock-rows.ts'
import type { Transaction } from '../as-staff.ts'
import { refreshProducts } from '../refresh-products.ts'

export type CatalogueKind = 'menu' | 'category' | 'tag'
/** What products refer to. */
export type ProductsKind = Exclude<CatalogueKind, 'menu'>
/** Effects of a change of an entry: on listings, on search words. */
export type Touched = { lists: boolean; words: boolean }

/** Rows in one statement, which has a time limit. */
const mostAtOnce = 500

const linksOf = {
  menu: (id: number) => Prisma.sql`product_category where category_id in (
    select id from category where menu_id = ${id})`,
  category: (id: number) => Prisma.sql`product_category where category_id = ${id}`,
  tag: (id: number) => Prisma.sql`product_tag where tag_id = ${id}`,
} satisfies Record<CatalogueKind, (id: number) => Prisma.Sql>

export async function countProducts(
  tx: Transaction,
  kind: CatalogueKind,
  id: number,
): Promise<number> {
  if (kind === 'tag') return tx.productTag.count({ where: { tagId: id } })
  if (kind === 'category') return tx.productCategory.count({ where: { categoryId: id } })
  const categories = { some: { category: { menuId: id } } }
  return tx.product.count({ where: { categories } })
}

/** Called before the category or tag is locked: saving a product locks the product first. */
export async function lockProducts(
  tx: Transaction,
  kind: CatalogueKind,
  id: number,
): Promise<number> {
  const itsProducts = Prisma.sql`select product_id from ${linksOf[kind](id)}`
  return (await lockRows(tx, 'product', itsProducts)).length
}

/** The next products after an id. */
export async function findStanding(
  tx: Transaction,
  kind: ProductsKind,
  id: number,
  after = 0,
): Promise<number[]> {
  const page = {
    select: { productId: true },
    orderBy: { productId: 'asc' },
    take: mostAtOnce,
  } as const
  const productId = { gt: after }
  const rows =
    kind === 'tag'
      ? await tx.productTag.findMany({ where: { tagId: id, productId }, ...page })
      : await tx.productCategory.findMany({ where: { categoryId: id, productId }, ...page })
  return rows.map((row) => row.productId)
}

export async function refreshSome(tx: Transaction, ids: number[], { lists, words }: Touched) {
  await refreshProducts(tx, { lists: lists ? ids : [], words: words ? ids : [] })
}

/** Moves some products to another category or tag. False if none are left here. */
export async function moveSome(
  tx: Transaction,
  kind: ProductsKind,
  from: number,
  to: number,
): Promise<boolean> {
  const ids = await findStanding(tx, kind, from)
  if (ids.length === 0) return false
  await lockRows(tx, 'product', ids)
  const productId = { in: ids }
  if (kind === 'tag') {
    const isThere = { product: { tags: { some: { tagId: to } } } }
    await tx.productTag.deleteMany({ where: { tagId: from, productId, ...isThere } })
    await tx.productTag.updateMany({ where: { tagId: from, productId }, data: { tagId: to } })
  } else {
    const isThere = { product: { categories: { some: { categoryId: to } } } }
    const where = { categoryId: from, productId }
    await tx.productCategory.deleteMany({ where: { ...where, ...isThere } })
    await tx.productCategory.updateMany({ where, data: { categoryId: to } })
  }
  return true
}
