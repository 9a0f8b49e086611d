import type { CartToOrder, LeftCart } from '#contract/office/carts'
import { leftCartDays, leftCartHours, rowsAtOnce } from '#contract/office/rules'
import { localPhoneDigits } from '#contract/phone'
import { Prisma, type PrismaClient } from '../../database/generated/client.ts'
import { notFound } from '../../failures/refusals.ts'
import { idInCursor, pageOf } from '../cursor.ts'
import { readAccounts } from '../new-orders/look-up.ts'
import { inForce } from '../orders/blocked.ts'

/** Lines of a cart that its row names. */
const mostGoods = 5

/** The outcome `u` of a customer that is about the cart as its line `l` was changed last. */
const outcomeOfCart = Prisma.sql`u.customer_id = l.customer_id and u.changed_at >= l.changed_at`

/**
 * The newest line `l` of each cart that was left behind, and the saved address `a`. An order taken
 * by phone without the account is known by its number.
 */
const leftCarts = Prisma.sql`
  cart_line l join address a on a.customer_id = l.customer_id
  where l.changed_at > now() - make_interval(days => ${leftCartDays}::int)
    and l.changed_at < now() - make_interval(hours => ${leftCartHours}::int)
    and not exists (select from cart_line n where n.customer_id = l.customer_id
      and (n.changed_at, n.id) > (l.changed_at, l.id))
    and not exists (select from cart_outcome u
      where ${outcomeOfCart} and (u.back_at is null or u.back_at > now()))
    and not exists (select from phone_block b
      where b.phone = reverse(shop_number_key(a.number)) and ${inForce})
    and not exists (select from orders o
      where o.customer_id = l.customer_id and o.created_at > l.changed_at)
    and not exists (select from orders o
      where o.number_key = shop_number_key(a.number) and o.created_at > l.changed_at)`

type Row = Omit<LeftCart, 'changed_at' | 'later_at'> & {
  lineId: number
  changed_at: Date
  later_at: Date | null
}

/** A page of carts, the newest first, by the index of changes: it skips carts with an outcome. */
export async function readLeftCarts(
  prisma: PrismaClient,
  { after }: { after?: string | null | undefined },
): Promise<{ carts: LeftCart[]; next: string | null }> {
  const rows = await prisma.$queryRaw<Row[]>`
    select l.customer_id as id, l.id as "lineId", l.changed_at, l.name, l.number,
      (select u.at from cart_outcome u where ${outcomeOfCart}) as later_at, g.*
    from (select l.*, a.name, a.number from ${leftCarts} ${beyond(after)}
      order by l.changed_at desc, l.id desc limit ${rowsAtOnce + 1}) l
    cross join lateral (${goodsOfCart}) g
    order by l.changed_at desc, l.id desc`
  const { page, next } = pageOf(
    rows,
    ({ changed_at, lineId }) => `${changed_at.getTime()}:${lineId}`,
  )
  return { carts: page.map(present), next }
}

/** The lines of the cart of `l` at the prices of now. */
const goodsOfCart = Prisma.sql`
  select sum(c.quantity::bigint * p.price_taka)::float8 as sum, greatest(count(*) - ${mostGoods}::int, 0)::int as more,
    jsonb_agg(jsonb_strip_nulls(jsonb_build_object('title', p.title, 'image', p.image,
      'quantity', c.quantity, 'color', k.color, 'size', s.size)) order by c.id desc) as goods
  from cart_line c join product p on p.id = c.product_id
  left join product_color k on k.id = c.color_id
  left join product_size s on s.id = c.size_id
  where c.customer_id = l.customer_id`

function beyond(after: string | null | undefined): Prisma.Sql {
  if (!after) return Prisma.empty
  const [ms, lineId] = after.split(':')
  const before = new Date(Number(ms))
  const at = Number.isNaN(before.getTime()) ? new Date(0) : before
  return Prisma.sql`and (l.changed_at, l.id) < (${at}::timestamptz, ${idInCursor(lineId)}::int)`
}

function present({ lineId: _lineId, changed_at, later_at, goods, ...row }: Row): LeftCart {
  return {
    ...row,
    number: localPhoneDigits(row.number),
    goods: goods.slice(0, mostGoods),
    changed_at: changed_at.toISOString(),
    later_at: later_at?.toISOString() ?? null,
  }
}

type CartRow = Omit<CartToOrder, 'changed_at' | 'is_account'> & { changed_at: Date }

/** What an order of a listed cart begins with. Throws a 404 for any other one. */
export async function readLeftCart(prisma: PrismaClient, id: number): Promise<CartToOrder> {
  const [cart] = await prisma.$queryRaw<CartRow[]>`
    select l.customer_id as id, l.changed_at, a.number, a.name, a.address, (
      select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('product_id', c.product_id,
        'quantity', c.quantity, 'color_id', c.color_id, 'size_id', c.size_id)) order by c.id)
      from cart_line c where c.customer_id = l.customer_id) as lines
    from ${leftCarts} and l.customer_id = ${id}`
  if (!cart) throw notFound('The cart')
  const accounts = await readAccounts(prisma, cart.number)
  return {
    ...cart,
    number: localPhoneDigits(cart.number),
    changed_at: cart.changed_at.toISOString(),
    is_account: accounts.length === 1 && accounts[0]?.id === id,
  }
}
