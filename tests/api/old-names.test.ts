import { expect, test, vi } from 'vitest'
import { getProduct, listCategory, listMenu, listTag } from '#contract/catalog'
import * as calls from '#contract/office/catalogue'
import { getReviews } from '#contract/reviews'
import { findDifferences } from '../support/derived.ts'
import { openStaff } from '../support/office.ts'
import { patience } from '../support/patience.ts'
import { askRaw } from '../support/raw-request.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const { databaseName, databaseUrl } = shop
const other = await openShop({ on: { databaseName, databaseUrl } })
const manager = await openStaff(shop).signedIn('manager')

const visit = (path: string, { url } = shop) => askRaw(url, 'GET', encodeURI(path))
const leadsTo = async (path: string, from = shop) => {
  const { status, headers } = await visit(path, from)
  return status === 301 ? decodeURIComponent(String(headers.location)) : status
}
/** An API test has no pages: an address without a redirect is a 404. */
const stays = 404
const statusOf = async (answer: Promise<{ status: number }>) => (await answer).status
const tagOf = async (tag: string, { visitor } = shop) => {
  const { body } = await visitor().ask(listTag, { tag })
  return body.tag?.tag
}
const rename = async (id: number, v: number, tag: string) =>
  expect((await manager.ask(calls.saveTag, { id, v, tag })).status).toBe(200)

test('a former name redirects to the present one, with its query', async () => {
  const { id } = await shop.make.tag({ tag: 'Eid ৫' })
  await rename(id, 0, 'ঈদ 5')

  const answer = await visit('/tag/EID 5?page=2&fbclid=x')

  expect(answer.status).toBe(301)
  expect(answer.headers['cache-control']).toBe('no-cache')
  expect(answer.headers.location).toBe(`/tag/${encodeURIComponent('ঈদ 5')}?page=2&fbclid=x`)
  for (const path of ['/tag/eid ৫', '/tag/Eid 5/', '/TAG/eid 5']) {
    expect(await leadsTo(path)).toBe('/tag/ঈদ 5')
  }
  expect((await askRaw(shop.url, 'HEAD', '/tag/Eid%205')).status).toBe(301)
  expect((await askRaw(shop.url, 'POST', '/tag/Eid%205')).status).toBe(405)
  expect(await leadsTo('/tag/ঈদ ৫')).toBe(stays)
  expect(await leadsTo('/menu/Eid 5')).toBe(stays)
  for (const path of ['/tag/%ff', '/tag/', '/tag/Eid%205/x', '/tag/%00']) {
    expect((await askRaw(shop.url, 'GET', path)).status).toBe(404)
  }
})

test('spellings that people type lead to the own ones', async () => {
  await shop.make.product({ slug: 'red-saree' })
  await shop.make.product({ slug: 'Blue-Saree' })
  await shop.make.product({ slug: 'blue-saree' })

  expect(await leadsTo('/product/Red-Saree?tab=reviews')).toBe('/product/red-saree?tab=reviews')
  expect(await leadsTo('/product/Blue-Saree')).toBe(stays)
  expect(await leadsTo('/product/No-Such')).toBe(stays)
  expect(await leadsTo('/discount/020?page=2')).toBe('/discount/20?page=2')
  expect(await leadsTo('/discount/0')).toBe(stays)
  expect(await leadsTo('/order-procedure')).toBe('/order-rocedure')
})

test('menus, categories and products lead on as tags do, and their calls answer under both names', async () => {
  const menu = await shop.make.menu({ menu: 'Gadgets' })
  const category = await shop.make.category({ menuId: menu.id, category: 'Fans' })
  const product = await shop.make.product({ slug: 'blue-fan', categoryIds: [category.id] })
  await shop.prisma.menu.update({ where: { id: menu.id }, data: { menu: 'Electric Things' } })
  await shop.prisma.category.update({ where: { id: category.id }, data: { category: 'Coolers' } })
  await shop.prisma.product.update({ where: { id: product.id }, data: { slug: 'green-fan' } })

  expect(await leadsTo('/menu/GADGETS')).toBe('/menu/electric things')
  expect(await leadsTo('/category/fans')).toBe('/category/Coolers')
  expect(await leadsTo('/product/blue-fan?tab=reviews')).toBe('/product/green-fan?tab=reviews')
  const ask = shop.visitor().ask
  for (const name of ['gadgets', 'ELECTRIC things']) {
    expect((await ask(listMenu, { menu: name })).body.products.total).toBe(1)
  }
  for (const name of ['FANS', 'coolers']) {
    expect((await ask(listCategory, { category: name })).body.products.total).toBe(1)
  }
  for (const slug of ['blue-fan', 'green-fan']) {
    expect((await ask(getProduct, { slug })).body.product).toMatchObject({
      id: product.id,
      slug: 'green-fan',
    })
    expect(await statusOf(ask(getReviews, { slug }))).toBe(200)
    expect((await askRaw(shop.url, 'GET', `/share/${slug}.jpg`)).status).toBe(200)
  }
})

test('a tag that is renamed twice is found by all three names, in one step', async () => {
  const { id } = await shop.make.tag({ tag: 'First' })
  await rename(id, 0, 'Second')
  await rename(id, 1, 'Third')

  expect(await leadsTo('/tag/First')).toBe('/tag/Third')
  expect(await leadsTo('/tag/Second')).toBe('/tag/Third')
  expect(await leadsTo('/tag/Third')).toBe(stays)
  expect(await Promise.all(['first', 'second', 'third'].map((tag) => tagOf(tag)))).toEqual([
    ...['Third', 'Third', 'Third'],
  ])
})

test('name that is used again redirects nowhere, the former one redirects to it', async () => {
  const { id } = await shop.make.tag({ tag: 'Here' })
  await rename(id, 0, 'There')
  await rename(id, 1, 'Here')

  expect(await leadsTo('/tag/Here')).toBe(stays)
  expect(await leadsTo('/tag/There')).toBe('/tag/Here')
})

test('a name given to another row leads to that one, on every process, right after the answer', async () => {
  const { id } = await shop.make.tag({ tag: 'Summer' })
  for (const from of [shop, other]) expect(await tagOf('summer', from)).toBe('Summer')

  await rename(id, 0, 'Rain')
  expect(await tagOf('summer')).toBe('Rain')
  await vi.waitFor(async () => expect(await tagOf('summer', other)).toBe('Rain'), patience)
  expect(await leadsTo('/tag/summer', other)).toBe('/tag/Rain')

  await manager.ask(calls.saveTag, { tag: 'SUMMER' })
  expect(await tagOf('summer')).toBe('SUMMER')
  await vi.waitFor(async () => expect(await tagOf('summer', other)).toBe('SUMMER'), patience)
  for (const from of [shop, other]) expect(await leadsTo('/tag/Summer', from)).toBe(stays)
})

test('the names of what was joined lead to where it went, former ones too', async () => {
  const first = await shop.make.tag({ tag: 'Boishakh' })
  const second = await shop.make.tag({ tag: 'Baishakh' })
  const third = await shop.make.tag({ tag: 'বৈশাখ' })
  await rename(first.id, 0, 'Pohela Boishakh')

  await manager.ask(calls.removeTag, { id: first.id, v: 1, move_to: second.id })
  expect(await leadsTo('/tag/boishakh')).toBe('/tag/Baishakh')
  await manager.ask(calls.removeTag, { id: second.id, v: 0, move_to: third.id })

  for (const name of ['Boishakh', 'Pohela Boishakh', 'Baishakh']) {
    expect(await leadsTo(`/tag/${name}`)).toBe('/tag/বৈশাখ')
    expect(await tagOf(name)).toBe('বৈশাখ')
  }
  expect(await findDifferences(shop.pool)).toEqual([])
})

test('names of deleted rows redirect nowhere', async () => {
  const { id } = await shop.make.tag({ tag: 'Gone' })
  await rename(id, 0, 'Going')

  await manager.ask(calls.removeTag, { id, v: 1 })

  expect(await leadsTo('/tag/Gone')).toBe(stays)
  expect(await leadsTo('/tag/Going')).toBe(stays)
  expect(await tagOf('Gone')).toBeUndefined()
})

test('the sitemap has the present names alone', async () => {
  const product = await shop.make.product({ slug: 'former-link' })
  await shop.prisma.product.update({ where: { id: product.id }, data: { slug: 'present-link' } })

  await vi.waitFor(async () => {
    const { text } = await visit('/sitemap.xml')
    expect(text).toContain('/product/present-link<')
    expect(text).not.toContain('/product/former-link<')
  }, patience)
})
