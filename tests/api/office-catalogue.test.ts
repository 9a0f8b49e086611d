// Over 200 lines: menus, categories, tags and banners

import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { getBanners, getMenus, getProduct, listTag, searchProducts } from '#contract/catalog'
import type { Catalogue } from '#contract/office/catalogue'
import * as calls from '#contract/office/catalogue'
import { findDifferences } from '../support/derived.ts'
import { openOffice } from '../support/office.ts'
import { addLoosePicture } from '../support/product-form.ts'

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
    id: menuId,
    v: 0,
    menu: 'শাড়ি',
    active: true,
  })

  expect(renamed.body.shelves.menus).toEqual([
    {
      id: menuId,
      v: 1,
      menu: 'শাড়ি'.normalize('NFC'),
      active: true,
      goods: 0,
      english: null,
      categories: [{ ...made, english: null, id: category.body.id, v: 0, goods: 0, moving: false }],
    },
  ])
  expect(renamed.body.shelves.tags).toEqual([
    { id: tag.body.id, v: 0, tag: 'Eid', english: null, goods: 0, moving: false },
  ])
  expect(renamed.body.shelves.banners).toEqual([
    { ...banner, id: slide.body.id, v: 0, alt: null, english: null, words_over: false, goods: 0 },
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
] as const)('%s has a unique name that fits an address', async (kind, call, more) => {
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
  expect((await save('CafÃ©')).body.errors).toEqual({
    [kind]: ['The name has a character that cannot be read'],
  })
  for (const name of ['a/b', 'a\\b', '.', '..', '...']) {
    expect((await save(name)).body.errors).toEqual({
      [kind]: ['A name has no / and no \\, and is not dots alone'],
    })
  }
  expect((await save('ক'.repeat(61))).body.errors).toEqual({
    [kind]: ['The name may have at most 60 characters'],
  })
  expect((await save(' ')).body.errors).toEqual({ [kind]: ['Please enter the name'] })
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

test('the later of two changes at once is refused with the present values', async () => {
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

test('repeated key makes one category', async () => {
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

const gone = { image: ['This picture is no longer there, please add it again'] }
/** Names of no upload; a version without that check stored the last one. */
async function unsent(folder: string, size: string) {
  const image = `/uploads/${folder}/../../../secret-${size}.webp`
  await shop.make.banner({ image })
  return [`/uploads/${folder}/${randomUUID()}-${size}.webp`, image]
}

test('a category has a menu and a square picture; one that has another keeps it', async () => {
  const menuId = (await shop.make.menu()).id
  const save = (given: object) =>
    manager.ask(calls.saveCategory, { menu_id: menuId, category: 'Lamps', image: square, ...given })

  for (const image of ['', 'x', 'https://else.example/a-9x9.webp', wide, '/uploads/users/a.webp']) {
    expect((await save({ image })).body.errors).toEqual({ image: ['Add a picture'] })
  }
  for (const image of await unsent('catalog', '800x800')) {
    expect((await save({ image })).body.errors).toEqual(gone)
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

test('a banner is three to one, at least 1,216 wide, with a percent', async () => {
  const save = (given: object) => manager.ask(calls.saveBanner, { ...banner, ...given })

  const image = await addLoosePicture(shop.prisma, 'banners', '1216x405')
  expect((await save({ image })).status).toBe(200)
  for (const image of await unsent('banners', '1824x608')) {
    expect((await save({ image })).body.errors).toEqual(gone)
  }
  for (const size of ['1215x405', '1216x486', '1216x1216']) {
    expect((await save({ image: `/uploads/banners/a-${size}.webp` })).body.errors).toEqual({
      image: ['The picture must be 3 to 1, and at least 1216 wide'],
    })
  }
  for (const discount of [0, 100, '১০', null]) {
    expect(await save({ discount })).toBeRefused(422)
  }
  expect((await save({ alt: 'ক'.repeat(151) })).body.errors).toEqual({
    alt: ['The words of the picture may have at most 150 characters'],
  })
  expect((await save({ active: 'yes', words_over: 'yes' })).body.errors).toEqual({
    active: ['Please say whether the banner is shown'],
    words_over: ['A field is not right'],
  })
})

test('an English name stands beside the name in the shop, and its words find the products', async () => {
  const menu = await shop.make.menu({ menu: 'ঘর' })
  const category = await shop.make.category({ category: 'চাদর', menuId: menu.id })
  const tag = await shop.make.tag({ tag: 'নরম' })
  const { slug } = await shop.make.product({ categoryIds: [category.id], tagIds: [tag.id] })
  const visitor = shop.visitor()
  const isFound = async (keyword: string) =>
    (await visitor.ask(searchProducts, { keyword })).body.data.some((found) => found.slug === slug)
  const [inMenu, inCategory, onTag] = [
    { id: menu.id, menu: 'ঘর', active: true },
    { id: category.id, menu_id: menu.id, category: 'চাদর', image: category.image },
    { id: tag.id, tag: 'নরম' },
  ]

  await manager.ask(calls.saveMenu, { ...inMenu, v: 0, english: ' Dwelling ' })
  await manager.ask(calls.saveCategory, { ...inCategory, v: 0, english: 'Coverlets' })
  await manager.ask(calls.saveTag, { ...onTag, v: 0, english: 'Velvety' })
  const slide = await manager.ask(calls.saveBanner, {
    ...banner,
    english: 'Eid sale',
    words_over: true,
  })

  expect((await visitor.ask(getMenus)).body.menus).toContainEqual({
    id: menu.id,
    menu: 'ঘর',
    english: 'Dwelling',
    status: 1,
    categories: [{ id: category.id, category: 'চাদর', english: 'Coverlets', image: category.image }],
  })
  const listed = await visitor.ask(listTag, { tag: 'নরম' })
  expect(listed.body.tag).toEqual({ id: tag.id, tag: 'নরম', english: 'Velvety' })
  expect(listed.body.tags).toEqual([listed.body.tag])
  expect((await visitor.ask(getProduct, { slug })).body.product.tags).toEqual([listed.body.tag])
  expect((await visitor.ask(getBanners)).body.banners).toContainEqual(
    expect.objectContaining({ id: slide.body.id, english: 'Eid sale', words_over: true }),
  )
  for (const keyword of ['dwelling', 'coverlet', 'velvety', 'ঘর', 'চাদর', 'নরম']) {
    expect([keyword, await isFound(keyword)]).toEqual([keyword, true])
  }

  // A later save without it is a save that empties it; one of an older version is refused.
  expect(await manager.ask(calls.saveTag, { ...onTag, v: 0, english: 'Silky' })).toBeRefused(409)
  await manager.ask(calls.saveTag, { ...onTag, v: 1, english: '' })
  expect(await isFound('velvety')).toBe(false)
  expect((await visitor.ask(listTag, { tag: 'নরম' })).body.tag).toEqual({ id: tag.id, tag: 'নরম' })
  expect(await findDifferences(shop.pool)).toEqual([])
  const audited = await shop.prisma.auditEntry.findMany({
    where: { entity: 'tag', entityId: String(tag.id), act: calls.saveTag.path },
    orderBy: { id: 'asc' },
  })
  expect(audited).toMatchObject([
    { staffId: manager.id, before: { english: null }, after: { english: 'Velvety' } },
    { staffId: manager.id, before: { english: 'Velvety' }, after: { english: null } },
  ])
  for (const [call, named, max] of [
    [calls.saveMenu, { menu: 'আলো', active: true }, 60],
    [calls.saveBanner, banner, 150],
  ] as const) {
    const refused = await manager.ask(call, { ...named, english: 'x'.repeat(max + 1) })
    expect(refused.body.errors.english[0]).toContain(`may have at most ${max} characters`)
  }
})
