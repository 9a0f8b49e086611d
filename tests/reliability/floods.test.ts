import { connect, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { login } from '#contract/customers'
import { sendMessage } from '#contract/messages'
import { noteFigures, quantile } from './support/figures.ts'
import { openServers } from './support/servers.ts'
import { orderTimed } from './support/shoppers.ts'

const shop = await openServers({ environment: { RATE_LIMIT: 'on', TRUST_PROXY: '1' } })
/** A shopper at the flood's address waits with it; only others are counted here. */
const elsewhere = { 'X-Forwarded-For': '203.0.113.9' }
const port = Number(new URL(shop.url).port)
const product = await shop.make.product()

/** Eight customers order for some seconds. Returns the milliseconds of each call. */
async function order(seconds: number): Promise<number[]> {
  const times: number[] = []
  const end = Date.now() + seconds * 1000
  await Promise.all(
    Array.from({ length: 8 }, async (_, nr) => {
      const customer = await shop.customer()
      // An address each: eight at one address would exceed its calls.
      const how = { headers: { 'X-Forwarded-For': `198.51.100.${nr}` } }
      await shop.make.address({ customerId: customer.id })
      // Each orders more slowly than the limit.
      for (let orders = 0; Date.now() < end && orders < 60; orders++) {
        await orderTimed(customer, product, times, how)
        await delay(100)
      }
    }),
  )
  return times
}

/** Opens sockets that never send a whole request. Returns a function that closes them. */
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

const halfHeader = 'GET /api/get/products HTTP/1.1\r\nHost: x\r\n'
const halfBody =
  'POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{'

const dribble = (start: string, more: string) => (socket: Socket) => {
  socket.write(start)
  const timer = setInterval(() => socket.writable && socket.write(more), 500)
  socket.on('close', () => clearInterval(timer))
}

/** Requests the largest script again and again, and reads none of it. */
const neverRead = (path: string) => (socket: Socket) => {
  socket.pause()
  socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(20))
}

/** p95 of ordering, without and with `harm`, in milliseconds. */
async function compare(harm: () => Promise<() => Promise<unknown> | undefined>) {
  await order(3)
  const quiet = quantile(await order(8), 0.95)
  const end = await harm()
  try {
    await delay(1000)
    return { quiet, harmed: quantile(await order(8), 0.95) }
  } finally {
    await end()
  }
}

test('orders go on beside slow headers, idle sockets and a flood of logins', async (context) => {
  let isOver = false
  let guesses = 0
  const { quiet, harmed } = await compare(async () => {
    const close = [
      await openSockets(2000, () => {}),
      await openSockets(200, dribble(halfHeader, 'X-Slow: 1\r\n')),
    ]
    const flood = Array.from({ length: 20 }, async (_, nr) => {
      while (!isOver) {
        const email = `nobody-${nr}-${guesses++}@example.com`
        const { status } = await shop
          .visitor()
          .ask(login, { email, password: 'not the password' }, { headers: elsewhere })
        expect([401, 429]).toContain(status)
      }
    })
    return () => {
      isOver = true
      for (const each of close) each()
      return Promise.all(flood)
    }
  })

  noteFigures(
    context,
    `p95 ${quiet.toFixed(0)} ms quiet, ${harmed.toFixed(0)} ms beside 2,200 sockets and ${guesses} logins`,
  )
  expect(harmed).toBeLessThan(2 * quiet)
})

test('orders go on beside bodies that are nothing but brackets', async (context) => {
  const deep = '['.repeat(90_000)
  let isOver = false
  let posted = 0
  const { quiet, harmed } = await compare(async () => {
    const flood = Array.from({ length: 50 }, async () => {
      while (!isOver) {
        // A call with this body limit.
        const answer = await fetch(shop.url + sendMessage.path, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', ...elsewhere },
          body: deep,
        })
        expect([400, 413, 429]).toContain(answer.status)
        await answer.arrayBuffer()
        posted++
      }
    })
    return () => {
      isOver = true
      return Promise.all(flood)
    }
  })

  noteFigures(
    context,
    `${quiet.toFixed(0)} ms quiet, ${harmed.toFixed(0)} ms beside 50 clients who posted ${posted} bodies of 90,000 brackets`,
  )
  // Fifty are always before it: each of them must be short.
  expect(harmed).toBeLessThan(500)
})

test('orders go on beside two hundred clients who read none of their answers', async (context) => {
  const page = await (await fetch(shop.url)).text()
  const [, script = ''] = /(\/assets\/[^"]+\.js)"/.exec(page) ?? []
  expect(script).not.toBe('')

  const { quiet, harmed } = await compare(async () => {
    const close = await openSockets(200, neverRead(script))
    return async () => close()
  })

  noteFigures(
    context,
    `${quiet.toFixed(0)} ms quiet, ${harmed.toFixed(0)} ms beside 200 slow readers`,
  )
  expect(harmed).toBeLessThan(2 * quiet)
})

/** Seconds until the end of a socket that sends a little every half second and never finishes. */
async function lifeOf(start: string, more: string): Promise<number> {
  const started = performance.now()
  await new Promise<void>((ended) =>
    openSockets(1, (socket) => {
      dribble(start, more)(socket)
      socket.resume()
      socket.on('close', ended)
    }),
  )
  return (performance.now() - started) / 1000
}

test('half a header is given up after ten seconds and half a body after thirty', async (context) => {
  const [header, body] = await Promise.all([
    lifeOf(halfHeader, 'X-Slow: 1\r\n'),
    lifeOf(halfBody, ' '),
  ])

  noteFigures(
    context,
    `half a header lived ${header.toFixed(1)} s, half a body ${body.toFixed(1)} s`,
  )
  expect(header).toBeGreaterThan(5)
  expect(header).toBeLessThan(13)
  expect(body).toBeGreaterThan(15)
  expect(body).toBeLessThan(33)
})
