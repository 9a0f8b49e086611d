import type { Transaction } from '../database/client.ts'

export type NewOrder = {
  customerId: number
  transId: string
  confirmKey: string
  confirmedLines: string
  feeTaka: number
  subtotalTaka: number
  promo: { id: number; code: string; priceTaka: number } | null
  discountTaka: number
  totalTaka: number
  address: { name: string; number: string; address: string }
  lines: {
    productId: number
    quantity: number
    priceTaka: number
    oldPriceTaka: number | null
    title: string
    slug: string
    image: string
  }[]
}

/** Writes the order, its lines in their order, and the promo's redemption, in one statement. */
export async function insertOrder(tx: Transaction, order: NewOrder): Promise<void> {
  const { promo, address } = order
  await tx.$executeRaw`
    with o as (
      insert into orders (customer_id, trans_id, confirm_key, confirmed_lines, fee_taka,
        subtotal_taka, promo_code, promo_price_taka, discount_taka, total_taka,
        address_name, address_number, address)
      values (${order.customerId}, ${order.transId}, ${order.confirmKey}, ${order.confirmedLines},
        ${order.feeTaka}, ${order.subtotalTaka}, ${promo?.code ?? null}, ${promo?.priceTaka ?? 0},
        ${order.discountTaka}, ${order.totalTaka}, ${address.name}, ${address.number},
        ${address.address})
      returning id
    ),
    redeemed as (
      insert into promo_redemption (promo_id, order_id)
      select ${promo?.id ?? null}::int, id from o where ${promo?.id ?? null}::int is not null
    )
    insert into order_line (order_id, product_id, quantity, price_taka, old_price_taka,
      title, slug, image)
    select o.id, l.* from o cross join json_to_recordset(${JSON.stringify(order.lines)}::json) as l(
      "productId" int, quantity int, "priceTaka" int, "oldPriceTaka" int,
      title text, slug text, image text)`
}
