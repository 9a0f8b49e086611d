import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { openDrain } from '../../server/process/drain.ts'
import { openServer } from '../../server/process/listen.ts'

const asking = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'

/** A server whose answers wait for a release, and its stop. */
async function openWaiting() {
  const release: (() => void)[] = []
  const server = openServer({ trustProxy: 1 }, (_request, response) => {
    release.push(() => response.end('answered'))
    server.emit('arrived')
  })
  const drain = openDrain(server, () => {})
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => server.closeAllConnections())
  const { port } = server.address() as AddressInfo
  return { server, drain, release, join: () => joined(port, server) }
}

async function joined(port: number, server: ReturnType<typeof openServer>): Promise<Socket> {
  const accepted = once(server, 'connection')
  const socket = connect(port, '127.0.0.1')
  await accepted
  return socket
}

async function secondsOf(act: () => Promise<void>): Promise<number> {
  const started = performance.now()
  await act()
  return (performance.now() - started) / 1000
}

test('a stop does not wait for a connection without a request', async () => {
  const { drain, join } = await openWaiting()
  const silent = await join()

  const took = await secondsOf(drain)

  expect(took).toBeLessThan(3)
  await once(silent.resume(), 'close')
})

test('a stop answers what is under way, and does not wait for its connection afterwards', async () => {
  const { server, drain, release, join } = await openWaiting()
  const socket = await join()
  const arrived = once(server, 'arrived')
  socket.write(asking)
  await arrived

  const stopped = secondsOf(drain)
  release[0]?.()

  expect(await text(socket)).toContain('answered')
  expect(await stopped).toBeLessThan(3)
})

test.each([0, 200])('a stop answers what was sent just before it, %i ms late', async (pauseMs) => {
  const { server, drain, release, join } = await openWaiting()
  const socket = await join()
  server.once('arrived', () => release[0]?.())

  socket.write(asking)
  const stopped = secondsOf(drain)
  // A busy machine pauses the process before it reads.
  const until = performance.now() + pauseMs
  while (performance.now() < until);

  expect(await text(socket)).toContain('answered')
  expect(await stopped).toBeLessThan(3)
})
