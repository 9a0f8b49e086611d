import { expect, test } from 'vitest'
import { Prisma, type PrismaClient } from '../../server/database/generated/client.ts'
import { countQueues } from '../../server/office/orders/count-queues.ts'
import { readOrders } from '../../server/office/orders/read-orders.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const asker = { id: 1, role: 'agent' } as const
const { id: customerId } = await shop.make.customer()
const { id: productId } = await shop.make.product()
const orderCount = 20_000

// All but the newest 200 are closed. Each name has a common word, one shared by a hundred, one of
// its own; the oldest 6,000 have one more.
const client = await shop.pool.connect()
await client.query('begin')
await client.query('set local session_replication_role = replica')
await client.query('set local statement_timeout = 0')
await client.query(
  `insert into orders (id, customer_id, trans_id, confirm_key, confirmed_lines, status, fee_taka,
     subtotal_taka, total_taka, address_name, address_number, address, created_at, call_at)
   select nr, $1, nr, nr, nr, case when nr > $2 - 200 then nr % 4 else 4 end, 60, 100, 160,
     concat_ws(' ', 'Begum', 'Group' || nr % 100, 'Own' || nr, case when nr <= 6000 then 'Old' end),
     '017' || lpad(nr::text, 8, '0'), 'Dhaka', at, at
   from generate_series(1, $2::int) nr, lateral (select now() - ($2 - nr) * interval '1 minute' as at) t`,
  [customerId, orderCount],
)
await client.query(
  `insert into order_line (order_id, product_id, quantity, price_taka, title, slug, image)
   select id, $1, 1, 100, 'Sari', 'sari', '' from orders`,
  [productId],
)
await client.query(`select shop_rebuild_derived(), setval('orders_id_seq', $1)`, [orderCount])
await client.query('commit')
await client.query('vacuum analyze orders, order_line, order_event, phone_record')
client.release()

type Wanted = Parameters<typeof readOrders>[2]
const idsOf = async (wanted: Wanted) => {
  const page = await readOrders(shop.prisma, asker, wanted)
  return { ids: page.orders.map(({ id }) => id), next: page.next }
}
/** Every n-th one from the newest on. */
const from = (newest: number, step: number) => (_: unknown, nr: number) => newest - nr * step

test.each([
  ['begum', 20_000, 1],
  ['group7 BEGUM', 19_907, 100],
  ['old', 6000, 1],
  ['old begum', 6000, 1],
])('the pages of a search for %s begin with the newest', async (q, newest, step) => {
  const first = await idsOf({ q })
  const second = await idsOf({ q, after: first.next })

  expect(first.ids).toEqual(Array.from({ length: 30 }, from(newest, step)))
  expect(second.ids).toEqual(Array.from({ length: 30 }, from(newest - 30 * step, step)))
})

test('the pages of a span of time begin with its newest', async () => {
  const at = async (id: number) =>
    (await shop.prisma.order.findUniqueOrThrow({ where: { id } })).createdAt.toISOString()
  const span = { from: await at(9000), to: await at(9070), q: 'begum' }

  const first = await idsOf(span)
  const second = await idsOf({ ...span, after: first.next })
  const third = await idsOf({ ...span, after: second.next })

  expect([...first.ids, ...second.ids, ...third.ids]).toEqual(
    Array.from({ length: 70 }, from(9069, 1)),
  )
  expect(third.next).toBeNull()
})

test('a name of one order among many is found', async () => {
  expect(await idsOf({ q: 'own123' })).toEqual({ ids: [123], next: null })
  expect(await idsOf({ q: 'own123 group24' })).toEqual({ ids: [], next: null })
  expect((await idsOf({ q: 'begum', queue: 'pack' })).ids).toHaveLength(30)
})

/** The plans of an act's statements. */
async function plansOf(act: (prisma: PrismaClient) => Promise<unknown>): Promise<string> {
  const statements: Prisma.Sql[] = []
  const $queryRaw = (first: Prisma.Sql | TemplateStringsArray, ...values: unknown[]) => {
    const sql = 'text' in first ? first : Prisma.sql(first, ...values)
    statements.push(sql)
    return shop.prisma.$queryRaw(sql)
  }
  await act({ $queryRaw } as unknown as PrismaClient)
  const plans = []
  for (const { text, values } of statements) {
    const { rows } = await shop.pool.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values)
    plans.push(...rows.map((row) => row['QUERY PLAN']))
  }
  return plans.join('\n')
}

test.each([
  [{ queue: 'call' }, 'orders_to_call_idx'],
  [{ queue: 'later' }, 'orders_to_call_idx'],
  [{ queue: 'pack' }, 'orders_open_idx'],
  [{ queue: 'hand' }, 'orders_open_idx'],
  [{ queue: 'way' }, 'orders_open_idx'],
  [{ queue: 'back' }, 'orders_back_idx'],
  [{ queue: 'all' }, 'orders_pkey'],
  [{ status: 3 }, 'orders_open_idx'],
  [{ q: '019999' }, 'orders_number_key_id_idx'],
  [{ q: 'own123', queue: 'call' }, 'orders_'],
  [{ staff: 1 }, 'orders_open_idx'],
] as const)('the list %j is read by %s', async (wanted, index) => {
  const plan = await plansOf((prisma) => readOrders(prisma, asker, wanted))

  expect(plan).toContain(index)
  expect(plan).not.toContain('Seq Scan on orders')
  expect(plan).not.toContain('Seq Scan on order_line')
})

test('queues are counted in their partial indexes', async () => {
  const plan = await plansOf(countQueues)

  expect(plan).toContain('orders_to_call_idx')
  expect(plan).toContain('orders_open_idx')
  expect(plan).toContain('orders_back_idx')
  expect(plan).not.toContain('Seq Scan on orders')
})
