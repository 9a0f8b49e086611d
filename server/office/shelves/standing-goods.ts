import { Prisma } from '../../database/generated/client.ts'
import type { Transaction } from '../as-staff.ts'

export type ShelfKind = 'menu' | 'category' | 'tag'
/** Shelves that goods refer to. */
export type GoodsKind = Exclude<ShelfKind, 'menu'>
/** Effects of a change of a shelf: on listings, on search words. */
export type Touched = { lists: boolean; words: boolean }

/** Rows in one statement, which has a time limit. */
const mostAtOnce = 500

const linksOf = {
  menu: (id: number) => Prisma.sql`product_category where category_id in (
    select id from category where menu_id = ${id})`,
  category: (id: number) => Prisma.sql`product_category where category_id = ${id}`,
  tag: (id: number) => Prisma.sql`product_tag where tag_id = ${id}`,
} satisfies Record<ShelfKind, (id: number) => Prisma.Sql>

export async function countGoods(tx: Transaction, kind: ShelfKind, id: number): Promise<number> {
  const [row] = await tx.$queryRaw<{ goods: number }[]>`
    select count(distinct product_id)::int as goods from ${linksOf[kind](id)}`
  return row?.goods ?? 0
}

/** Called before the shelf is locked: saving a product locks the product first. */
export async function lockGoods(tx: Transaction, kind: ShelfKind, id: number): Promise<number> {
  const [row] = await tx.$queryRaw<{ goods: number }[]>`
    select count(*)::int as goods from (
      select id from product where id in (select product_id from ${linksOf[kind](id)})
      order by id for no key update
    ) locked`
  return row?.goods ?? 0
}

/** The next goods after an id. */
export async function findStanding(
  tx: Transaction,
  kind: GoodsKind,
  id: number,
  after = 0,
): Promise<number[]> {
  const rows = await tx.$queryRaw<{ product_id: number }[]>`
    select product_id from (select * from ${linksOf[kind](id)}) links
    where product_id > ${after} order by product_id limit ${mostAtOnce}`
  return rows.map((row) => row.product_id)
}

export async function refreshSome(tx: Transaction, ids: number[], { lists, words }: Touched) {
  await tx.$executeRaw`
    select shop_refresh_products(${lists ? ids : []}::int[], ${words ? ids : []}::int[])`
}

/** Moves some goods to another shelf, if not there already. False if none are left here. */
export async function moveSome(
  tx: Transaction,
  kind: GoodsKind,
  from: number,
  to: number,
): Promise<boolean> {
  const links = Prisma.raw(`product_${kind}`)
  const shelf = Prisma.raw(`${kind}_id`)
  const ids = await findStanding(tx, kind, from)
  if (ids.length === 0) return false
  await tx.$queryRaw`select id from product where id = any(${ids}) order by id for no key update`
  await tx.$executeRaw`
    delete from ${links} f where f.${shelf} = ${from} and f.product_id = any(${ids})
      and exists (select from ${links} t where t.${shelf} = ${to} and t.product_id = f.product_id)`
  await tx.$executeRaw`
    update ${links} set ${shelf} = ${to} where ${shelf} = ${from} and product_id = any(${ids})`
  return true
}
