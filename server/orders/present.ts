import type { Order, OrderEntry, Promo } from '#contract/orders'
import { dueOf } from '#contract/shop'
import { presentLineProduct } from '../cart/present.ts'
import type * as rows from '../database/generated/models.ts'

export type OrderRow = rows.OrderModel & {
  lines: rows.OrderLineModel[]
  payments?: { taka: number }[]
}

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
  }
}

type OrderEntryRow = Pick<
  rows.OrderModel,
  'id' | 'transId' | 'createdAt' | 'status' | 'totalTaka'
> & {
  lines: Pick<rows.OrderLineModel, 'title' | 'image'>[]
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
  }
}

export function presentPromo(row: {
  code: string
  priceTaka: number
  minSubtotalTaka: number | null
}): Promo {
  const least = row.minSubtotalTaka
  return {
    promo_code: row.code,
    price: row.priceTaka,
    ...(least !== null && { min_subtotal: least }),
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
