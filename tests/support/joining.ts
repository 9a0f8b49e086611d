import { expect } from 'vitest'
import { joinOrders, saveNewOrder } from '#contract/office/new-orders'
import type { OfficeOrder } from '#contract/office/order-row-shapes'
import { getOrder } from '#contract/office/orders'
import type { Fields, How } from './ask.ts'
import type { Make } from './make.ts'
import type { Visitor } from './shop.ts'

type Seen = { id: number; v: number }
let last = 0

/** Orders that staff take, to be joined; `member` does what a call names nobody for. */
export function openJoining(make: Make, member: Visitor) {
  /** Not shared with other tests. */
  const newPhone = () => `0186${String(1_000_000 + ++last)}`
  const product = async (priceTaka = 500) => (await make.product({ priceTaka })).id
  /** One product at 500 taka unless said otherwise. */
  async function take(more: Fields, by = member): Promise<OfficeOrder> {
    const answer = await by.ask(saveNewOrder, {
      name: 'রহিমা খাতুন',
      address: 'ধানমন্ডি, ঢাকা',
      source: 'phone',
      fee: 60,
      ...more,
      lines: more.lines ?? [{ product_id: await product(), quantity: 1 }],
    })
    expect([answer.status, answer.body.message]).toEqual([200, 'success'])
    return answer.body.order
  }
  /** Two orders of a new number; the newer has a fee of 100. */
  async function pair(older: Fields = {}, newer: Fields = {}, by = member) {
    const number = newPhone()
    const first = await take({ number, ...older }, by)
    return [first, await take({ number, fee: 100, ...newer }, by)] as const
  }
  const join = (one: Seen, other: Seen, by = member, more: Fields = {}, how: How = {}) =>
    by.ask(
      joinOrders,
      { order_id: one.id, v: one.v, other_id: other.id, other_v: other.v, ...more },
      how,
    )
  const now = async ({ trans_id }: { trans_id: string }): Promise<OfficeOrder> =>
    (await member.ask(getOrder, { trans_id })).body.order
  return { newPhone, product, take, pair, join, now }
}
