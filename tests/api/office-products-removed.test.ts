import { expect, test } from 'vitest'
import { findDifferences } from '../support/derived.ts'
import { openStaff } from '../support/office.ts'
import { openActs, unknownId } from '../support/office-products.ts'
import { openShop } from '../support/shop.ts'
import * as calls from '#contract/office/products'
import { getAudit, prove } from '#contract/office/staff'

const shop = await openShop()
const { prisma, make } = shop
const { signedIn } = openStaff(shop)
const manager = await signedIn('manager', 'Manager 1')
const other = await signedIn('manager', 'Manager 2')
const owner = await signedIn('owner')
const { seen, change } = openActs(prisma, manager)

test('a product goes for good only off sale, unnamed, by an owner who proves it', async () => {
  const cart = await make.cartLine()
  const id = cart.productId
  const remove = async (of = id) =>
    owner.ask(calls.removeProduct, { id: of, v: (await seen([of]))[0]?.v })
  await owner.ask(prove, { password: 'a loom of many threads' })
  const tag = await make.tag()
  await change([id], { act: 'tag', tag: tag.id })

  expect(await manager.ask(calls.removeProduct, { id, v: 1 })).toBeRefused(403)
  const onSale = await remove()
  expect(onSale).toBeRefused(409, 'This product is on sale, take it off first')
  expect(onSale.body.current.id).toBe(id)
  await change([id], { act: 'archive' })
  const stale = await owner.ask(calls.removeProduct, { id, v: 0 })
  expect(stale).toBeRefused(409, 'This product was changed meanwhile')
  expect((await remove()).body).toEqual({ message: 'success' })
  expect(await prisma.product.count({ where: { id } })).toBe(0)
  expect(await prisma.cartLine.count({ where: { productId: id } })).toBe(0)
  expect(await remove()).toBeRefused(404)

  const ordered = await make.product({ archivedAt: new Date() })
  await make.order({ lineGiven: { productId: ordered.id } })
  const reviewed = await make.product({ archivedAt: new Date() })
  const { id: customerId } = await make.customer()
  await prisma.review.create({ data: { productId: reviewed.id, customerId, review: 'Good' } })
  for (const named of [ordered.id, reviewed.id]) {
    const kept = await remove(named)
    expect(kept).toBeRefused(409, 'Orders name this product, it can only be taken off')
  }
  expect(await findDifferences(shop.pool)).toEqual([])
})

test('the history of a product is one event for each request, newest first', async () => {
  const category = await make.category({ category: 'Told' })
  const more = await make.category({ category: 'Other' })
  const { id } = await make.product({ categoryIds: [category.id], priceTaka: 100 })
  await change([id], { act: 'set', price: 200, old_price: 300 })
  await change([id], { act: 'tag', tag: 'History' })
  await change([id], { act: 'category', add: [more.id], remove: [category.id] }, other)
  await change([id], { act: 'policy', order_policy: '<p>Cash</p>' })

  const history = await manager.ask(calls.getProductHistory, { id })

  expect(history.status).toBe(200)
  const { events } = history.body
  expect(events.map((event) => event.by)).toEqual([
    ...['Manager 1', 'Manager 2', 'Manager 1', 'Manager 1'],
  ])
  expect(events[0].changes).toEqual([{ field: 'order_policy', before: '', after: '<p>Cash</p>' }])
  expect(events[1].changes).toEqual(
    expect.arrayContaining([
      { field: 'category', before: 'Told', after: null },
      { field: 'category', before: null, after: 'Other' },
    ]),
  )
  expect(events[2].changes).toEqual([{ field: 'tag', before: null, after: 'History' }])
  expect(events[3].changes).toEqual(
    expect.arrayContaining([
      { field: 'price_taka', before: 100, after: 200 },
      { field: 'old_price_taka', before: null, after: 300 },
      { field: 'discount_percent', before: null, after: 33 },
    ]),
  )
  for (let nr = 0; nr < 30; nr++) await change([id], { act: 'price', by: 'taka', n: 1 })
  const first = (await manager.ask(calls.getProductHistory, { id })).body
  const rest = (await manager.ask(calls.getProductHistory, { id, after: first.next })).body
  expect(first.events).toHaveLength(30)
  expect(rest.events).toEqual(events)
  expect(rest.next).toBeNull()
  expect(await manager.ask(calls.getProductHistory, { id: unknownId })).toBeRefused(404)
})

test('the audit names products, also their parts and those that are gone', async () => {
  const { id } = await make.product({ title: 'Hand fan', archivedAt: new Date() })
  await change([id], { act: 'tag', tag: 'Summer' })
  await owner.ask(calls.removeProduct, { id, v: 1 })
  const subjects = async (entity: string) => {
    const { body } = await owner.ask(getAudit, { entity })
    return body.entries
      .filter((entry) => entry.entity_id === String(id))
      .map((entry) => entry.subject)
  }

  expect(await subjects('product_tag')).toContain('Summer')
  expect(await subjects('product')).toContain('Hand fan')
  const kept = await make.product({ title: 'Kite' })
  await change([kept.id], { act: 'tag', tag: 'Summer' })
  const { body } = await owner.ask(getAudit, { entity: 'product_tag' })
  expect(body.entries[0]).toMatchObject({ subject: 'Kite: Summer', act: calls.changeProducts.path })
  const tags = await owner.ask(getAudit, { entity: 'tag' })
  expect(tags.body.entries[0].subject).toBe('Summer')
})
