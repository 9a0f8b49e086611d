import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { fillCart } from '../support/shopping.ts'
import { noteFigures, quantile } from './support/figures.ts'
import { openServers } from './support/servers.ts'

const kills = 30
const purchases = 1000
const shoppers = 40
const shop = await openServers()

test('every write acknowledged before a kill -9 is there after it', async (context) => {
  const acknowledged: { transId: string; customerId: number }[] = []
  let tries = 0
  let isOver = false

  /** Buys until the end; an unanswered call is repeated. */
  async function buy(customer: Awaited<ReturnType<typeof shop.customer>>, nr: number) {
    while (!isOver) {
      const { seen, confirm } = await fillCart(shop, [{ quantity: 2 }, {}], customer)
      expect(seen).toHaveLength(2)
      const key: Record<string, string> =
        nr % 2 === 0 ? { 'Idempotency-Key': crypto.randomUUID() } : {}
      for (let isAnswered = false; !isAnswered; ) {
        tries++
        const answer = await confirm({}, { headers: key }).catch(() => null)
        if (answer) expect([200, 503]).toContain(answer.status)
        isAnswered = answer?.status === 200
        if (answer && isAnswered) {
          acknowledged.push({ transId: answer.body.trans_id, customerId: customer.id })
        } else await delay(50)
      }
      await delay(Math.random() * 1500)
    }
  }

  const customers = []
  for (let nr = 0; nr < shoppers; nr++) {
    const customer = await shop.customer()
    await shop.make.address({ customerId: customer.id })
    customers.push(customer)
  }
  const buying = customers.map(buy)

  const restarts: number[] = []
  while (restarts.length < kills || acknowledged.length < purchases) {
    await delay(200 + Math.random() * 800)
    if (restarts.length >= kills) continue
    restarts.push(await shop.killAndStart())
    expect((await fetch(`${shop.url}/readyz`)).status).toBe(200)
  }
  isOver = true
  await Promise.all(buying)

  expect(new Set(acknowledged.map(({ transId }) => transId)).size).toBe(acknowledged.length)
  const orders = await shop.prisma.order.findMany({ select: { transId: true, customerId: true } })
  const inOrder = (list: typeof orders) => list.map(({ transId }) => transId).sort()
  expect(inOrder(orders)).toEqual(inOrder(acknowledged))
  expect(orders).toEqual(expect.arrayContaining(acknowledged))
  expect(await shop.prisma.cartLine.count()).toBe(0)
  expect(Math.max(...restarts)).toBeLessThan(3000)
  noteFigures(
    context,
    `${kills} kills, ${acknowledged.length} confirms in ${tries} tries; up again after ${Math.round(quantile(restarts, 0.5))} ms, at most ${Math.round(Math.max(...restarts))} ms`,
  )
})
