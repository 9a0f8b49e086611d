import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { mountSmallDisk } from '../support/small-disk.ts'
import { noteFigures } from './support/figures.ts'
import { startOwnPostgres } from './support/own-postgres.ts'
import { openServers } from './support/servers.ts'
import { goShopping, openShoppers } from './support/shoppers.ts'

/** Only a user with the right to mount can make such a small disk. */
const disk = mountSmallDisk(400)
const postgres = await startOwnPostgres(disk?.folder)
afterAll(async () => {
  await postgres.stop()
  disk?.remove()
})
const shop = await openServers({
  databaseUrl: postgres.databaseUrl,
  mayLog:
    /"status":503|No space left|could not (extend|write)|connection|terminat|ECONNRE|recovery|starting up/i,
})
const { shoppers, products } = await openShoppers(shop)

const readiness = async () => (await fetch(`${shop.url}/readyz`)).status

test.skipIf(!disk)('a full disk under the database is a 503, and not ready', async (context) => {
  const shopping = goShopping(shoppers, products)
  await delay(1500)
  expect(await readiness()).toBe(200)

  disk?.fill()
  await delay(4000)
  const whileFull = await readiness()
  const acknowledgedThen = shopping.acknowledged.length
  await delay(1000)
  disk?.empty()
  const emptied = performance.now()
  while ((await readiness()) !== 200 && performance.now() - emptied < 30_000) await delay(20)
  const readyAfter = performance.now() - emptied
  await delay(1500)
  await shopping.goHome()

  expect(shop.allRun()).toBe(true)
  expect(shopping.errors).toEqual([])
  expect(whileFull).toBe(503)
  expect(shopping.statuses.get(503)).toBeGreaterThan(20)
  expect(shopping.acknowledged.length).toBeGreaterThan(acknowledgedThen)
  const orders = await shop.prisma.order.findMany({ select: { transId: true } })
  expect(orders.map(({ transId }) => transId)).toEqual(
    expect.arrayContaining(shopping.acknowledged),
  )
  expect(readyAfter).toBeLessThan(5000)
  noteFigures(
    context,
    `a full disk: ${shopping.statuses.get(503)} were 503, not ready; ready ${Math.round(readyAfter)} ms after there was room`,
  )
})
