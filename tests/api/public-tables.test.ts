import { expect, test } from 'vitest'
import { allCalls } from '#contract/all'
import { seedCatalog } from '../../server/demo/seed-catalog.ts'
import { isPublicRead } from '../../server/http/guards.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
await shop.prisma.$transaction(seedCatalog)
const reviewer = await shop.make.customer()
const product = await shop.prisma.product.findFirstOrThrow({
  where: { categories: { some: {} }, tags: { some: {} } },
})
await shop.prisma.review.create({
  data: { productId: product.id, customerId: reviewer.id, review: 'Well woven' },
})

/** Triggers write these in the transaction of a table that notifies. */
const derived = ['listing', 'listing_entry', 'listing_tag', 'old_name', 'term', 'term_gap']

/** A connection reports what it read a second later, or at once on request. */
async function reportReads() {
  const all = await Promise.all(Array.from({ length: 10 }, () => shop.pool.connect()))
  for (const client of all) {
    await client.query('select pg_stat_force_next_flush()')
    client.release()
  }
}

async function inputOfReads() {
  const first = { orderBy: { id: 'asc' } } as const
  const { menu } = await shop.prisma.menu.findFirstOrThrow(first)
  const { category } = await shop.prisma.category.findFirstOrThrow(first)
  const { tag } = await shop.prisma.tag.findFirstOrThrow(first)
  return { menu, category, tag, slug: product.slug, discount: 10, keyword: 'sharee', page: 1 }
}

test('each table that a public read touches notifies of its changes', async () => {
  const input = await inputOfReads()
  await reportReads()
  await shop.pool.query('select pg_stat_reset()')

  for (const [name, { call }] of Object.entries(allCalls)) {
    if (!isPublicRead(call)) continue
    const { status } = await shop.visitor().ask(call, input)
    expect({ name, status }).toEqual({ name, status: 200 })
  }
  for (const path of ['/sitemap.xml', `/share/${input.slug}.jpg`]) {
    expect((await shop.visitor().agent.get(path)).status).toBe(200)
  }
  await reportReads()

  const { rows } = await shop.pool.query<{ name: string; notifies: boolean }>(
    `select relname as name, exists (select from pg_trigger t join pg_proc f on f.oid = t.tgfoid
         where t.tgrelid = s.relid and f.proname = 'shop_tell_change') as notifies
       from pg_stat_user_tables s where seq_scan + coalesce(idx_scan, 0) > 0 order by 1`,
  )
  expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(['note', 'product', 'term']))
  const silent = rows.filter(({ name, notifies }) => !notifies && !derived.includes(name))
  expect(
    silent.map(({ name }) => name),
    'Answers made of these tables stay cached after a change: create trigger tell_change on each',
  ).toEqual([])
})
