import { expect, test } from 'vitest'
import { listCategory, listMenu } from '#contract/catalog'
import { findDifferences } from '../support/derived.ts'
import { openOffice } from '../support/office.ts'
import { addLoosePicture } from '../support/product-form.ts'
import type { Catalogue } from '#contract/office/catalogue'
import * as calls from '#contract/office/catalogue'
import type { Catalogue } from '#contract/office/catalogue-shapes'

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
    move_to: ['3 goods stand here, say where they go'],
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

test('a menu goes when its categories have gone, or takes them along', async () => {
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

test('a removed banner is gone', async () => {
  const { id } = await shop.make.banner({ discountPercent: 44 })

  expect(await manager.ask(calls.removeBanner, { id, v: 3 })).toBeRefused(409)
  expect((await manager.ask(calls.removeBanner, { id, v: 0 })).status).toBe(200)
  expect(await manager.ask(calls.removeBanner, { id, v: 0 })).toBeRefused(404)
})
