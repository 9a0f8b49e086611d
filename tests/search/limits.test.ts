import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { Cache } from '../../server/database/cache.ts'
import { openSearch } from '../../server/search/search.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const { prisma, changes, pool } = shop
for (const nr of [1, 2, 3]) await shop.make.product({ slug: `saree-${nr}`, title: 'Saree' })
await shop.make.product({ slug: 'red', title: 'Red saree' })
await shop.make.product({ slug: 'lamp', title: 'Lamp' })
type Limits = Parameters<typeof openSearch>[2]
const open = (limits: Limits) => openSearch(prisma, new Cache(changes, 10_000_000), limits)
const slugs = ({ products }: Awaited<ReturnType<ReturnType<typeof openSearch>>>) =>
  products.data.map(({ slug }) => slug)

test('a search within its limits is whole', async () => {
  const found = await open({ dearRows: 0 })('red saree', {})

  expect(found).toMatchObject({ isPartial: false, matched: 'all' })
  expect(slugs(found)).toEqual(['red'])
})

test.each<[string, Limits]>([
  ['rows', { rows: 4 }],
  ['time', { dearRows: 0, ms: -1 }],
])(
  'beyond its limit of %s the rarest word is the answer, called partial',
  async (_kind, limits) => {
    const found = await open(limits)('red saree', {})

    expect(found).toMatchObject({ isPartial: true, matched: 'most' })
    expect(slugs(found)).toEqual(['red'])
  },
)

test('beyond the time close products are left out, a word without any is no answer', async () => {
  const [within, beyond] = [open({ dearRows: 0 }), open({ dearRows: 0, ms: -1 })]

  expect(slugs(await within('muffler lamp', {}))).toEqual(['lamp'])
  expect(slugs(await within('saree lamp', {}))).toEqual([
    'lamp',
    'red',
    'saree-3',
    'saree-2',
    'saree-1',
  ])
  expect(slugs(await beyond('saree lamp', {}))).toEqual(['lamp'])
  // A word that was read already costs nothing.
  const found = await open({ dearRows: 0, ms: -1 })('muffler lamp', {})
  expect(found.isPartial).toBe(true)
})

test('dear searches of one address wait for each other, those of another do not', async () => {
  const search = open({ dearRows: 0 })
  const reading = async () => {
    const { rows } = await pool.query<{ count: number }>(
      `select count(*)::int from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock' and query like '%int4send%'`,
    )
    return rows[0]?.count
  }
  const lock = await pool.connect()
  await lock.query('begin; lock table product in access exclusive mode')
  const found = [
    search('saree', {}, '192.0.2.1'),
    search('lamp', {}, '192.0.2.1'),
    search('red', {}, '192.0.2.2'),
  ]
  try {
    await expect.poll(reading).toBe(2)
    await setTimeout(200)
    expect(await reading()).toBe(2)
  } finally {
    await lock.query('rollback')
    lock.release()
  }

  const totals = (await Promise.all(found)).map(({ products }) => products.total)
  expect(totals).toEqual([4, 1, 1])
})
