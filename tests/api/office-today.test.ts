import { expect, test } from 'vitest'
import * as calls from '#contract/office/today'
import { openStaff } from '../support/office.ts'
import { openShop } from '../support/shop.ts'

const dayMs = 24 * 60 * 60 * 1000

/** A shop of its own for each test, since the answer is cached for ten seconds. */
async function open() {
  const shop = await openShop()
  const { signedIn } = openStaff(shop)
  const [manager, agent] = await Promise.all([signedIn('manager'), signedIn('agent')])
  const setTimes = async (where: string, given: unknown[]) => {
    const client = await shop.pool.connect()
    await client.query(`begin; set local shop.erasing = 'on'`)
    await client.query(`update order_event set at = $1 where ${where}`, given)
    await client.query('commit')
    client.release()
  }
  return { shop, manager, agent, setTimes }
}
/** Noon in Dhaka this many days ago, and the day's name. */
function noon(daysAgo: number): [Date, string] {
  const day = new Date(Date.now() + 6 * 60 * 60 * 1000 - daysAgo * dayMs).toISOString().slice(0, 10)
  return [new Date(`${day}T12:00:00+06:00`), day]
}

test('a day counts what happened between two midnights of Dhaka', async () => {
  const { shop, manager, setTimes } = await open()
  const [, third] = noon(3)
  const edges = [`${third}T00:00:00+06:00`, `${third}T23:59:59.999+06:00`]
  for (const at of [...edges, new Date(Date.parse(edges[0] ?? '') - 1)]) {
    const { id } = await shop.make.order({ lineGiven: { priceTaka: 100 } })
    await setTimes('order_id = $2', [at, id])
  }
  const { id } = await shop.make.order()
  for (const status of [1, 2, 3, 4]) {
    await shop.prisma.order.update({ where: { id }, data: { status } })
  }
  await setTimes('order_id = $2', [noon(2)[0], id])

  const answer = await manager.ask(calls.getToday)

  expect(answer.status).toBe(200)
  const { begins, days } = answer.body
  expect(begins).toBe(false)
  expect(days.map(({ day }) => day)).toEqual(
    Array.from({ length: 14 }, (_, nr) => noon(13 - nr)[1]),
  )
  const nothing = { placed: 0, confirmed: 0, shipped: 0, delivered: 0, cancelled: 0, returned: 0 }
  expect(days[9]).toMatchObject({ ...nothing, placed: 1, placed_taka: 160 })
  expect(days[10]).toMatchObject({ ...nothing, placed: 2, placed_taka: 320, delivered_taka: 0 })
  expect(days[11]).toMatchObject({
    ...nothing,
    placed: 1,
    confirmed: 1,
    shipped: 1,
    delivered: 1,
    placed_taka: 560,
    delivered_taka: 560,
  })
  expect(days[13]).toMatchObject(nothing)
})

test('undone act is not counted; refused parcel counts as returned unless it is delivered later', async () => {
  const { shop, manager } = await open()
  const step = (id: number, data: { status?: number; outcome?: number | null }) =>
    shop.prisma.order.update({ where: { id }, data })
  const undone = await shop.make.order()
  await step(undone.id, { status: 1 })
  const event = await shop.prisma.orderEvent.findFirstOrThrow({
    where: { orderId: undone.id, kind: 1 },
  })
  await shop.prisma.$transaction([
    shop.prisma.$executeRaw`select set_config('shop.undo', ${String(event.id)}, true)`,
    shop.prisma.order.update({ where: { id: undone.id }, data: { status: 0 } }),
  ])
  const refused = await shop.make.order({ status: 3 })
  await step(refused.id, { outcome: 1 })
  await step(refused.id, { status: 5, outcome: 2 })
  const broughtBack = await shop.make.order({ status: 4 })
  await step(broughtBack.id, { outcome: 2 })
  const cancelled = await shop.make.order()
  await step(cancelled.id, { status: 5 })
  const afterAll = await shop.make.order({ status: 3 })
  await step(afterAll.id, { outcome: 1 })
  await step(afterAll.id, { status: 4, outcome: null })

  const today = (await manager.ask(calls.getToday)).body.days[13]

  expect(today).toMatchObject({ placed: 5, confirmed: 0, cancelled: 1, returned: 2, delivered: 1 })
  expect(today.delivered_taka).toBe(afterAll.totalTaka)
})

test('tasks say how much waits since when, products what was ordered most', async () => {
  const { shop, manager, setTimes } = await open()
  // One after another: equally frequent products are sorted by id.
  const often = await shop.make.product({ title: 'Loom 1' })
  const seldom = await shop.make.product({ title: 'Loom 2' })
  const long = await shop.make.product({ title: 'Loom 3' })
  const order = (productId: number, quantity: number, status: number) =>
    shop.make.order({ status, lineGiven: { productId, quantity } })
  const waiting = await order(often.id, 2, 0)
  await order(often.id, 3, 1)
  await order(seldom.id, 4, 2)
  const [before] = noon(15)
  const { id } = await order(long.id, 50, 2)
  await shop.prisma.order.update({ where: { id }, data: { createdAt: before } })
  await setTimes('order_id = $2', [before, id])
  await shop.make.order({ status: 3, outcome: 1, lineGiven: { productId: seldom.id } })
  const letter = { name: 'A', number: '01700000001', email: 'a@b.example', subject: 'A' }
  await shop.prisma.message.create({ data: { ...letter, message: 'One' } })
  await shop.prisma.message.create({ data: { ...letter, message: 'Two', state: 1 } })
  const { id: customerId } = await shop.make.customer()
  await shop.prisma.review.create({
    data: { productId: often.id, customerId, review: 'Good', state: 1 },
  })

  const { tasks, products } = (await manager.ask(calls.getToday)).body

  expect(tasks).toMatchObject({
    call: { n: 1, oldest: waiting.callAt.toISOString() },
    pack: { n: 1 },
    hand: { n: 2 },
    back: { n: 1 },
    messages: 1,
    reviews: 1,
  })
  expect(products).toEqual([
    { title: 'Loom 1', slug: often.slug, image: often.image, quantity: 5 },
    { title: 'Loom 2', slug: seldom.slug, image: seldom.image, quantity: 5 },
  ])
})

test('numbers of the day are cached for ten seconds, an agent sees no sums', async () => {
  const { shop, manager, agent } = await open()
  await shop.make.order()

  const [first, ofAgent] = await Promise.all([
    manager.ask(calls.getToday),
    agent.ask(calls.getToday),
  ])
  await shop.make.order()
  const later = await manager.ask(calls.getToday)

  expect(later.body).toEqual(first.body)
  expect(first.body.days[13]).toMatchObject({ placed: 1, placed_taka: 560 })
  expect(ofAgent.body.days[13]).toMatchObject({ placed: 1, placed_taka: null })
  for (const day of ofAgent.body.days) expect(day).toMatchObject({ delivered_taka: null })
})
