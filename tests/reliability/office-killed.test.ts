import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Call } from '#contract/endpoint'
import { saveNewOrder } from '#contract/office/new-orders'
import { recordCall, stepOrder, stepOrders } from '#contract/office/orders'
import type { Fields } from '../support/ask.ts'
import { countedProduct } from '../support/counted.ts'
import { openStaff } from '../support/office.ts'
import type { Visitor } from '../support/shop.ts'
import { noteFigures } from './support/figures.ts'
import { openServers } from './support/servers.ts'

const kills = 30
const managers = 4
const shop = await openServers()
const { signedIn } = openStaff(shop)

/** Repeats until it is answered, under one key: a repeated act must not report a change. */
async function actUntilAnswered(member: Visitor, call: Call, input: Fields, noteTry: () => void) {
  const headers = { 'Idempotency-Key': randomUUID() }
  for (;;) {
    noteTry()
    const answer = await member.ask(call, input, { headers }).catch(() => null)
    if (answer?.status === 200) return answer.body
    if (answer) expect([answer.status, answer.text]).toEqual([503, answer.text])
    await delay(50)
  }
}

async function killSometimes(times: number) {
  for (let nr = 0; nr < times; nr++) {
    await delay(200 + Math.random() * 800)
    await shop.killAndStart()
  }
}

test('a kill -9 among the acts of the office leaves nothing half and nothing twice', async (context) => {
  const customer = await shop.customer()
  let isOver = false
  let acts = 0
  let tries = 0
  const finished: number[] = []

  async function act(manager: Visitor, call: Call, input: Fields): Promise<Fields> {
    acts++
    return actUntilAnswered(manager, call, input, () => tries++)
  }

  async function work(manager: Visitor) {
    while (!isOver) {
      const ids: number[] = []
      for (let nr = 0; nr < 3; nr++)
        ids.push((await shop.make.order({ customerId: customer.id })).id)
      for (const order_id of ids) {
        await act(manager, recordCall, { order_id, v: 0, outcome: 'confirmed' })
        await act(manager, stepOrder, { order_id, v: 1, to: 2 })
      }
      for (const to of [3, 4]) {
        const orders = ids.map((order_id) => ({ order_id, v: to - 1 }))
        const { results } = await act(manager, stepOrders, { orders, to })
        expect(results).toMatchObject(ids.map((order_id) => ({ order_id, ok: true, v: to })))
      }
      finished.push(...ids)
    }
  }

  const working: Promise<void>[] = []
  for (let nr = 0; nr < managers; nr++) working.push(work(await signedIn('manager')))
  await killSometimes(kills)
  isOver = true
  await Promise.all(working)

  expect(finished.length).toBeGreaterThan(kills)
  const { rows } = await shop.pool.query<{ steps: string; status: number; version: number }>(
    `select o.status, o.version, (select string_agg(from_status || '>' || to_status, ' ' order by e.id)
       from order_event e where e.order_id = o.id and kind = 1) as steps
     from orders o where id = any($1)`,
    [finished],
  )
  const once = { status: 4, version: 4, steps: '0>1 1>2 2>3 3>4' }
  expect(rows.filter((row) => JSON.stringify(row) !== JSON.stringify({ ...row, ...once }))).toEqual(
    [],
  )
  const audit = await shop.pool.query<{ entries: string }>(
    `select count(*) as entries from audit_log where entity = 'orders'`,
  )
  expect(Number(audit.rows[0]?.entries)).toBe(4 * finished.length)
  const derived = await shop.pool.query(
    'select * from shop_derived_differences() where differences > 0',
  )
  expect(derived.rows).toEqual([])
  noteFigures(
    context,
    `${kills} kills, ${acts} acts in ${tries} tries on ${finished.length} orders`,
  )
})

test('an order by phone that is saved again after a kill -9 is one order', async (context) => {
  const phoneKills = 20
  const pieces = 100_000
  const goods = await countedProduct(shop, { count: pieces })
  let isOver = false
  let tries = 0
  const saved: string[] = []
  const numbers: string[] = []

  async function take(agent: Visitor, nr: number) {
    while (!isOver) {
      const number = `019${nr}${String(numbers.length).padStart(7, '0')}`
      numbers.push(number)
      const { order } = await actUntilAnswered(
        agent,
        saveNewOrder,
        {
          ...{ number, name: 'Rahima', address: 'Dhanmondi, Dhaka', source: 'phone', fee: 60 },
          lines: [{ product_id: goods.id, quantity: 2 }],
          advance: { taka: 50, way: 'bkash', reference: `TX${number}` },
          confirm: true,
        },
        () => tries++,
      )
      saved.push(order.trans_id)
    }
  }

  const taking: Promise<void>[] = []
  for (let nr = 0; nr < managers; nr++) taking.push(take(await signedIn('agent'), nr))
  await killSometimes(phoneKills)
  isOver = true
  await Promise.all(taking)

  const orders = await shop.prisma.order.findMany({
    where: { addressNumber: { in: numbers } },
    select: { transId: true, status: true, payments: { select: { taka: true } } },
    orderBy: { transId: 'asc' },
  })
  expect(orders).toEqual(
    saved.sort().map((transId) => ({ transId, status: 1, payments: [{ taka: 50 }] })),
  )
  expect(await goods.counts()).toEqual({ '': pieces - 2 * saved.length })
  expect(saved.length).toBeGreaterThan(phoneKills)
  noteFigures(context, `${phoneKills} kills, ${saved.length} orders by phone in ${tries} tries`)
})
