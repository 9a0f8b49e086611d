import { expect, test } from 'vitest'
import { getBanners, getMenus } from '#contract/catalog'
import { openOffice } from '../support/office.ts'
import { addLoosePicture } from '../support/product-form.ts'
import type { Catalogue } from '#contract/office/catalogue'
import * as calls from '#contract/office/catalogue'
import type { Catalogue } from '#contract/office/catalogue-shapes'

const { shop, signedIn, manager } = await openOffice('manager')
const square = await addLoosePicture(shop.prisma)
const wide = await addLoosePicture(shop.prisma, 'banners', '1824x608')
const banner = { image: wide, discount: 20, active: true }

const catalogue = async (): Promise<Catalogue> =>
  (await manager.ask(calls.getCatalogue)).body.shelves
const categoryNow = async (id: number) => {
  const { menus } = await catalogue()
  return menus.flatMap(({ categories }) => categories).find((each) => each.id === id)
}
const menusOfShop = async () =>
  (await shop.visitor().ask(getMenus)).body.menus.map(({ menu }) => menu)

test('a menu, a category, a tag and a banner are made and changed, and the shop has them', async () => {
  const menu = await manager.ask(calls.saveMenu, { menu: ' Sarees ', active: true })
  expect(menu.status).toBe(200)
  const menuId = menu.body.id
  const made = { menu_id: menuId, category: 'Jamdani', image: square }
  const category = await manager.ask(calls.saveCategory, made)
  expect(category.status).toBe(200)
  const tag = await manager.ask(calls.saveTag, { tag: 'Eid' })
  const slide = await manager.ask(calls.saveBanner, { ...banner, alt: ' ' })
  expect(slide.status).toBe(200)

  const renamed = await manager.ask(calls.saveMenu, {
    ...{ id: menuId, v: 0, menu: 'শাড়ি', active: true },
  })

  expect(renamed.body.shelves.menus).toEqual([
    {
      ...{ id: menuId, v: 1, menu: 'শাড়ি'.normalize('NFC'), active: true, goods: 0 },
      english: null,
      categories: [{ ...made, english: null, id: category.body.id, v: 0, goods: 0, moving: false }],
    },
  ])
  expect(renamed.body.shelves.tags).toEqual([
    { id: tag.body.id, v: 0, tag: 'Eid', english: null, goods: 0, moving: false },
  ])
  expect(renamed.body.shelves.banners).toEqual([
    { ...banner, id: slide.body.id, v: 0, alt: null, english: null, goods: 0 },
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
  const made = body.shelves.tags.find(({ id }) => id === body.id)
  expect(made?.tag).toBe('Winter sale')
  for (const tag of ['Winter  sale', 'winter\u00a0sale']) {
    expect(await manager.ask(calls.saveTag, { tag })).toBeRefused(
      422,
      'There is a tag of this name',
    )
  }
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

test('an agent reads the catalogue and changes nothing', async () => {
  const agent = await signedIn('agent')

  expect((await agent.ask(calls.getCatalogue)).status).toBe(200)
  expect(await agent.ask(calls.saveTag, { tag: 'No' })).toBeRefused(403)
})
