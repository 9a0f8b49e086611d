import { expect } from 'vitest'
import { confirmOrder } from '#contract/orders'
import { seenBy } from './office-orders.ts'
import type { openShop, ShopCustomer, Visitor } from './shop.ts'

type Shop = Awaited<ReturnType<typeof openShop>>
export type Piece = { productId: number; quantity?: number; colorId?: number; sizeId?: number }

const address = { name: 'Rahima', number: '01712345678', address: 'Dhaka' }

/** Buyers with an address, and their orders in the view of the staff's `member`. */
export function openBuyers(shop: Shop, member: Visitor) {
  async function newBuyer(): Promise<ShopCustomer> {
    const buyer = await shop.customer()
    await shop.make.address({ ...address, customerId: buyer.id })
    return buyer
  }

  /** Fills the buyer's cart; the returned function confirms it. */
  async function filled(buyer: ShopCustomer, pieces: readonly Piece[], promo?: string) {
    const carts: { id: number }[] = []
    for (const piece of pieces) {
      const { id } = await shop.make.cartLine({ customerId: buyer.id, ...piece })
      carts.push({ id })
    }
    return () => buyer.ask(confirmOrder, { carts, promo: promo ?? null, fee: 60 })
  }

  async function ordered(buyer: ShopCustomer, pieces: readonly Piece[]) {
    const { body } = await (await filled(buyer, pieces))()
    expect(body.message).toBe('ordered')
    const order = await seenBy(member, { transId: body.trans_id })
    const lines = order.lines.map(({ id, quantity }) => ({ line_id: id, quantity }))
    return { order, lines, buyer, same: { order_id: order.id, v: order.v, fee: 60, ...address } }
  }

  return { newBuyer, filled, ordered }
}

/** Number of deadlocks that the shop's database has ended. */
export async function countDeadlocks({ pool }: Pick<Shop, 'pool'>): Promise<number> {
  const { rows } = await pool.query<{ n: number }>(
    `select deadlocks::int as n from pg_stat_database where datname = current_database()`,
  )
  return rows[0]?.n ?? 0
}
