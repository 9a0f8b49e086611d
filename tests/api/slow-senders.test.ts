import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { confirmOrder } from '#contract/orders'
import { openServer, shopLimits } from '../../server/process/listen.ts'
import { noisePng } from '../support/pictures.ts'
import { openShop } from '../support/shop.ts'
import { upload } from '../support/upload.ts'

/** A tenth of the shop's limits. */
const limits = { headers: 1000, body: 3000, pictures: 12_000, answer: 18_000, silence: 6000 }
const shop = await openShop({ limits })
const customer = await shop.customer()
const product = await shop.make.product()

test.concurrent('a slow sender is dropped', async ({ expect }) => {
  const port = Number(new URL(shop.url).port)
  const ends = async (text: string) => {
    const begun = performance.now()
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {}).resume()
    socket.write(text)
    const dribble = setInterval(() => socket.write('x'), 100)
    await new Promise((done) => socket.once('close', done))
    clearInterval(dribble)
    return (performance.now() - begun) / 1000
  }
  const body = `POST ${confirmOrder.path} HTTP/1.1\r\nHost: x\r\nCookie: ${customer.cookie}\r\nContent-Type: application/json\r\nContent-Length: 90000\r\n\r\n{`

  // The answer comes before the body.
  const unasked = `POST /api/no-such-call HTTP/1.1\r\nHost: x\r\nContent-Length: 900\r\n\r\n{`

  const [halfHeader, halfBody, halfUnasked] = await Promise.all([
    ends('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: '),
    ends(body),
    ends(unasked),
  ])

  expect(halfHeader).toBeGreaterThan(0.9)
  expect(halfHeader).toBeLessThan(halfBody)
  expect(halfBody).toBeGreaterThan(2.9)
  expect(Math.max(halfBody, halfUnasked)).toBeLessThan(limits.pictures / 1000)
})

test.concurrent('pictures may come slowly', async ({ expect }) => {
  const { asked, answered } = upload(shop.url, customer, product.id, [await noisePng(400)], 3300)
  asked.on('error', () => {})

  expect((await answered).status).toBe(200)
})

test('a slow reader is dropped, and nobody occupies all connections', () => {
  const server = openServer()

  expect(server).toMatchObject({ headersTimeout: 10_000, requestTimeout: 120_000, timeout: 60_000 })
  expect(shopLimits).toMatchObject({ body: 30_000, answer: 180_000 })
  expect(server.maxConnections).toBe(8000)
})
