import { expect, test, vi } from 'vitest'
import { getBanners, getMenus } from '#contract/catalog'
import { openOffice } from '../support/office.ts'
import { patience } from '../support/patience.ts'
import * as calls from '#contract/office/shelves'
import type { Shelves } from '#contract/office/shelves-shapes'
import * as shapes from '#contract/office/shelves-shapes'

const { shop, signedIn, manager } = await openOffice('manager')
const square = '/uploads/catalog/sarees-400x400.webp'
const wide = '/uploads/banners/eid-1824x730.webp'
const banner = { image: wide, discount: 20, active: true }

const shelves = async (): Promise<Shelves> => (await manager.ask(calls.getShelves)).body.shelves
const categoryNow = async (id: number) => {
  const { menus } = await shelves()
  return menus.flatMap(({ categories }) => categories).find((each) => each.id === id)
}
const menusOfShop = async () =>
  (await shop.visitor().ask(getMenus)).body.menus.map(({ menu }: { menu: string }) => menu)

test('a menu, a category, a tag and a banner are made and changed, and the shop has them', async () => {
  const menu = await manager.ask(calls.saveMenu, { menu: ' Sarees ', active: true })
  expect(menu).toFitShape(shapes.saveMenu)
  const menuId = menu.body.id
  const made = { menu_id: menuId, category: 'Jamdani', image: square }
  const category = await manager.ask(calls.saveCategory, made)
  expect(category).toFitShape(shapes.saveCategory)
  const tag = await manager.ask(calls.saveTag, { tag: 'Eid' })
  const slide = await manager.ask(calls.saveBanner, { ...banner, alt: ' ' })
  expect(slide).toFitShape(shapes.saveBanner)

  const renamed = await manager.ask(calls.saveMenu, {
    ...{ id: menuId, v: 0, menu: 'শাড়ি', active: true },
  })

  expect(renamed.body.shelves.menus).toEqual([
    {
      ...{ id: menuId, v: 1, menu: 'শাড়ি'.normalize('NFC'), active: true, goods: 0 },
      categories: [{ ...made, id: category.body.id, v: 0, goods: 0, moving: false }],
    },
  ])
  expect(renamed.body.shelves.tags).toEqual([
    { id: tag.body.id, v: 0, tag: 'Eid', goods: 0, moving: false },
  ])
  expect(renamed.body.shelves.banners).toEqual([
    { ...banner, id: slide.body.id, v: 0, alt: null, goods: 0 },
  ])
  expect(await menusOfShop()).toEqual(['শাড়ি'.normalize('NFC')])
  const audited = await shop.prisma.auditEntry.findMany({
    where: { entity: 'menu', entityId: String(menuId) },
    orderBy: { id: 'asc' },
  })
  expect(audited).toMatchObject([
    { staffId: manager.id, act: calls.saveMenu.path },
    { before: { menu: 'Sarees' }, after: { menu: 'শাড়ি'.normalize('NFC') } },
  ])
  await manager.ask(calls.saveBanner, { ...banner, id: slide.body.id, v: 0, active: false })
  expect((await shop.visitor().ask(getBanners)).body.banners).toEqual([])
})

test.each([
  ['menu', calls.saveMenu, { active: true }],
  ['category', calls.saveCategory, { image: square }],
  ['tag', calls.saveTag, {}],
] as const)('a %s has a name of its own, which an address can hold', async (kind, call, more) => {
  const menuId = (await shop.make.menu()).id
  const save = (name: string, id?: number) =>
    manager.ask(call, { ...more, menu_id: menuId, [kind]: name, ...(id && { id, v: 0 }) })
  const first = await save(`Winter ৫ ${kind}`)
  const second = await save(`Summer ${kind}`)

  for (const answer of [
    await save(`winter 5 ${kind.toUpperCase()}`),
    await save(`WINTER ৫ ${kind}`, second.body.id),
  ]) {
    expect(answer).toBeRefused(422)
    expect(answer.body.errors).toEqual({ [kind]: [`There is a ${kind} of this name`] })
  }
  for (const name of ['a/b', 'a\\b', '.', '..', '...']) {
    expect((await save(name)).body.errors).toEqual({
      [kind]: ['A name has no / and no \\, and is not dots alone'],
    })
  }
  expect((await save('ক'.repeat(61))).body.errors).toEqual({
    [kind]: ['The name may have at most 60 characters'],
  })
  expect((await save(' ')).body.errors).toEqual({ [kind]: ['Please, enter the name'] })
  expect((await save('ক'.repeat(60))).status).toBe(200)
  expect((await save(`${kind} 1.5 ..`)).status).toBe(200)
  expect((await save(`Winter 5 ${kind}`, first.body.id)).status).toBe(200)
})

test('names that look alike are one name, of one line', async () => {
  const { body } = await manager.ask(calls.saveTag, { tag: 'Winter\n sale' })
  const made = body.shelves.tags.find(({ id }: { id: number }) => id === body.id)
  expect(made.tag).toBe('Winter sale')
  for (const tag of ['Winter  sale', 'winter\u00a0sale']) {
    expect(await manager.ask(calls.saveTag, { tag })).toBeRefused(
      422,
      'There is a tag of this name',
    )
  }
})

test('a category has a menu and a square picture; one that has another keeps it', async () => {
  const menuId = (await shop.make.menu()).id
  const save = (given: object) =>
    manager.ask(calls.saveCategory, { menu_id: menuId, category: 'Lamps', image: square, ...given })

  for (const image of ['', 'x', 'https://else.example/a-9x9.webp', wide, '/uploads/users/a.webp']) {
    expect((await save({ image })).body.errors).toEqual({ image: ['Add a picture'] })
  }
  expect((await save({ image: null })).body.errors).toEqual({ image: ['Add a picture'] })
  const oblong = '/uploads/catalog/lamp-400x300.webp'
  expect((await save({ image: oblong })).body.errors).toEqual({
    image: ['The picture must be square'],
  })
  expect(await save({ menu_id: 2_000_000_000 })).toBeRefused(404, 'The menu was not found')
  expect(await save({ menu_id: null })).toBeRefused(422)
  const { id } = await shop.make.category({ image: oblong })
  const kept = await save({ id, v: 0, image: oblong, category: 'Lanterns' })
  expect(kept.status).toBe(200)
  expect(await save({ id, v: 1, menu_id: 2_000_000_000, image: oblong })).toBeRefused(404)
})

test('a banner is five to two, at least 1,216 wide, with a percent', async () => {
  const save = (given: object) => manager.ask(calls.saveBanner, { ...banner, ...given })

  expect((await save({ image: '/uploads/banners/a-1216x486.webp' })).status).toBe(200)
  for (const size of ['1215x486', '1216x480', '1216x1216']) {
    expect((await save({ image: `/uploads/banners/a-${size}.webp` })).body.errors).toEqual({
      image: ['The picture must be 5 to 2, and at least 1216 wide'],
    })
  }
  for (const discount of [0, 100, '১০', null]) {
    expect(await save({ discount })).toBeRefused(422)
  }
  expect((await save({ alt: 'ক'.repeat(151) })).body.errors).toEqual({
    alt: ['The words of the picture may have at most 150 characters'],
  })
  expect((await save({ active: 'yes' })).body.errors).toEqual({
    active: ['Please, say whether the banner is shown'],
  })
})

test('the later of two who change one at once is refused, and shown the present values', async () => {
  const { id } = await shop.make.category()
  const save = (category: string, v?: number) =>
    manager.ask(calls.saveCategory, { id, v, menu_id: menuId, category, image: square })
  const menuId = (await shop.make.menu()).id

  const both = await Promise.all([save('One of two', 0), save('Other of two', 0)])

  const lost = both.find(({ status }) => status !== 200)
  expect(lost).toBeRefused(409, 'Somebody changed this meanwhile, please look at it again')
  expect(lost?.body.current).toEqual(await categoryNow(id))
  expect(await save('Third of two')).toBeRefused(409)
  expect(await save('Third of two', 7)).toBeRefused(409)
  expect(await manager.ask(calls.saveTag, { id: 2_000_000_000, v: 0, tag: 'x' })).toBeRefused(
    404,
    'The tag was not found',
  )
})

test('a save without a change notifies no process', async () => {
  const { id, tag } = await shop.make.tag()
  await vi.waitFor(() => expect(shop.changes.generation()).not.toBeNull(), patience)
  await shop.changes.waitForChange()
  const before = shop.changes.generation()

  const answer = await manager.ask(calls.saveTag, { id, v: 0, tag })

  expect(answer.status).toBe(200)
  await shop.changes.waitForChange()
  expect(shop.changes.generation()).toBe(before)
})

test('one key makes one', async () => {
  const once = { headers: { 'Idempotency-Key': 'a tag once' } }

  const first = await manager.ask(calls.saveTag, { tag: 'Made once' }, once)
  const second = await manager.ask(calls.saveTag, { tag: 'Made once' }, once)

  expect(first.status).toBe(200)
  expect(second.body).toEqual(first.body)
})

test('an agent reads the shelves and changes none', async () => {
  const agent = await signedIn('agent')

  expect(await agent.ask(calls.getShelves)).toFitShape(shapes.getShelves)
  expect(await agent.ask(calls.saveTag, { tag: 'No' })).toBeRefused(403)
})
