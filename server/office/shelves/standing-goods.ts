import { Prisma } from '../../database/generated/client.ts'
import type { Transaction } from '../as-staff.ts'
import type { ShelfKind } from './read-shelves.ts'

/** Rows that are moved at once: a statement has a time limit. */
const mostAtOnce = 500

const linksOf = {
  menu: (id: number) => Prisma.sql`product_category where category_id in (
    select id from category where menu_id = ${id})`,
  category: (id: number) => Prisma.sql`product_category where category_id = ${id}`,
  tag: (id: number) => Prisma.sql`product_tag where tag_id = ${id}`,
} satisfies Record<ShelfKind, (id: number) => Prisma.Sql>

/**
 * Locks the goods of a shelf, also those off sale. Called before the shelf is locked: who saves a
 * product comes to the product first.
 */
export async function lockGoods(tx: Transaction, kind: ShelfKind, id: number): Promise<number> {
  const [row] = await tx.$queryRaw<{ goods: number }[]>`
    select count(*)::int as goods from (
      select id from product where id in (select product_id from ${linksOf[kind](id)})
      order by id for no key update
    ) locked`
  return row?.goods ?? 0
}

/** Moves all goods of a category or a tag to another one; some may stand there already. */
export async function moveGoods(
  tx: Transaction,
  kind: 'category' | 'tag',
  from: number,
  to: number,
) {
  const links = Prisma.raw(`product_${kind}`)
  const shelf = Prisma.raw(`${kind}_id`)
  for (;;) {
    const rows = await tx.$queryRaw<{ id: number }[]>`
      select product_id as id from ${links} where ${shelf} = ${from}
      order by product_id limit ${mostAtOnce}`
    if (rows.length === 0) return
    const ids = rows.map(({ id }) => id)
    await tx.$queryRaw`select id from product where id = any(${ids}) order by id for no key update`
    await tx.$executeRaw`
      delete from ${links} f where f.${shelf} = ${from} and f.product_id = any(${ids})
        and exists (select from ${links} t where t.${shelf} = ${to} and t.product_id = f.product_id)`
    await tx.$executeRaw`
      update ${links} set ${shelf} = ${to} where ${shelf} = ${from} and product_id = any(${ids})`
  }
}

/** Effects of a change of a shelf on its goods: on their lists, on their words. */
export type Touched = { lists: boolean; words: boolean }

/**
 * Runs a write that renames or moves a category or a tag, then refreshes its goods in parts: for
 * many goods one statement would take too long. The goods are locked first.
 */
export async function changeInParts(
  tx: Transaction,
  { kind, id, lists, words }: { kind: 'category' | 'tag'; id: number } & Touched,
  write: () => Promise<{ count: number }>,
): Promise<number> {
  await lockGoods(tx, kind, id)
  await tx.$queryRaw`select set_config('shop.refresh', 'in parts', true)`
  const { count } = await write()
  await tx.$queryRaw`select set_config('shop.refresh', '', true)`
  for (let last = 0; count > 0; ) {
    const rows = await tx.$queryRaw<{ product_id: number }[]>`
      select product_id from (select * from ${linksOf[kind](id)}) links
      where product_id > ${last} order by product_id limit ${mostAtOnce}`
    const ids = rows.map((row) => row.product_id)
    if (ids.length === 0) break
    last = ids.at(-1) ?? last
    await tx.$executeRaw`select shop_refresh_products(${lists ? ids : []}::int[], ${words ? ids : []}::int[])`
  }
  return count
}
