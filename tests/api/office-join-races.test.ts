// Over 200 lines: every act that meets a join, in one room.
import type { Response } from 'supertest'
import { expect, test } from 'vitest'
import { joinOrders, payAdvance, saveNewOrder } from '#contract/office/new-orders'
import type { OfficeOrder } from '#contract/office/order-row-shapes'
import * as calls from '#contract/office/orders'
import { cancelOrder as cancelOwn } from '#contract/orders'
import { countedProduct } from '../support/counted.ts'
import { findDifferences } from '../support/derived.ts'
import { openOffice } from '../support/office.ts'
import { openRace } from '../support/race.ts'

const { shop, manager, owner } = await openOffice('manager', 'owner')
const rounds = 100
const pieces = 10_000
const goods = await countedProduct(shop, { count: pieces })
let last = 0

type Pair = { number: string; older: OfficeOrder; newer: OfficeOrder }

/** Two open orders of a new number, of one and two counted pieces. */
async function pair(customerId: number | null = null): Promise<Pair> {
  const number = `0185${String(1_000_000 + ++last)}`
  if (customerId) {
    await shop.prisma.address.updateMany({ where: { customerId }, data: { number } })
  }
  const take = async (quantity: number) => {
    const answer = await manager.ask(saveNewOrder, {
      number,
      name: 'Rahima',
      address: 'Dhanmondi, Dhaka',
      source: 'phone',
      customer_id: customerId,
      lines: [{ product_id: goods.id, quantity }],
      fee: 60,
    })
    expect(answer.status).toBe(200)
    return answer.body.order
  }
  return { number, older: await take(1), newer: await take(2) }
}
const join = ({ older, newer }: Pair, member = manager) =>
  member.ask(joinOrders, { order_id: newer.id, v: newer.v, other_id: older.id, other_v: older.v })
const now = async ({ trans_id }: { trans_id: string }): Promise<OfficeOrder> =>
  (await owner.ask(calls.getOrder, { trans_id })).body.order
const piecesOf = ({ lines }: OfficeOrder) => lines.reduce((sum, { quantity }) => sum + quantity, 0)

/** Whoever came second has a 409 with the order as it is now, and nothing is left half done. */
async function expectOneWinner(one: Response, other: Response, { older, newer }: Pair) {
  expect([one.status, other.status].toSorted()).toEqual([200, 409])
  const lost = one.status === 409 ? one : other
  expect([older.id, newer.id]).toContain(lost.body.current.id)
  expect(lost.body.current.v).toBeGreaterThan(0)
}

/** Runs the rounds; each call wins some. */
async function race(
  other: (orders: Pair) => Promise<Response>,
  held: (orders: Pair, isJoined: boolean) => Promise<unknown>,
) {
  const atOnce = openRace()
  const winners = new Set<string>()
  for (let round = 0; round < rounds; round++) {
    const orders = await pair()
    const [joined, done] = await atOnce(
      round,
      () => join(orders),
      () => other(orders),
    )
    await expectOneWinner(joined, done, orders)
    winners.add(joined.status === 200 ? 'join' : 'other')
    await held(orders, joined.status === 200)
  }
  expect([...winners].toSorted()).toEqual(['join', 'other'])
  expect(await findDifferences(shop.pool)).toEqual([])
}

test('a join and an edit at once: one of them is done, and the other gets the present order', async () => {
  const edit = ({ older, number }: Pair) =>
    owner.ask(calls.editOrder, {
      order_id: older.id,
      v: older.v,
      lines: [{ line_id: older.lines[0]?.id, quantity: 4 }],
      fee: 60,
      name: 'Rahima',
      number,
      address: 'Dhanmondi, Dhaka',
    })

  await race(edit, async ({ older, newer }, isJoined) => {
    expect(piecesOf(await now(older))).toBe(isJoined ? 3 : 4)
    expect((await now(newer)).status).toBe(isJoined ? 5 : 0)
  })
})

test('a join and the cancellation of one of the two at once: the pieces are counted once', async () => {
  const cancel = ({ older, newer }: Pair) => {
    const { id, v } = last % 2 ? older : newer
    return owner.ask(calls.cancelOrder, { order_id: id, v, reason: 'other' })
  }

  await race(cancel, async ({ older, newer }, isJoined) => {
    const [one, other] = [await now(older), await now(newer)]
    const open = [one, other].filter(({ status }) => status === 0)
    expect(open).toHaveLength(1)
    if (isJoined) expect(open.map(({ id }) => id)).toEqual([older.id])
    for (const { id, v } of open) {
      await owner.ask(calls.cancelOrder, { order_id: id, v, reason: 'other' })
    }
  })
})

test('a join and the confirmation of one of the two at once: one of them is done', async () => {
  const confirm = ({ older, newer }: Pair) => {
    const { id, v } = last % 2 ? older : newer
    return owner.ask(calls.recordCall, { order_id: id, v, outcome: 'confirmed' })
  }

  await race(confirm, async ({ older, newer }, isJoined) => {
    const statuses = [(await now(older)).status, (await now(newer)).status]
    if (isJoined) expect(statuses).toEqual([0, 5])
    else expect(statuses.toSorted()).toEqual([0, 1])
  })
})

test('an advance on the newer at once stays on an order', async () => {
  const pay = ({ newer }: Pair) =>
    owner.ask(payAdvance, { order_id: newer.id, v: newer.v, taka: 100, way: 'cash' })

  await race(pay, async ({ newer }, isJoined) => {
    const { payments = [] } = await now(newer)
    expect(payments).toHaveLength(isJoined ? 0 : 1)
  })
})

test('two joins of the same orders at once are one', async () => {
  const again = (orders: Pair) =>
    owner.ask(joinOrders, {
      order_id: orders.older.id,
      v: orders.older.v,
      other_id: orders.newer.id,
      other_v: orders.newer.v,
    })

  await race(again, async ({ older, newer }) => {
    const [whole, joined] = [await now(older), await now(newer)]
    expect(piecesOf(whole)).toBe(3)
    expect(joined).toMatchObject({ status: 5, joined_into: older.trans_id })
    expect(whole.record).toMatchObject({ open: 1, cancelled: 0 })
  })
})

test('joins along a row of orders at once lose no piece, and none waits for another for ever', async () => {
  for (let round = 0; round < rounds / 4; round++) {
    const first = await pair()
    const take = async () =>
      (
        await manager.ask(saveNewOrder, {
          number: first.number,
          name: 'Rahima',
          address: 'Dhanmondi, Dhaka',
          source: 'phone',
          lines: [{ product_id: goods.id, quantity: 3 }],
          fee: 60,
        })
      ).body.order as OfficeOrder
    const third = await take()
    const all = [first.older, first.newer, third]
    const pairs = [
      { older: first.older, newer: first.newer },
      { older: first.newer, newer: third },
      { older: first.older, newer: third },
    ]

    const answers = await Promise.all(pairs.map((two) => join({ ...first, ...two })))

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    const open = (await Promise.all(all.map(now))).filter(({ status }) => status === 0)
    expect(open.reduce((sum, order) => sum + piecesOf(order), 0)).toBe(6)
  }
  expect(await findDifferences(shop.pool)).toEqual([])
})

test('a customer who cancels while staff join gets one of both, never a lost piece', async () => {
  const customer = await shop.customer()
  await shop.make.address({ customerId: customer.id })
  const atOnce = openRace()
  for (let round = 0; round < rounds / 4; round++) {
    const orders = await pair(customer.id)
    const { older, newer } = orders
    const target = round % 2 ? older : newer

    const [joined, cancelled] = await atOnce(
      round,
      () => join(orders),
      () => customer.ask(cancelOwn, { order_id: target.id, reason: 'late' }),
    )

    const isOlder = target.id === older.id
    const both = isOlder && joined.status === 200
    expect([joined.status, cancelled.status]).toEqual(
      both ? [200, 200] : joined.status === 200 ? [200, 409] : [409, 200],
    )
    expect((await now(target)).status).toBe(5)
  }
  expect(await findDifferences(shop.pool)).toEqual([])
})
