import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Call } from '#contract/endpoint'
import { recordCall, stepOrder, stepOrders } from '#contract/office/orders'
import type { Fields } from '../support/ask.ts'
import { openStaff } from '../support/office.ts'
import type { Visitor } from '../support/shop.ts'
import { noteFigures } from './support/figures.ts'
import { openServers } from './support/servers.ts'

const kills = 30
const managers = 4
const shop = await openServers()
const { signedIn } = openStaff(shop)

test('a kill -9 among the acts of the office leaves nothing half and nothing twice', async (context) => {
  const customer = await shop.customer()
  let isOver = false
  let acts = 0
  let tries = 0
  const finished: number[] = []

  /** Repeats until it is answered, under one key and version: a retry must not report a change. */
  async function act(manager: Visitor, call: Call, input: Fields): Promise<Fields> {
    const headers = { 'Idempotency-Key': randomUUID() }
    acts++
    for (;;) {
      tries++
      const answer = await manager.ask(call, input, { headers }).catch(() => null)
      if (answer?.status === 200) return answer.body
      if (answer) expect([answer.status, answer.text]).toEqual([503, answer.text])
      await delay(50)
    }
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
  for (let nr = 0; nr < kills; nr++) {
    await delay(200 + Math.random() * 800)
    await shop.killAndStart()
  }
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
