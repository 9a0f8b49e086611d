import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { bomb, jpeg, noisePng, plain } from '../support/pictures.ts'
import { servingPid } from '../support/serving-process.ts'
import type { ShopCustomer } from '../support/shop.ts'
import { upload } from '../support/upload.ts'
import { noteFigures, quantile } from './support/figures.ts'
import { openServers } from './support/servers.ts'
import { orderTimed } from './support/shoppers.ts'

const shop = await openServers({ mayLog: /"status":503|The shop is busy/ })
const product = await shop.make.product()
/** Each customer has three places. */
const uploaders: ShopCustomer[] = []
// Fifty logins of one address may wait at once.
while (uploaders.length < 200)
  uploaders.push(...(await Promise.all(Array.from({ length: 20 }, () => shop.customer()))))
const pid = servingPid(shop.servers[0].process.pid)
const { incoming } = shop

/** A customer orders until stopped. Returns the milliseconds of each call. */
async function order(until: () => boolean): Promise<number[]> {
  const customer = await shop.customer()
  await shop.make.address({ customerId: customer.id })
  const times: number[] = []
  while (!until()) {
    await orderTimed(customer, product, times)
    await delay(20)
  }
  return times
}

async function during(what: Promise<unknown>): Promise<number> {
  let isOver = false
  const over = what.finally(() => {
    isOver = true
  })
  const times = await order(() => isOver)
  await over
  return quantile(times, 0.95)
}

function send(pictures: Buffer[]): Promise<number[]> {
  return Promise.all(
    pictures.map(async (picture, nr) => (await sendOne(picture, nr).answered).status),
  )
}

function sendOne(picture: Buffer, nr: number) {
  const uploader = uploaders[nr]
  return upload(shop.url, uploader, product.id, [picture])
}

test('no picture of an aborted upload is encoded', async (context) => {
  const picture = await noisePng()
  const started = Array.from({ length: 12 }, (_, nr) => sendOne(picture, nr))
  for (const { answered } of started) answered.catch(() => {})
  await vi.waitFor(() => expect(incoming()).toHaveLength(12), 10_000)
  const left = performance.now()
  for (const { request } of started) request.destroy()

  // Each picture would take seconds.
  await vi.waitFor(() => expect(incoming()).toEqual([]), 10_000)
  noteFigures(context, `12 who left are forgotten after ${Math.round(performance.now() - left)} ms`)
  expect(await send([await jpeg()])).toEqual([200])
})

const floods: [string, number, () => Promise<Buffer> | Buffer, number[]][] = [
  ['200 pictures of 8 MB', 200, noisePng, [200, 503]],
  ['a picture of 7,000,000 x 7', 5, () => bomb(7_000_000, 7), [413]],
  ['20 pictures of 25 megapixels', 20, () => plain(5000, 5000).png().toBuffer(), [200, 503]],
]

test.for(floods)(
  '%s at once leave room and time for orders',
  async ([what, count, make, allowed], context) => {
    const picture = await make()
    await during(delay(3000))
    const quiet = await during(delay(6000))
    const memory = watchMemory(pid)

    const answers = send(Array(count).fill(picture))
    const flooded = await during(answers)

    const { own, all } = memory()
    const statuses = await answers
    const taken = statuses.filter((status) => status === 200).length
    noteFigures(
      context,
      `${what}: ${taken} taken, ${own.toFixed(0)} MB, ${all.toFixed(0)} with the picture’s process, p95 ${quiet.toFixed(0)} and ${flooded.toFixed(0)} ms`,
    )
    for (const status of statuses) expect(allowed).toContain(status)
    await vi.waitFor(() => expect(incoming()).toEqual([]), 5000)
    expect(all).toBeLessThan(450)
    expect(flooded).toBeLessThan(3 * quiet)
  },
)

/** Largest megabytes from now to the end: of the process, and of it with its children. */
function watchMemory(pid: number): () => { own: number; all: number } {
  const most = { own: 0, all: 0 }
  const look = () => {
    const own = residentMb(pid)
    const all = childrenOf(pid).reduce((sum, child) => sum + residentMb(child), own)
    most.own = Math.max(most.own, own)
    most.all = Math.max(most.all, all)
  }
  const timer = setInterval(look, 100)
  return () => {
    clearInterval(timer)
    return most
  }
}

function residentMb(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(statusOf(pid))?.[1] ?? 0) / 1024
}

function childrenOf(pid: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((each) => Number(/PPid:\s+(\d+)/.exec(statusOf(each))?.[1]) === pid)
}

/** Nothing for an ended process. */
function statusOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8')
  } catch {
    return ''
  }
}
