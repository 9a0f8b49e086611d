import { setTimeout as delay } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { jpeg } from '../support/pictures.ts'
import { servingPid } from '../support/serving-process.ts'
import type { ShopCustomer } from '../support/shop.ts'
import { fillCart } from '../support/shopping.ts'
import { upload } from '../support/upload.ts'
import { noteFigures, quantile } from './support/figures.ts'
import { openServers } from './support/servers.ts'

const senders = 1000
// There are as many senders as places.
const atOnce = 12
const shop = await openServers({ mayLog: /"status":503|The shop is busy/ })
const product = await shop.make.product()
const uploaders = await Promise.all(Array.from({ length: atOnce }, () => shop.customer()))
const picture = await jpeg()

const send = (nr: number) => {
  const uploader = uploaders[nr % atOnce] as ShopCustomer
  return upload(shop.url, uploader, product.id, [picture])
}

/** The usual time of an answer in milliseconds, with as many others sending. */
async function usualMs(): Promise<number> {
  const times: number[] = []
  await inTurns(48, async (nr) => {
    const started = performance.now()
    await send(nr).answered
    times.push(performance.now() - started)
  })
  return quantile(times, 0.5)
}

async function inTurns(count: number, act: (nr: number) => Promise<unknown>) {
  let next = 0
  const work = async () => {
    for (let nr = next++; nr < count; nr = next++) await act(nr)
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}

/** Each leaves at another moment between the first byte and a while after the usual answer. */
async function leaveAtEveryMoment() {
  const usual = await usualMs()
  let left = 0
  await inTurns(senders, async (nr) => {
    const { request, answered } = send(nr)
    const outcome = answered.then(
      () => 'answered',
      () => 'left',
    )
    const leaving = delay((1.2 * usual * nr) / senders).then(() => request.destroy())
    if ((await outcome) === 'left') left++
    await leaving
  })
  return left
}

async function expectNothingLeft(worker: number) {
  expect(shop.allRun()).toBe(true)
  expect(servingPid(shop.servers[0]?.process.pid)).toBe(worker)
  await vi.waitFor(() => expect(shop.incoming()).toEqual([]), 10_000)
  // Every place is free again.
  const answers = await Promise.all(uploaders.map((_, nr) => send(nr).answered))
  expect(answers.map(({ status }) => status)).toEqual(uploaders.map(() => 200))
}

test('clients disconnect at any moment of an upload, and the server goes on', async (context) => {
  const worker = servingPid(shop.servers[0]?.process.pid)

  const left = await leaveAtEveryMoment()

  expect(left).toBeGreaterThan(senders / 2)
  await expectNothingLeft(worker)
  noteFigures(context, `${left} of ${senders} senders left before their answer; the server lives`)
})

test('uploads that break off lose no order', async (context) => {
  const worker = servingPid(shop.servers[0]?.process.pid)
  const acknowledged: string[] = []
  let isOver = false
  const buy = async () => {
    while (!isOver) {
      const { confirm } = await fillCart(shop)
      const { status, body } = await confirm()
      expect(status).toBe(200)
      acknowledged.push(body.trans_id)
    }
  }
  const buying = [buy(), buy()]

  const left = await leaveAtEveryMoment()
  isOver = true
  await Promise.all(buying)

  const orders = await shop.prisma.order.findMany({ select: { transId: true } })
  expect(orders.map(({ transId }) => transId).sort()).toEqual(acknowledged.sort())
  expect(acknowledged.length).toBeGreaterThan(10)
  await expectNothingLeft(worker)
  noteFigures(context, `${left} left beside ${acknowledged.length} orders, all there`)
})
