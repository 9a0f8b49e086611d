import { expect, test } from 'vitest'
import { removeDemo } from '../../server/demo/remove-demo.ts'
import { seedDemo } from '../support/demo.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const { prisma, pool } = shop
const seed = () => seedDemo(prisma)
const rowsOf = async (sql: string) => (await pool.query(sql)).rows
await seed()

test('the demo has orders in every state and outcome, spread over thirty days', async () => {
  const kinds = await rowsOf(
    'select distinct status, outcome from orders order by status, outcome nulls first',
  )

  expect(kinds).toEqual([
    { status: 0, outcome: null },
    { status: 1, outcome: null },
    { status: 2, outcome: null },
    { status: 3, outcome: null },
    { status: 3, outcome: 1 },
    { status: 3, outcome: 3 },
    { status: 4, outcome: null },
    { status: 4, outcome: 2 },
    { status: 5, outcome: null },
    { status: 5, outcome: 2 },
  ])
  const [{ days, future }] = await rowsOf(
    `select count(distinct (at at time zone 'Asia/Dhaka')::date)::int as days,
       count(*) filter (where at > now())::int as future
     from order_event where kind = 0 and at > now() - interval '30 days'`,
  )
  expect([days >= 30, future]).toEqual([true, 0])
})

test('the events of each order of the demo lead to where it stands, and their times fit', async () => {
  expect(
    await rowsOf(`
      select o.trans_id from orders o
      where (select array_agg(kind order by id) from order_event e where e.order_id = o.id)[1] <> 0
        or o.created_at <> (select at from order_event e where e.order_id = o.id and kind = 0)
        or o.status <> (select to_status from order_event e
          where e.order_id = o.id and kind in (0, 1, 6) order by id desc limit 1)
        or o.calls <> (select count(*) from order_event e
          where e.order_id = o.id and kind = 2 and data ->> 'outcome' = 'no_answer')`),
  ).toEqual([])
  expect(
    await rowsOf(`
      select * from (
        select at, lag(at) over own as before, from_status,
          lag(to_status) over own as stood from order_event where kind <> 2
        window own as (partition by order_id order by id)
      ) e where at < before or at > now() or from_status <> stood`),
  ).toEqual([])
})

test('the demo has numbers with a history, and two orders of one number that wait', async () => {
  const [{ took, returned, one }] = await rowsOf(`
    select count(*) filter (where delivered > 1)::int as took,
      count(*) filter (where returned > 1)::int as returned,
      (select count(*)::int from (select from orders where status = 0 group by number_key
        having count(*) > 1) twice) as one
    from phone_record`)

  expect([took > 5, returned > 0, one]).toEqual([true, true, 1])
  const waiting = await prisma.order.count({ where: { status: 0, callAt: { lte: new Date() } } })
  const later = await prisma.order.count({ where: { status: 0, callAt: { gt: new Date() } } })
  expect([waiting > 8, later > 1]).toEqual([true, true])
})

test('the demo has messages and reviews to look at', async () => {
  const states = async (table: string) =>
    rowsOf(`select state, count(*)::int as n from ${table} group by 1 order by 1`)

  expect((await states('message')).map(({ n }) => n)).toEqual([4, 3, 1])
  expect((await states('review')).slice(1)).toEqual([
    { state: 1, n: 3 },
    { state: 2, n: 1 },
  ])
})

test('a second start adds nothing, and taken out the demo leaves nothing of its office', async () => {
  const counts = () =>
    Promise.all([
      prisma.order.count(),
      prisma.orderEvent.count(),
      prisma.customer.count(),
      prisma.message.count(),
      prisma.review.count(),
      prisma.staff.count(),
    ])
  const before = await counts()

  await seed()
  expect(await counts()).toEqual(before)
  await prisma.$transaction((tx) => removeDemo(tx), { timeout: 60_000 })

  expect(await counts()).toEqual([0, 0, 0, 0, 0, 0])
  expect(await prisma.phoneRecord.count()).toBe(0)
})
