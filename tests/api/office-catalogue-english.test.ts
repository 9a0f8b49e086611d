import { expect, test } from 'vitest'
import { getBanners, getMenus, getProduct, listTag, searchProducts } from '#contract/catalog'
import { findDifferences } from '../support/derived.ts'
import { openOffice } from '../support/office.ts'
import { addLoosePicture } from '../support/product-form.ts'
import * as calls from '#contract/office/catalogue'

const { shop, manager } = await openOffice('manager')
const wide = await addLoosePicture(shop.prisma, 'banners', '1824x608')
const banner = { image: wide, discount: 20, active: true }

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
  const slide = await manager.ask(calls.saveBanner, { ...banner, english: 'Eid sale' })

  expect((await visitor.ask(getMenus)).body.menus).toContainEqual({
    ...{ id: menu.id, menu: 'ঘর', english: 'Dwelling', status: 1 },
    categories: [{ id: category.id, category: 'চাদর', english: 'Coverlets', image: category.image }],
  })
  const listed = await visitor.ask(listTag, { tag: 'নরম' })
  expect(listed.body.tag).toEqual({ id: tag.id, tag: 'নরম', english: 'Velvety' })
  expect(listed.body.tags).toEqual([listed.body.tag])
  expect((await visitor.ask(getProduct, { slug })).body.product.tags).toEqual([listed.body.tag])
  expect((await visitor.ask(getBanners)).body.banners).toContainEqual(
    expect.objectContaining({ id: slide.body.id, english: 'Eid sale' }),
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
