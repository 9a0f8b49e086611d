import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test, vi } from 'vitest'
import { confirmOrder } from '#contract/orders'
import { addReview } from '#contract/reviews'
import { listen, openServer, shopLimits } from '../../server/process/listen.ts'
import { patience } from '../support/patience.ts'
import { noisePng } from '../support/pictures.ts'
import { openShop } from '../support/shop.ts'
import { upload } from '../support/upload.ts'

/** A tenth of the shop's limits. */
const limits = {
  headers: 1000,
  body: 3000,
  pictures: 12_000,
  slowPictures: 1000,
  answer: 18_000,
  silence: 6000,
  connections: 8000,
  connectionsOfNetwork: 2000,
}
const shop = await openShop({ limits })
const customer = await shop.customer()
const product = await shop.make.product()

const port = Number(new URL(shop.url).port)
/** Seconds until the sender of `text`, and of ten bytes a second after it, is dropped. */
const ends = async (text: string) => {
  const started = performance.now()
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {}).resume()
  socket.write(text)
  const dribble = setInterval(() => socket.write('x'), 100)
  await new Promise((done) => socket.once('close', done))
  clearInterval(dribble)
  return (performance.now() - started) / 1000
}

test.concurrent('slow sender is disconnected', async ({ expect }) => {
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
  const { request, answered } = upload(shop.url, customer, product.id, [await noisePng(400)], 3300)
  request.on('error', () => {})

  expect((await answered).status).toBe(200)
})

test.concurrent('pictures end below 8 kB a second, whatever came before', async ({ expect }) => {
  const pictures = `POST ${addReview.path} HTTP/1.1\r\nHost: x\r\nCookie: ${customer.cookie}\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 8000000\r\n\r\n--b\r\nContent-Disposition: form-data; name="images[]"; filename="a.jpg"\r\n\r\n`

  const ended = await Promise.all([ends(pictures), ends(pictures + 'x'.repeat(2_000_000))])

  expect(Math.min(...ended)).toBeGreaterThan(0.9)
  expect(Math.max(...ended)).toBeLessThan(limits.pictures / 2000)
  await vi.waitFor(() => expect(shop.incoming()).toEqual([]), patience)
})

test('slow reader is disconnected', () => {
  const server = openServer({ trustProxy: 0 })

  expect(server).toMatchObject({ headersTimeout: 10_000, requestTimeout: 120_000, timeout: 60_000 })
  expect(shopLimits).toMatchObject({ body: 30_000, answer: 180_000, connectionsOfNetwork: 2000 })
  expect(server.maxConnections).toBe(8000)
})

test('silent connections of one address keep out no other, without a proxy', async () => {
  const few = { ...shopLimits, connectionsOfNetwork: 5 }
  const standing = async (trustProxy: number) => {
    const server = openServer({ trustProxy }, (_request, response) => response.end('here'), few)
    const url = await listen(server, { host: '127.0.0.1', port: 0 })
    const open = (localAddress: string) =>
      connect({ port: Number(new URL(url).port), host: '127.0.0.1', localAddress }).on(
        'error',
        () => {},
      )
    const sockets = Array.from({ length: 8 }, () => open('127.0.0.1'))
    const live = () => sockets.filter((socket) => !socket.destroyed).length
    for (const socket of sockets) socket.resume()
    const answers = async (address: string) => {
      const socket = open(address).end('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
      return (await text(socket)).includes('here')
    }
    const end = () => {
      server.close()
      server.closeAllConnections()
      for (const socket of sockets) socket.destroy()
    }
    onTestFinished(end)
    return { live, answers, sockets }
  }

  const { live, answers, sockets } = await standing(0)
  await vi.waitFor(() => expect(live()).toBe(5), patience)
  expect([await answers('127.0.0.1'), await answers('127.0.0.2')]).toEqual([false, true])
  sockets.find((socket) => !socket.destroyed)?.destroy()
  await vi.waitFor(async () => expect(await answers('127.0.0.1')).toBe(true), patience)

  const behindProxy = await standing(1)
  expect(await behindProxy.answers('127.0.0.1')).toBe(true)
  expect(behindProxy.live()).toBe(8)
})
