import { setTimeout } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { findDifferences } from '../support/derived.ts'
import { patience } from '../support/patience.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()

const differences = () => findDifferences(shop.pool)

test.each([
  ['category', `update category set menu_id = (select min(id) from menu) where id = $1`],
  ['category', `update category set category = 'Renamed' where id = $1`],
  ['tag', `update tag set tag = 'Renamed' where id = $1`],
])(
  'a product that is linked while its %s changes is where it belongs: %s',
  async (kind, change) => {
    const product = await shop.make.product()
    const { id } = kind === 'tag' ? await shop.make.tag() : await shop.make.category()
    const link = `insert into product_${kind} (product_id, ${kind}_id) values ($1, $2)`
    const linking = await shop.pool.connect()
    await linking.query('begin')
    await linking.query(link, [product.id, id])

    const changed = shop.pool.query(change, [id])
    await vi.waitFor(async () => {
      const { rows } = await shop.pool.query(
        `select from pg_stat_activity where datname = current_database() and query = $1
         and (wait_event_type = 'Lock' or state = 'idle')`,
        [change],
      )
      expect(rows.length).toBeGreaterThan(0)
    }, patience)
    await linking.query('commit')
    linking.release()
    await changed

    expect(await differences()).toEqual([])
  },
)

test('all derived rows are made anew behind who takes a product off sale', async () => {
  const { id } = await shop.make.product()
  const taking = await shop.pool.connect()
  await taking.query('begin; select shop_count_catalogue(0)')
  const rebuilt = shop.pool.query('select shop_rebuild_derived()')
  // The rebuild waits half a second for any one lock.
  await Promise.race([rebuilt.catch(() => {}), setTimeout(1000)])

  await taking.query('update product set archived_at = now() where id = $1', [id])
  await taking.query('commit')
  taking.release()
  await rebuilt

  expect(await differences()).toEqual([])
})

test('all derived rows are made anew beside writers, and nobody is refused', async () => {
  const category = await shop.make.category()
  const tag = await shop.make.tag()
  const first = await shop.make.product()
  for (let nr = 0; nr < 40; nr++) await shop.make.product({ title: `Saree ${nr}` })
  let isOver = false
  let writes = 0
  const steps: [string, number[]][] = [
    [
      `insert into product_category select id, $1 from product where id % 3 = 0 on conflict do nothing`,
      [category.id],
    ],
    [
      `insert into product_tag select id, $1 from product where id % 2 = 0 on conflict do nothing`,
      [tag.id],
    ],
    [
      `update product set price_taka = price_taka + 1, title = title || '' where id = $1`,
      [first.id],
    ],
    [`delete from product_category where category_id = $1`, [category.id]],
    [`delete from product_tag where tag_id = $1`, [tag.id]],
  ]
  const writers = steps.map(async ([sql, given]) => {
    for (; !isOver; writes++) await shop.pool.query(sql, given)
  })

  for (let round = 0; round < 20; round++) await shop.pool.query('select shop_rebuild_derived()')
  isOver = true
  await Promise.all(writers)

  expect(writes).toBeGreaterThan(steps.length)
  expect(await differences()).toEqual([])
})
