// Over 200 lines: moves, few and many

import { expect, onTestFinished, test, vi } from 'vitest'
import { listCategory, listMenu, listTag, searchProducts } from '#contract/catalog'
import type { Catalogue } from '#contract/office/catalogue'
import * as calls from '#contract/office/catalogue'
import { workOnCatalogue } from '../../server/office/catalogue/catalogue-work.ts'
import { workOften } from '../../server/work/work-often.ts'
import { findDifferences } from '../support/derived.ts'
import { openImports } from '../support/imports.ts'
import { openOffice } from '../support/office.ts'
import { addLoosePicture } from '../support/product-form.ts'

const { shop, manager } = await openOffice('manager')
const square = await addLoosePicture(shop.prisma)

const catalogue = async (): Promise<Catalogue> =>
  (await manager.ask(calls.getCatalogue)).body.shelves
const categoryNow = async (id: number) => {
  const { menus } = await catalogue()
  return menus.flatMap(({ categories }) => categories).find((each) => each.id === id)
}
const totalOf = async (answer: Promise<{ body: { products: { total: number } } }>) =>
  (await answer).body.products.total

test('the catalogue is put in order, by all its ids', async () => {
  const menu = await shop.make.menu()
  const made = [1, 2, 3].map((position) => shop.make.category({ menuId: menu.id, position }))
  const [a, b, c] = (await Promise.all(made)).map(({ id }) => id)
  const order = (ids: unknown[]) => manager.ask(calls.orderCategories, { menu_id: menu.id, ids })
  const idsNow = async () =>
    (await catalogue()).menus.find(({ id }) => id === menu.id)?.categories.map(({ id }) => id)

  expect((await order([c, a, b])).status).toBe(200)

  expect(await idsNow()).toEqual([c, a, b])
  expect((await categoryNow(a ?? 0))?.v).toBe(0)
  for (const ids of [
    [c, a],
    [c, a, b, b],
    [c, a, a],
    [a, b, c, 2_000_000_000],
  ]) {
    const answer = await order(ids)
    expect(answer).toBeRefused(409, 'Somebody changed this list meanwhile, please look at it again')
    expect(answer.body.current).toEqual(await catalogue())
  }
  await shop.make.menu()
  for (const position of [0, 1]) await shop.make.banner({ position })
  const all = (await catalogue()).menus.map(({ id }) => id).reverse()
  expect((await manager.ask(calls.orderMenus, { ids: all })).status).toBe(200)
  expect((await catalogue()).menus.map(({ id }) => id)).toEqual(all)
  const slides = (await catalogue()).banners.map(({ id }) => id).reverse()
  expect((await manager.ask(calls.orderBanners, { ids: slides })).status).toBe(200)
  expect((await catalogue()).banners.map(({ id }) => id)).toEqual(slides)
  const added = await manager.ask(calls.saveMenu, { menu: 'Added last', active: true })
  expect((await catalogue()).menus.at(-1)?.id).toBe(added.body.id)
})

test('a category that goes to another menu stands last there, with its products', async () => {
  const from = await shop.make.menu({ menu: 'From here' })
  const to = await shop.make.menu({ menu: 'To there' })
  await shop.make.category({ menuId: to.id, position: 7 })
  const { id, category } = await shop.make.category({ menuId: from.id })
  await shop.make.product({ categoryIds: [id] })

  await manager.ask(calls.saveCategory, { id, v: 0, menu_id: to.id, category, image: square })

  const { menus } = await catalogue()
  expect(menus.find((each) => each.id === to.id)?.categories.at(-1)?.id).toBe(id)
  expect(menus.find((each) => each.id === to.id)?.goods).toBe(1)
  expect(await totalOf(shop.visitor().ask(listMenu, { menu: 'to there' }))).toBe(1)
  expect(await totalOf(shop.visitor().ask(listMenu, { menu: 'from here' }))).toBe(0)
})

test('a category where products stand says where they go, those off sale too', async () => {
  const from = await shop.make.category({ category: 'Scarves' })
  const to = await shop.make.category({ category: 'Shawls' })
  await shop.make.product({ categoryIds: [from.id] })
  await shop.make.product({ categoryIds: [from.id, to.id] })
  const archived = await shop.make.product({ categoryIds: [from.id], archivedAt: new Date() })
  const remove = (given: object) =>
    manager.ask(calls.removeCategory, { id: from.id, v: 0, ...given })

  expect((await categoryNow(from.id))?.goods).toBe(3)
  expect((await remove({})).body.errors).toEqual({
    move_to: ['3 products stand here, say where they go'],
  })
  expect(await remove({ move_to: 2_000_000_000 })).toBeRefused(404)
  expect(await remove({ move_to: from.id })).toBeRefused(404)
  expect(await remove({ move_to: to.id, v: 1 })).toBeRefused(409)
  expect((await remove({ move_to: to.id })).status).toBe(200)

  expect(await categoryNow(from.id)).toBeUndefined()
  expect((await categoryNow(to.id))?.goods).toBe(3)
  expect(await totalOf(shop.visitor().ask(listCategory, { category: 'shawls' }))).toBe(2)
  await shop.prisma.product.update({ where: { id: archived.id }, data: { archivedAt: null } })
  expect(await totalOf(shop.visitor().ask(listCategory, { category: 'shawls' }))).toBe(3)
  expect(await findDifferences(shop.pool)).toEqual([])
  expect(await manager.ask(calls.removeCategory, { id: from.id, v: 0 })).toBeRefused(404)
})

test('two tags that are joined at once, each into the other, leave one with all products', async () => {
  const [a, b] = [await shop.make.tag(), await shop.make.tag()]
  await shop.make.product({ tagIds: [a.id] })
  await shop.make.product({ tagIds: [b.id] })

  const both = await Promise.all([
    manager.ask(calls.removeTag, { id: a.id, v: 0, move_to: b.id }),
    manager.ask(calls.removeTag, { id: b.id, v: 0, move_to: a.id }),
  ])

  expect(both.map(({ status }) => status).sort()).toEqual([200, 404])
  const left = (await catalogue()).tags.filter(({ id }) => id === a.id || id === b.id)
  expect(left).toMatchObject([{ goods: 2 }])
})

test('menu is removed after its categories, or together with them', async () => {
  const empty = await shop.make.menu({ menu: 'Empty' })
  const from = await shop.make.menu({ menu: 'Gents' })
  const to = await shop.make.menu({ menu: 'Men' })
  const kept = await shop.make.category({ menuId: to.id, position: 3 })
  const first = await shop.make.category({ menuId: from.id, position: 0 })
  const second = await shop.make.category({ menuId: from.id, position: 9 })
  await shop.make.product({ categoryIds: [second.id] })

  expect((await manager.ask(calls.removeMenu, { id: empty.id, v: 0 })).status).toBe(200)
  expect((await manager.ask(calls.removeMenu, { id: from.id, v: 0 })).body.errors).toEqual({
    move_to: ['2 categories stand here, say where they go'],
  })
  await manager.ask(calls.removeMenu, { id: from.id, v: 0, move_to: to.id })

  const menu = (await catalogue()).menus.find(({ id }) => id === to.id)
  expect(menu?.categories.map(({ id }) => id)).toEqual([kept.id, first.id, second.id])
  expect(await totalOf(shop.visitor().ask(listMenu, { menu: 'men' }))).toBe(1)
  expect(await findDifferences(shop.pool)).toEqual([])
})

test('removed banner is gone from the shop', async () => {
  const { id } = await shop.make.banner({ discountPercent: 44 })

  expect(await manager.ask(calls.removeBanner, { id, v: 3 })).toBeRefused(409)
  expect((await manager.ask(calls.removeBanner, { id, v: 0 })).status).toBe(200)
  expect(await manager.ask(calls.removeBanner, { id, v: 0 })).toBeRefused(404)
})

/** By default enough products for three parts of the move, on these entries of the catalogue. */
async function makeMany(tagId: number, categoryId: number, most = 1100) {
  for (let n = 1; n <= most; n += 350) {
    await shop.pool.query(
      `with made as (insert into product (slug, title, image, price_taka)
         select 'many-' || $1 || '-' || n, 'Many ' || n, '/uploads/catalog/many-800x800.webp', n
         from generate_series($3::int, $4::int) n returning id),
       sorted as (insert into product_category (product_id, category_id) select id, $2 from made)
       insert into product_tag (product_id, tag_id) select id, $1::int from made`,
      [tagId, categoryId, n, Math.min(n + 349, most)],
    )
  }
}

test('a tag with many products is renamed, and joined with another one that some have too', async () => {
  const from = await shop.make.tag({ tag: 'Offer' })
  const to = await shop.make.tag({ tag: 'Bargains' })
  await makeMany(from.id, (await shop.make.category()).id)
  await shop.pool.query(
    `insert into product_tag (product_id, tag_id)
     select product_id, $2::int from product_tag where tag_id = $1 and product_id % 3 = 0`,
    [from.id, to.id],
  )
  const found = (keyword: string) => shop.visitor().ask(searchProducts, { keyword })

  expect((await manager.ask(calls.saveTag, { id: from.id, v: 0, tag: 'Reduced' })).status).toBe(200)

  expect((await found('reduced')).body.total).toBe(1100)
  expect((await found('offer')).body.total).toBe(0)
  expect(await findDifferences(shop.pool)).toEqual([])
  const removed = { id: from.id, v: 1, move_to: to.id }
  expect((await manager.ask(calls.removeTag, removed)).status).toBe(200)
  expect(await totalOf(shop.visitor().ask(listTag, { tag: 'BARGAINS' }))).toBe(1100)
  expect((await found('reduced')).body.total).toBe(0)
  expect(await findDifferences(shop.pool)).toEqual([])
})

test('a category with many products is renamed while it goes to another menu', async () => {
  const to = await shop.make.menu({ menu: 'Large' })
  const category = await shop.make.category()
  await makeMany((await shop.make.tag()).id, category.id)
  const saved = { id: category.id, v: 0, menu_id: to.id, category: 'Kantha', image: square }

  expect((await manager.ask(calls.saveCategory, saved)).status).toBe(200)

  expect(await totalOf(shop.visitor().ask(listMenu, { menu: 'large' }))).toBe(1100)
  const found = await shop.visitor().ask(searchProducts, { keyword: 'kantha' })
  expect(found.body.total).toBe(1100)
  expect(await findDifferences(shop.pool)).toEqual([])
})

test('a tag of thousands is renamed and joined behind the answer', async () => {
  const products = 2100
  const tag = await shop.make.tag({ tag: 'Festive' })
  const to = await shop.make.tag({ tag: 'Ceremony' })
  await makeMany(tag.id, (await shop.make.category()).id, products)
  const found = (keyword: string) => shop.visitor().ask(searchProducts, { keyword })
  const row = async (id: number) => (await catalogue()).tags.find((each) => each.id === id)
  const remove = (given: { id: number; v: number; move_to: number }) =>
    manager.ask(calls.removeTag, given)
  const holder = await shop.pool.connect()
  const first = await holder.query('select product_id as id from product_tag where tag_id = $1', [
    tag.id,
  ])
  await holder.query('begin')
  await holder.query('select from product where id = $1 for update', [first.rows[0]?.id])

  const saved = await manager.ask(calls.saveTag, { id: tag.id, v: 0, tag: 'Splendour' })
  expect(saved.status).toBe(200)
  expect(await totalOf(shop.visitor().ask(listTag, { tag: 'splendour' }))).toBe(products)
  const joined = await remove({ id: tag.id, v: 1, move_to: to.id })
  expect((joined.body.shelves as Catalogue).tags.find(({ id }) => id === tag.id)).toMatchObject({
    moving: true,
  })
  const waiting = 'Products are being moved here, please wait a little'
  expect(await remove({ id: tag.id, v: 1, move_to: to.id })).toBeRefused(409, waiting)
  expect(await remove({ id: to.id, v: 0, move_to: tag.id })).toBeRefused(409, waiting)
  await holder.query('commit')
  holder.release()

  await expect.poll(() => row(tag.id)).toBeUndefined()
  await expect.poll(() => shop.prisma.catalogueWork.count({ where: { entryId: tag.id } })).toBe(0)
  expect(await row(to.id)).toMatchObject({ goods: products, moving: false })
  expect(await totalOf(shop.visitor().ask(listTag, { tag: 'splendour' }))).toBe(products)
  expect((await found('ceremony')).body.total).toBe(products)
  expect((await found('splendour')).body.total).toBe(0)
  expect(await findDifferences(shop.pool)).toEqual([])
  const written = await shop.pool.query(
    `select count(*)::int as goods, min(staff_id) as staff, min(act) as act from audit_log
     where entity = 'product_tag' and (before ->> 'tag_id')::int = $1`,
    [tag.id],
  )
  expect(written.rows).toEqual([
    { goods: products, staff: expect.any(Number), act: '/api/office/tags/remove' },
  ])
})

const leftOf = (entryId: number) => shop.prisma.catalogueWork.count({ where: { entryId } })
const quiet = () => ({ warn: vi.fn() })

test('product that cannot be moved is logged and does not hold back others', async () => {
  const stuck = await shop.make.tag({ tag: 'Stuck' })
  const other = await shop.make.tag({ tag: 'Loose' })
  await makeMany(stuck.id, (await shop.make.category()).id, 1)
  await shop.prisma.catalogueWork.createMany({
    data: [
      { kind: 'tag', entryId: stuck.id, moveTo: 2 ** 30 },
      { kind: 'tag', entryId: other.id, words: true },
    ],
  })
  const log = quiet()

  await workOnCatalogue(shop.prisma, log)

  expect([await leftOf(stuck.id), await leftOf(other.id)]).toEqual([1, 0])
  expect(log.warn).toHaveBeenCalledOnce()
  await shop.prisma.catalogueWork.deleteMany({ where: { entryId: stuck.id } })
})

test('products are moved while a long import runs', async () => {
  const tag = await shop.make.tag({ tag: 'Beside' })
  const imports = openImports(manager)
  const { id } = await imports.send('slug,price\nnone,5\n')
  await shop.prisma.job.update({ where: { id }, data: { state: 'checking' } })
  const holder = await shop.pool.connect()
  await holder.query('begin')
  await holder.query('lock table import_piece in access exclusive mode')
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const stops = shop.works.map((work) => workOften(work, quiet()))
  onTestFinished(() => {
    for (const stop of stops) stop()
    vi.useRealTimers()
    holder.release(true)
  })
  vi.advanceTimersByTime(2000)
  const heldBy = async () => (await shop.prisma.job.findUniqueOrThrow({ where: { id } })).heldBy
  await expect.poll(heldBy).not.toBeNull()
  const holding = await heldBy()

  await shop.prisma.catalogueWork.create({ data: { kind: 'tag', entryId: tag.id, words: true } })
  await expect
    .poll(async () => {
      vi.advanceTimersByTime(2000)
      return leftOf(tag.id)
    })
    .toBe(0)
  expect(await heldBy()).toBe(holding)
  await holder.query('commit')
  expect(await imports.ended(id)).toMatchObject({ state: 'checked' })
})
