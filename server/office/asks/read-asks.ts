import type { ProductAsk } from '#contract/office/asks'
import { hasRight } from '#contract/office/rights'
import { orderStatus } from '#contract/shop'
import { Prisma } from '../../database/generated/client.ts'
import { notFound } from '../../failures/refusals.ts'
import type { Transaction } from '../as-staff.ts'
import { isHandledBy } from '../orders/handled.ts'
import { maskNumber } from '../orders/number-seen.ts'
import type { Actor } from '../orders/order-rows.ts'

const [mostWaiting, mostTold] = [200, 50]

type AskRead = Omit<ProductAsk, 'at' | 'told_at'> & {
  at: Date
  told_at: Date | null
  isSeen: boolean
}

/** The product, who waits for it, and who was told lately. Throws a 404. */
export async function readAsks(db: Transaction, actor: Actor, productId: number) {
  const product = await db.product.findUnique({
    where: { id: productId },
    select: { title: true, slug: true, priceTaka: true, stock: true },
  })
  if (!product) throw notFound('The product')
  const { title, slug, priceTaka: price, stock } = product
  const rows = await db.$queryRaw<AskRead[]>`
    select a.id, a.created_at as at, c.name, n.number, c.email, a.lang, a.told_at, s.name as by,
      ${isSeenBy(actor)} as "isSeen"
    from (
      (select * from product_ask where product_id = ${productId} and told_at is null
        order by created_at desc, id desc limit ${mostWaiting})
      union all
      (select * from product_ask where product_id = ${productId} and told_at is not null
        order by told_at desc, id desc limit ${mostTold})
    ) a
    left join customer c on c.id = a.customer_id
    left join staff s on s.id = a.staff_id
    cross join lateral (
      select coalesce(a.number,
        (select d.number from address d where d.customer_id = a.customer_id),
        (select o.address_number from orders o where o.customer_id = a.customer_id
          order by o.id desc limit 1)) as number
    ) n
    order by a.told_at is not null, a.told_at desc, a.created_at desc, a.id desc`
  return { product: { title, slug, price, stock }, asks: rows.map(presentAsk) }
}

/**
 * Masks as the closed orders of the person do: for an agent who handled none of them, while none is open; and as
 * a closed order itself, once another person has told.
 */
function isSeenBy({ id, role }: Actor): Prisma.Sql {
  if (hasRight(role, 'anyNumber')) return Prisma.sql`true`
  return Prisma.sql`(a.told_at is null or a.staff_id is not distinct from ${id}::int) and coalesce((
    select bool_or(o.status < ${orderStatus.delivered} or ${isHandledBy(id)}) from orders o
    where o.customer_id = a.customer_id or o.number_key = shop_number_key(n.number)), true)`
}

function presentAsk({ isSeen, number, email, at, told_at, ...row }: AskRead): ProductAsk {
  return {
    ...row,
    number: number && !isSeen ? maskNumber(number) : number,
    email: isSeen ? email : null,
    at: at.toISOString(),
    told_at: told_at?.toISOString() ?? null,
  }
}
