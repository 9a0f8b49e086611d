import { connect, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { addToCart, getCart } from '#contract/cart'
import { login } from '#contract/customers'
import { confirmOrder } from '#contract/orders'
import type { ShopCustomer } from '../support/shop.ts'
import { quantile, tell } from './support/figures.ts'
import { openServers } from './support/servers.ts'

const shop = await openServers({ environment: { RATE_LIMIT: 'on' } })
const port = Number(new URL(shop.url).port)
const product = await shop.make.product()

/** Eight customers order for some seconds. Returns the milliseconds that each call took. */
async function order(seconds: number): Promise<number[]> {
  const times: number[] = []
  const end = Date.now() + seconds * 1000
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      const customer = await shop.customer()
      await shop.make.address({ customerId: customer.id })
      // Each buys less often than he may.
      for (let orders = 0; Date.now() < end && orders < 60; orders++) {
        await timed(times, customer, addToCart, { product_id: product.id, quantity: 1 })
        const { body } = await timed(times, customer, getCart)
        await timed(times, customer, confirmOrder, { carts: body.carts, promo: null, fee: 60 })
        await delay(100)
      }
    }),
  )
  return times
}

async function timed(
  times: number[],
  customer: ShopCustomer,
  ...what: Parameters<ShopCustomer['ask']>
) {
  const begun = performance.now()
  const answer = await customer.ask(...what)
  times.push(performance.now() - begun)
  expect(answer.status).toBe(200)
  return answer
}

/** Opens sockets that never send a whole request. Returns what closes them. */
async function openSockets(count: number, act: (socket: Socket) => void) {
  const sockets = await Promise.all(
    Array.from(
      { length: count },
      () =>
        new Promise<Socket>((resolve, reject) => {
          const socket = connect(port, '127.0.0.1', () => resolve(socket))
          socket.once('error', reject)
        }),
    ),
  )
  for (const socket of sockets) {
    socket.on('error', () => {})
    act(socket)
  }
  return () => {
    for (const socket of sockets) socket.destroy()
  }
}

const dribble = (socket: Socket) => {
  socket.write('GET /api/get/products HTTP/1.1\r\nHost: x\r\n')
  const timer = setInterval(() => socket.writable && socket.write('X-Slow: 1\r\n'), 500)
  socket.on('close', () => clearInterval(timer))
}

test('orders go on beside slow headers, idle sockets and a flood of logins', async (context) => {
  await order(3)
  const quiet = quantile(await order(8), 0.95)

  const close = [await openSockets(2000, () => {}), await openSockets(200, dribble)]
  let isOver = false
  let guesses = 0
  const flood = Array.from({ length: 20 }, async (_, nr) => {
    while (!isOver) {
      const email = `nobody-${nr}-${guesses++}@example.com`
      const { status } = await shop.visitor().ask(login, { email, password: 'not the password' })
      expect([401, 429]).toContain(status)
    }
  })
  let flooded = Number.NaN
  try {
    await delay(1000)
    flooded = quantile(await order(8), 0.95)
  } finally {
    isOver = true
    for (const each of close) each()
    await Promise.all(flood)
  }

  tell(
    context,
    `p95 ${quiet.toFixed(0)} ms quiet, ${flooded.toFixed(0)} ms beside 2,200 sockets and ${guesses} logins`,
  )
  expect(flooded).toBeLessThan(2 * quiet)
})
