import type { Order, OrderEntry, Promo } from '#contract/orders'
import { dueOf, type Fees, promoTakes } from '#contract/shop'
import { presentLineProduct } from '../cart/present.ts'
import type * as rows from '../database/generated/models.ts'
import { termsOf } from './promo-terms.ts'
import type { PromoRow } from './promos.ts'

export type OrderRow = rows.OrderModel & {
  lines: rows.OrderLineModel[]
  payments?: { taka: number }[]
  whole?: Whole
}
/** The order into which the products of a joined one went. */
type Whole = { transId: string } | null

export function presentOrder(row: OrderRow, hasAdvance: boolean): Order {
  const paid = (row.payments ?? []).reduce((sum, { taka }) => sum + taka, 0)
  return {
    id: row.id,
    trans_id: row.transId,
    order_status: row.status,
    created_at: row.createdAt.toISOString(),
    fee: row.feeTaka,
    promo_code: row.promoCode === null ? null : { price: row.promoPriceTaka },
    promo: row.promoCode,
    subtotal: row.subtotalTaka,
    total: row.totalTaka,
    products: row.lines.map(presentOrderLine),
    address: { name: row.addressName, number: row.addressNumber, address: row.address },
    ...(row.rebateTaka > 0 && { rebate: row.rebateTaka }),
    ...(paid !== 0 && { paid, due: dueOf(row.totalTaka, paid) }),
    ...(hasAdvance && { advance: true as const }),
    ...(row.whole && { joined_into: row.whole.transId }),
  }
}

type OrderEntryRow = Pick<
  rows.OrderModel,
  'id' | 'transId' | 'createdAt' | 'status' | 'totalTaka'
> & {
  lines: Pick<rows.OrderLineModel, 'title' | 'image'>[]
  whole: Whole
  _count: { lines: number }
}

export function presentOrderEntry(row: OrderEntryRow): OrderEntry {
  return {
    id: row.id,
    trans_id: row.transId,
    created_at: row.createdAt.toISOString(),
    order_status: row.status,
    total: row.totalTaka,
    first_product: row.lines[0] ?? null,
    lines: row._count.lines,
    ...(row.whole && { joined_into: row.whole.transId }),
  }
}

/** `price`: by the cart, and for free delivery by the lower fee, so that nobody pays more than is shown. */
export function presentPromo(row: PromoRow, { inside, outside }: Fees): Promo {
  const least = row.minSubtotalTaka
  const terms = termsOf(row)
  return {
    promo_code: row.code,
    price: promoTakes({ price: row.priceTaka, ...terms }, row.cartTaka, Math.min(inside, outside)),
    ...(least !== null && { min_subtotal: least }),
    ...terms,
  }
}

function presentOrderLine(line: rows.OrderLineModel) {
  return {
    id: line.id,
    quantity: line.quantity,
    product: presentLineProduct({ ...line, id: line.productId }),
    ...(line.color !== null && { color: line.color }),
    ...(line.size !== null && { size: line.size }),
  }
}
