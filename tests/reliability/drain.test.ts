import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { expect, test } from 'vitest'
import { fillCart } from '../support/shopping.ts'
import { tell } from './support/figures.ts'
import { openServers } from './support/servers.ts'

const confirms = 50
const shop = await openServers()

test('a server that is asked to stop answers what is under way first', async (context) => {
  const carts = []
  for (let nr = 0; nr < confirms; nr++) carts.push(await fillCart(shop, [{}, {}]))
  const server = shop.servers[0]
  if (!server) throw new Error('There is no server')

  // Nobody is served while these rows are held, so that all are under way at once.
  const holder = new pg.Client({ connectionString: shop.databaseUrl })
  await holder.connect()
  await holder.query('begin')
  await holder.query('select from customer for update')
  const answers = Promise.all(carts.map(({ confirm }) => confirm()))
  await delay(500)
  const exited = once(server.process, 'exit')
  const begun = performance.now()
  server.process.kill('SIGTERM')
  await delay(500)
  await holder.query('rollback')
  await holder.end()

  expect((await answers).map(({ status }) => status)).toEqual(Array(confirms).fill(200))
  const [code] = await exited
  const seconds = (performance.now() - begun) / 1000
  expect(code).toBe(0)
  expect(seconds).toBeLessThan(10)
  expect(await shop.prisma.order.count()).toBe(confirms)
  tell(context, `${confirms} answered, exit ${code} after ${seconds.toFixed(1)} s`)
})
