import { expect, test } from 'vitest'
import { getProduct, getProducts, listCategory } from '#contract/catalog'
import { getNotes } from '#contract/notes'
import { addReview } from '#contract/reviews'
import { readMetrics } from '../support/metrics.ts'
import { askRaw } from '../support/raw-request.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const visitor = shop.visitor()
/** Number of public reads answered from the cache. */
const hits = async (url = shop.url, token?: string) =>
  (await readMetrics(url, token)).of('shop_kept_hits_total', { store: 'answers' })

test('a change of the catalogue shows at once', async () => {
  const category = await shop.make.category({ category: 'Saree' })
  const product = await shop.make.product({ slug: 'rose', categoryIds: [category.id] })
  expect((await visitor.ask(getProduct, { slug: 'rose' })).status).toBe(200)
  const prices = async () => [
    (await visitor.ask(getProduct, { slug: 'rose' })).body.product.price,
    (await visitor.ask(listCategory, { category: 'Saree' })).body.products.data[0]?.price,
    (await visitor.ask(getProducts)).body.products[0]?.price,
  ]
  await prices()

  await shop.prisma.product.update({ where: { id: product.id }, data: { priceTaka: 777 } })

  expect(await prices()).toEqual([777, 777, 777])
})

test('a review is shown to its author at once', async () => {
  const product = await shop.make.product({ slug: 'reviewed' })
  const customer = await shop.customer()
  expect((await visitor.ask(getProduct, { slug: 'reviewed' })).status).toBe(200)

  for (let round = 1; round <= 30; round++) {
    await customer.ask(addReview, { product_id: product.id, review: `Good ${round}` })
    const shown = await customer.ask(getProduct, { slug: 'reviewed' })

    expect(shown.body.product.reviews[0]?.review).toBe(`Good ${round}`)
  }
})

test('listings with other filters, bodies and types stay apart', async () => {
  const category = await shop.make.category({ category: 'Lungi' })
  for (let i = 0; i < 13; i++) await shop.make.product({ categoryIds: [category.id] })
  expect((await visitor.ask(listCategory, { category: 'Lungi' })).body.products?.total).toBe(13)
  const list = async (fields: object, as: 'json' | 'form' = 'json') =>
    (await visitor.ask(listCategory, { category: 'Lungi', ...fields }, { as })).body.products

  for (let round = 0; round < 2; round++) {
    expect((await list({})).data).toHaveLength(12)
    expect((await list({ page: 2 })).data).toHaveLength(1)
    expect((await list({ page: 2 }, 'form')).data).toHaveLength(1)
    expect((await list({ max_price: 100 })).total).toBe(0)
  }
})

test('a read is cached until the catalogue changes', async () => {
  await shop.make.product({ slug: 'twice' })
  expect((await visitor.ask(getProduct, { slug: 'twice' })).status).toBe(200)
  const newHits = async () => {
    const before = await hits()
    await visitor.agent.get('/api/get/customer/products?limit=7')
    return (await hits()) - before
  }

  expect(await newHits()).toBe(0)
  expect(await newHits()).toBe(1)
  expect(await newHits()).toBe(1)

  await shop.prisma.product.update({ where: { slug: 'twice' }, data: { stock: 0 } })
  expect((await visitor.ask(getProduct, { slug: 'twice' })).body.product.stock).toBe(0)
  expect(await newHits()).toBe(0)
  expect(await newHits()).toBe(1)
})

test('every spelling of a read is cached once; unknown fields are no part of it', async () => {
  const path = '/api/get/customer/products'
  for (let nr = 0; nr < 2; nr++) await visitor.agent.get(`${path}?page=1&limit=9`)
  const { body } = await visitor.agent.get(`${path}?limit=9&page=1`)
  const before = await hits()

  const marked = await visitor.agent.get(`${path}?fbclid=abc&limit=9&page=%31`)
  const other = await visitor.agent.get(`${path}?limit=9&page=2`)

  expect(marked.body).toEqual(body)
  expect(other.body).not.toEqual(body)
  expect(await hits()).toBe(before + 1)
})

test('a HEAD is answered from the cached GET', async () => {
  const path = '/api/get/notes'
  for (let nr = 0; nr < 3; nr++) await visitor.agent.get(path)
  const before = await hits()

  const answer = await visitor.agent.head(path)

  expect(answer).toMatchObject({ status: 200, text: undefined })
  expect(await hits()).toBe(before + 1)
})

test('a read is cached once for all hosts, for its answer names none', async () => {
  const ask = (host: string) => askRaw(shop.url, 'GET', '/api/get/notes', { Host: host })
  const { text } = await ask('a.example')
  const before = await hits()

  const other = await ask('b.example')

  expect(other).toMatchObject({ status: 200, text })
  expect(await hits()).toBe(before + 1)
})

test('one cached answer serves every spelling of its address', async () => {
  await visitor.agent.get('/api/get/customer/products?limit=8')
  const before = await hits()

  const odd = await visitor.agent.get('/api/GET/customer/products/?limit=%38')

  expect(odd.status).toBe(200)
  expect(await hits()).toBe(before + 1)
})

test('refusal is not cached', async () => {
  expect(await visitor.ask(getProduct, { slug: 'later' })).toBeRefused(404)

  await shop.make.product({ slug: 'later' })

  expect((await visitor.ask(getProduct, { slug: 'later' })).status).toBe(200)
})

test('a browser that has the answer gets a 304, and the headers stay', async () => {
  const first = await visitor.ask(getNotes)
  const second = await visitor.ask(getNotes)
  const again = await visitor.ask(
    getNotes,
    {},
    { headers: { 'If-None-Match': first.headers.etag ?? '' } },
  )

  expect(second.body).toEqual(first.body)
  expect(second.headers['content-security-policy']).toBe(first.headers['content-security-policy'])
  expect(second.headers['content-type']).toBe(first.headers['content-type'])
  expect(again.status).toBe(304)
  expect(again.text).toBe('')
})

test('answer made during a change is not cached', async () => {
  await shop.make.product({ slug: 'moving', priceTaka: 1 })
  for (let priceTaka = 2; priceTaka < 20; priceTaka++) {
    await Promise.all([
      shop.prisma.product.update({ where: { slug: 'moving' }, data: { priceTaka } }),
      ...Array.from({ length: 5 }, () => visitor.ask(getProduct, { slug: 'moving' })),
    ])
  }

  expect((await visitor.ask(getProduct, { slug: 'moving' })).body.product.price).toBe(19)
})
