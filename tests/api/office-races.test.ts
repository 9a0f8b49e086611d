import { expect, test } from 'vitest'
import * as calls from '#contract/office/orders'
import { cancelOrder as cancelOwn, getOrder as getOwn } from '#contract/orders'
import { findDifferences } from '../support/derived.ts'
import { openOffice } from '../support/office.ts'
import { openRace } from '../support/race.ts'
import { fillCart } from '../support/shopping.ts'

const { shop, signedIn, agent, manager } = await openOffice('agent', 'manager')
const customer = await shop.customer()
const atOnce = openRace()
const statusOf = async (trans_id: string) =>
  (await customer.ask(getOwn, { trans_id })).body.order.order_status
const stepsOf = async (orderId: number) =>
  (
    await shop.prisma.orderEvent.findMany({ where: { orderId, kind: 1 }, orderBy: { id: 'asc' } })
  ).map(({ fromStatus, toStatus }) => [fromStatus, toStatus])

test('an order that is confirmed and cancelled at once ends as the customer wants', async () => {
  const winners = new Set<string>()
  for (let round = 0; round < 100; round++) {
    const { id, transId } = await shop.make.order({ customerId: customer.id })
    const call = { order_id: id, v: 0, outcome: 'confirmed' }

    const [confirmed, cancelled] = await atOnce(
      round,
      () => agent.ask(calls.recordCall, call),
      () => customer.ask(cancelOwn, { order_id: id, reason: 'late' }),
    )

    expect(cancelled.status).toBe(200)
    expect(await statusOf(transId)).toBe(5)
    if (confirmed.status === 200) {
      winners.add('staff')
      expect(await stepsOf(id)).toEqual([
        [0, 1],
        [1, 5],
      ])
      continue
    }
    winners.add('customer')
    expect(confirmed).toBeRefused(409, 'This order was cancelled meanwhile')
    expect(confirmed.body.current).toMatchObject({ id, status: 5, claim: null })
    expect(await stepsOf(id)).toEqual([[0, 5]])
  }
  expect(winners.size).toBe(2)
})

test('an order that is handed over and cancelled at once is one of both, and the other call is a 409', async () => {
  const winners = new Set<string>()
  for (let round = 0; round < 100; round++) {
    const { id, transId } = await shop.make.order({ customerId: customer.id, status: 2 })

    const [shipped, cancelled] = await atOnce(
      round,
      () => manager.ask(calls.stepOrder, { order_id: id, v: 0, to: 3 }),
      () => customer.ask(cancelOwn, { order_id: id, reason: 'late' }),
    )

    const status = await statusOf(transId)
    expect([shipped.status, cancelled.status, status]).toEqual(
      status === 3 ? [200, 409, 3] : [409, 200, 5],
    )
    if (status === 5) expect(shipped.body.current).toMatchObject({ id, status: 5 })
    expect(await stepsOf(id)).toEqual([[2, status]])
    winners.add(String(status))
  }
  expect(winners.size).toBe(2)
})

test('second of two results of one call at once is refused with the first', async () => {
  const other = await signedIn('agent', 'Other')
  for (let round = 0; round < 20; round++) {
    const { id } = await shop.make.order()

    const answers = await Promise.all([
      agent.ask(calls.recordCall, { order_id: id, v: 0, outcome: 'no_answer' }),
      other.ask(calls.recordCall, { order_id: id, v: 0, outcome: 'confirmed' }),
    ])

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const won = answers.find(({ status }) => status === 200)?.body.order
    const lost = answers.find(({ status }) => status === 409)?.body.current
    expect(lost).toMatchObject({ id, v: 1, status: won?.status, calls: won?.calls })
  }
})

test('an act sent again under its key is done once', async () => {
  const order = await shop.make.order()
  const call = { order_id: order.id, v: 0, outcome: 'no_answer' }
  const how = { headers: { 'Idempotency-Key': 'a tap of mine' } }
  const report = () => agent.ask(calls.recordCall, call, how)

  const answers = await Promise.all([report(), report(), report()])
  const late = await report()
  const elsewhere = await agent.ask(calls.noteOrder, { order_id: order.id, text: 'x' }, how)

  for (const { status, body } of [...answers, late]) {
    expect({ status, body }).toEqual({ status: 200, body: late.body })
  }
  expect(late.body.order).toMatchObject({ calls: 1, v: 1 })
  expect(elsewhere).toBeRefused(422)
})

test('derived rows of orders are right after any simultaneous acts', async () => {
  const staff = [agent, manager, await signedIn('agent'), await signedIn('owner')]
  const { code } = await shop.make.promo({ priceTaka: 50, maxRedemptions: 1000 })
  const orders: {
    id: number
    trans_id: string
    buyer: Awaited<ReturnType<typeof shop.customer>>
  }[] = []
  for (let nr = 0; nr < 12; nr++) {
    const { buyer, confirm } = await fillCart(shop, [{}, {}])
    const { body } = await confirm({ promo: nr % 2 ? code : null })
    orders.push({ id: body.order.id, trans_id: body.trans_id, buyer })
  }
  const { id: product_id } = await shop.make.product()
  // The same numbers each time, so that an error repeats.
  let seed = 7
  const pick = (count: number) => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % count
  }
  const any = <T>(list: readonly T[]): T => {
    const one = list[pick(list.length)]
    if (one === undefined) throw new Error('The list is empty')
    return one
  }
  const statuses: number[] = []
  const work = async (member: (typeof staff)[number]) => {
    for (let nr = 0; nr < 60; nr++) {
      const { id, trans_id, buyer } = any(orders)
      const { order } = (await member.ask(calls.getOrder, { trans_id })).body
      const seen = { order_id: id, v: order.v }
      const { name, address } = order
      const act = any([
        () => member.ask(calls.claimOrder, { order_id: id, take_over: true }),
        () => member.ask(calls.nextOrder),
        () =>
          member.ask(calls.recordCall, {
            ...seen,
            outcome: any(['confirmed', 'no_answer', 'refused']),
          }),
        () => member.ask(calls.stepOrder, { ...seen, to: Math.min(order.status + 1, 4) }),
        () => member.ask(calls.stepOrders, { orders: [seen], to: Math.min(order.status + 1, 4) }),
        () => member.ask(calls.undoAct, { event_id: order.events.at(-1)?.id }),
        () =>
          member.ask(calls.recordOutcome, { ...seen, outcome: any(['coming_back', 'received']) }),
        () =>
          member.ask(calls.editOrder, {
            ...seen,
            fee: 100,
            name,
            address,
            number: `0170000000${pick(3)}`,
            lines: [{ product_id, quantity: 1 + pick(9) }],
          }),
        () => (pick(8) ? buyer.ask(getOwn, { trans_id }) : buyer.ask(cancelOwn, { order_id: id })),
      ])
      statuses.push((await act()).status)
    }
  }

  await Promise.all(staff.map(work))

  expect(statuses.filter((status) => ![200, 403, 409].includes(status))).toEqual([])
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(60)
  expect(await findDifferences(shop.pool)).toEqual([])
})
