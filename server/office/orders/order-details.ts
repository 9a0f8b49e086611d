import { orderStatus } from '#contract/shop'
import type * as rows from '../../database/generated/models.ts'
import { literalsOf } from '../../database/literals.ts'
import { planOnce } from '../../database/plans.ts'
import type { Transaction } from '../as-staff.ts'

const { delivered } = literalsOf(orderStatus)

export type LineRead = Pick<
  rows.OrderLineModel,
  | ('id' | 'productId' | 'title' | 'slug' | 'image' | 'quantity' | 'priceTaka' | 'colorId')
  | ('sizeId' | 'color' | 'size' | 'stockItemId' | 'restocked')
>
/** `at` has PostgreSQL's format. `data` by kind: see `present.ts`. */
export type EventRead = Pick<
  rows.OrderEventModel,
  'kind' | 'fromStatus' | 'toStatus' | 'staffId'
> & { id: number; at: string; by: string | null; data: Record<string, unknown> }
type OtherRead = Pick<rows.OrderModel, 'transId' | 'status' | 'totalTaka'> & { createdAt: string }
export type PaymentRead = Pick<rows.OrderPaymentModel, 'id' | 'taka' | 'way' | 'reference'> & {
  at: string
  staffId: number | null
  by: string | null
}
type MessageRead = Pick<rows.MessageModel, 'id' | 'subject' | 'message'> & { at: string }

/** Details of an order's screen beside its row. `now`: the database's clock. */
export type OrderDetails = Pick<
  rows.OrderModel,
  | ('id' | 'customerId' | 'feeTaka' | 'subtotalTaka' | 'discountTaka' | 'promoCode')
  | ('promoPriceTaka' | 'rebateTaka' | 'rebateWhy')
> & {
  promoNow: Pick<rows.PromoModel, 'kind' | 'priceTaka' | 'percent' | 'mostTaka'> | null
  now: Date
  /** Null of an order without an account. */
  email: rows.CustomerModel['email'] | null
  payments: PaymentRead[]
  /** The reason of a cancellation as the customer reads or wrote it. */
  cancelReason: string | null
  lines: LineRead[]
  events: EventRead[]
  others: OtherRead[]
  messages: MessageRead[]
}

/** Limit of other open orders and messages on a screen. */
const mostBeside = 20

export async function readDetails(
  db: Transaction,
  ids: readonly number[],
): Promise<Map<number, OrderDetails>> {
  const rows = await db.$queryRaw<OrderDetails[]>`${planOnce}
    select o.id, now() as now, o.customer_id as "customerId", c.email, o.fee_taka as "feeTaka",
      o.subtotal_taka as "subtotalTaka", o.discount_taka as "discountTaka",
      o.promo_code as "promoCode", o.promo_price_taka as "promoPriceTaka", o.rebate_taka as "rebateTaka",
      o.rebate_why as "rebateWhy", y.payments,
      (select jsonb_build_object('kind', takes, 'priceTaka', price_taka, 'percent', percent,
        'mostTaka', most_taka) from promo where code = o.promo_code) as "promoNow",
      (select reason from cancellation where order_id = o.id) as "cancelReason", l.lines, e.events, b.others, m.messages
    from orders o
    left join customer c on c.id = o.customer_id
    cross join lateral (
      select coalesce(jsonb_agg(jsonb_build_object('id', y.id, 'at', y.at, 'taka', y.taka, 'way', y.way,
        'reference', y.reference, 'staffId', y.staff_id, 'by', s.name) order by y.id), '[]') as payments
      from order_payment y left join staff s on s.id = y.staff_id
      where y.order_id = o.id and y.undone_at is null
    ) y
    cross join lateral (
      select coalesce(jsonb_agg(jsonb_build_object('id', id, 'productId', product_id,
        'title', title, 'slug', slug, 'image', image, 'quantity', quantity,
        'priceTaka', price_taka, 'colorId', color_id, 'sizeId', size_id, 'color', color, 'size', size,
        'stockItemId', stock_item_id, 'restocked', restocked) order by id), '[]') as lines
      from order_line where order_id = o.id
    ) l
    cross join lateral (
      select coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'at', e.at, 'kind', e.kind,
        'fromStatus', e.from_status, 'toStatus', e.to_status, 'staffId', e.staff_id,
        'by', s.name, 'data', e.data) order by e.id), '[]') as events
      from order_event e left join staff s on s.id = e.staff_id where e.order_id = o.id
    ) e
    cross join lateral (
      select coalesce(jsonb_agg(jsonb_build_object('transId', x.trans_id, 'status', x.status,
        'totalTaka', x.total_taka, 'createdAt', x.created_at) order by x.id desc), '[]') as others
      from (
        select * from orders x
        where x.number_key = o.number_key and x.id <> o.id and x.status < ${delivered} and x.outcome is null
        order by x.id desc limit ${mostBeside}
      ) x
    ) b
    cross join lateral (
      select coalesce(jsonb_agg(jsonb_build_object('id', x.id, 'subject', x.subject,
        'message', x.message, 'at', x.created_at) order by x.id desc), '[]') as messages
      from (
        select * from message x
        where lower(x.email) = c.email_key or shop_number_key(x.number) = o.number_key
        order by x.id desc limit ${mostBeside}
      ) x
    ) m
    where o.id = any(${ids}::int[])`
  return new Map(rows.map((row) => [row.id, row]))
}
