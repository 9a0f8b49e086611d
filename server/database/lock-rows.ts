import { Prisma } from './generated/client.ts'
import { planOnce } from './plans.ts'

type Table =
  | ('product' | 'stock_item' | 'cart_line' | 'menu' | 'category' | 'tag' | 'banner')
  | ('promo' | 'customer' | 'staff' | 'outbox_mark' | 'orders' | 'shelf_work' | 'job')
  | 'phone_block'
/** With `skip locked` rows that another transaction has locked are left out. */
type Strength = 'share' | `${'no key update' | 'update'}${'' | ' skip locked'}`

/**
 * Locks the rows that have these ids until the end of the transaction, in the order of their ids, as
 * everywhere. `ids` may be a select. Returns the ids of the locked rows.
 */
export async function lockRows(
  tx: Prisma.TransactionClient,
  table: Table,
  ids: number | readonly number[] | Prisma.Sql,
  strength: Strength = 'no key update',
): Promise<number[]> {
  const among =
    ids instanceof Prisma.Sql
      ? Prisma.sql`in (${ids})`
      : Prisma.sql`= any(${typeof ids === 'number' ? [ids] : ids}::int[])`
  const rows = await tx.$queryRaw<{ id: number }[]>`${planOnce}
    select id from ${Prisma.raw(table)} where id ${among} order by id for ${Prisma.raw(strength)}`
  return rows.map(({ id }) => id)
}
