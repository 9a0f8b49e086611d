import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import { beforeAll, expect, test, vi } from 'vitest'
import { listMenu } from '#contract/catalog'
import { paths } from '../../client/paths.ts'
import { patience } from '../support/patience.ts'
import { openShop } from '../support/shop.ts'

/** All spellings of a read, as an address or as a body, get the same answer. */
const shop = await openShop()
const { agent } = shop.visitor()
const name = 'শাড়ি & Saree+'
const listing = `/api/get/customer/categories/products/${encodeURIComponent(name)}`

beforeAll(async () => {
  const category = await shop.make.category({ category: name })
  for (const priceTaka of [100, 200, 300]) {
    await shop.make.product({ slug: `saree-${priceTaka}`, priceTaka, categoryIds: [category.id] })
  }
})

test.each([
  ['/api/get/category', '/api/GET/Category'],
  ['/api/get/category', '/api/get/category/'],
  ['/api/get/customer/products?page=1&limit=2', '/api/get/customer/products/?page=1&limit=2'],
  ['/api/get/customer/products?limit=2', '/api/get/customer/products?limit=%32'],
  ['/api/get/slug/product/saree-200', '/api/get/slug/product/saree%2D200'],
  ['/api/get/slug/product/saree-200', '/api/get/slug/PRODUCT/saree-200/'],
  ['/api/get/slug/product/saree-200', '/api/get/slug/product/saree-200?slug=saree-100'],
  ['/api/get/customer/products', '/api/get/customer/products?page=&limit='],
  [
    '/api/search/products?keyword=saree',
    '/api/search/products?keyword=saree&sort=&min_price=&max_price=%20&page=',
  ],
  ['/api/search/products?keyword=saree', `/api/search/products?keyword=saree&x=${'x'.repeat(700)}`],
])('%s and %s are answered alike', async (plain, odd) => {
  const [one, other] = [await agent.get(plain), await agent.get(odd)]

  expect(one.status).toBe(200)
  expect(other.status).toBe(200)
  expect(other.body).toEqual(one.body)
  expect(other.headers.etag).toBe(one.headers.etag)
  expect(other.headers['cache-control']).toBe(one.headers['cache-control'])
  expect(other.headers['content-security-policy']).toBe(one.headers['content-security-policy'])
})

test('a listing takes its filter as JSON, as a form, long or not at all', async () => {
  const whole = await agent.post(listing)
  const json = await agent.post(listing).send({ max_price: 200 })
  const form = await agent.post(listing).type('form').send({ max_price: 200 })
  const long = await agent.post(listing).send({ max_price: 200, more: 'x'.repeat(2000) })
  const utf8 = await agent
    .post(listing)
    .set('Content-Type', 'application/json; Charset=UTF-8')
    .send('{"max_price":200}')

  expect(whole.body.products.total).toBe(3)
  expect(json.body.products.total).toBe(2)
  for (const answer of [form, long, utf8]) expect(answer.body).toEqual(json.body)
})

test('the name in the path wins over one in the body', async () => {
  const answer = await agent.post(listing).send({ category: 'nothing' })

  expect(answer.body.products.total).toBe(3)
})

test('a filter that is out of range is refused, and named', async () => {
  const answer = await agent.post(listing).send({ max_price: -1, page: 0 })

  expect(answer).toBeRefused(422)
  expect(Object.keys(answer.body.errors).sort()).toEqual(['max_price', 'page'])
})

test('HEAD has the headers of GET and no body, another method is refused', async () => {
  const got = await agent.get('/api/get/category')
  const head = await agent.head('/api/get/category')
  const wrong = await agent.delete('/api/get/category')

  expect(head.status).toBe(200)
  expect(head.headers.etag).toBe(got.headers.etag)
  expect(head.text).toBeFalsy()
  expect(wrong).toBeRefused(405)
  expect(wrong.headers.allow).toBe('GET, HEAD')
})

test('a number that is too large is refused, though the whole listing is cached', async () => {
  for (let nr = 0; nr < 3; nr++) expect((await agent.post(listing)).status).toBe(200)

  const answer = await agent.post(listing).type('json').send('{"min_price":1e999}')

  expect(answer.status).toBe(422)
})

test('unread body does not hold the request', async () => {
  const requests: IncomingMessage[] = []
  const note = (message: unknown) => void requests.push(Object(message).request)
  subscribe('http.server.request.start', note)
  for (let nr = 0; nr < 3; nr++) await agent.post(listing).send({ max_price: 250 })
  await agent.post(listing).type('form').send({ max_price: 250 })
  await agent.post(listing).send({ max_price: 'much' })
  await agent.post('/api/add/cart').send({ product_id: 1, quantity: 1 })
  await agent.post(listing).type('json').send('{')
  await agent.post('/api/no/such/call').send({ much: 'x'.repeat(2000) })
  unsubscribe('http.server.request.start', note)

  expect(requests).toHaveLength(8)
  await vi.waitFor(
    () => expect(requests.map((each) => each.readableEnded)).not.toContain(false),
    patience,
  )
})

test.each(['İstanbul', 'ÉLAN', 'ΟΔΟΣ', 'ẞtoff', 'শাড়ি ১', 'Women & Kids'])(
  'the menu %s is found by its own link',
  async (name) => {
    const { menu } = await shop.make.menu({ menu: name })
    const [, , linked = ''] = paths.menu(menu).split('/')

    const answer = await shop.visitor().ask(listMenu, { menu: decodeURIComponent(linked) })

    expect(answer.status).toBe(200)
    // Where PostgreSQL's locale is C, only ASCII letters have small forms.
    const { rows } = await shop.pool.query(
      'select lower($1 collate "C") = lower($2 collate "C") as same',
      [menu, decodeURIComponent(linked)],
    )
    expect(rows).toEqual([{ same: true }])
  },
)
