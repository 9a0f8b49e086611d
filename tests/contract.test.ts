import { expect, test } from 'vitest'
import { allCalls } from '#contract/all'
import { shopNotes } from '../server/api-docs/shop-notes.ts'
import { openShop } from './support/shop.ts'

const shop = await openShop()

/** Spec section 7, every line of it. */
const specified = [
  'GET /api/customer',
  'GET /api/get/carts',
  'GET /api/get/category',
  'GET /api/get/banners',
  'GET /api/get/customer/category',
  'GET /api/get/customer/products',
  'GET /api/get/notes',
  'GET /api/get/slug/product/{slug}',
  'POST /api/add/cart',
  'POST /api/add/product/review',
  'POST /api/signup',
  'POST /api/login',
  'POST /api/logout',
  'GET /api/get/address/{userId}',
  'POST /api/add/address',
  'POST /api/order/confirm',
  'POST /api/apply-promo',
  'GET /api/delete/cart/{cartId}',
  'POST /api/order/decrement',
  'POST /api/order/increment',
  'POST /api/get/customer/categories/products/{category}',
  'POST /api/get/customer/menus/products/{menu}',
  'POST /api/get/customer/tags/products/{tag}',
  'POST /api/get/customer/discount/products/{discount}',
  'GET /api/search/products',
  'GET /api/get/orders',
  'GET /api/get/order/{trans_id}',
  'POST /api/add/cancel-order',
  'POST /api/add/customer/message',
]
/** Calls of the specification, and others, which a comment in the contract explains. */
const known = Object.values(allCalls).map(
  ({ call }) => `${call.method} ${call.path.replace(/:(\w+)/g, '{$1}')}`,
)
const methodAndPath = (line: string) => line.split(' ') as ['GET' | 'POST', string]

function request(method: string, path: string) {
  const { agent } = shop.visitor()
  const name = method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete' | 'options'
  return agent[name](path)
}

test('the contract has every call of the specification', () => {
  expect(known).toEqual(expect.arrayContaining(specified))
  expect(new Set(known).size).toBe(known.length)
  expect(specified).toHaveLength(29)
})

test.each(known)('the server knows %s', async (line) => {
  const [method, path] = methodAndPath(line)

  const answer = await request(method, path.replace(/\{\w+\}/, 'x'))

  expect(answer.headers['content-type']).toMatch(/^application\/json/)
  expect(answer.body.message).not.toBe('The call was not found')
  expect([200, 401, 404, 422]).toContain(answer.status)
})

test.each(known)('%s under another method is a 405 that names the right one', async (line) => {
  const [method, path] = methodAndPath(line)
  const others = ['get', 'post', 'put', 'patch', 'delete', 'options'].filter(
    (other) => other !== method.toLowerCase(),
  )

  for (const other of others) {
    const answer = await request(other, path.replace(/\{\w+\}/, 'x'))
    expect(answer).toBeRefused(405)
    expect(answer.headers.allow).toContain(method)
  }
})

test('the OpenAPI document has every call, and nothing that it does not define', async () => {
  const { body } = await shop.visitor().agent.get('/api/openapi.json')

  expect(body.openapi).toMatch(/^3\.1\./)
  expect(body.info).toMatchObject({ title: expect.any(String), version: expect.any(String) })
  const described = Object.entries<Record<string, unknown>>(body.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(described.sort()).toEqual([...known].sort())
  const text = JSON.stringify(body)
  for (const [, pointer = ''] of text.matchAll(/"\$ref":"#\/([^"]+)"/g)) {
    const target = pointer.split('/').reduce((part, key) => Object(part)[key], body)
    expect([pointer, target !== undefined]).toEqual([pointer, true])
  }
})

test('each call of the document says what it takes and what it answers', async () => {
  const { body } = await shop.visitor().agent.get('/api/openapi.json')
  const operations = Object.entries<Record<string, Operation>>(body.paths).flatMap(
    ([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )

  for (const { path, method, operation } of operations) {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    const parameters = operation.parameters.filter((each) => each.in === 'path')
    expect(parameters.map(({ name }) => name)).toEqual(inPath)
    expect(parameters.every((each) => each.required && each.schema)).toBe(true)
    expect(operation.requestBody === undefined).toBe(method === 'get')
    expect(operation.responses[200]?.content['application/json'].schema).toMatchObject({})
    expect(operation.responses.default).toBeDefined()
  }
  const ids = operations.map(({ operation }) => operation.operationId)
  expect(new Set(ids).size).toBe(known.length)
})

test('the document can be read by people', async () => {
  const { agent } = shop.visitor()

  const page = await agent.get('/api/docs')

  expect(page.headers['content-type']).toMatch(/^text\/html/)
  const files = [...page.text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path]) => String(path))
  expect(files).toHaveLength(3)
  for (const path of files) expect((await agent.get(path)).status).toBe(200)
})

test('the document tells strangers all that a client of it must know', async () => {
  const { body } = await shop.visitor().agent.get('/api/openapi.json')
  const operationOf = (name: keyof typeof allCalls) =>
    Object.values<Record<string, Operation>>(body.paths)
      .flatMap((methods) => Object.values(methods))
      .find(({ operationId }) => operationId === name)
  const bodyOf = (name: keyof typeof allCalls) => operationOf(name)?.requestBody
  const fieldsOf = (name: keyof typeof allCalls) =>
    bodyOf(name)?.content['application/json'].schema.properties
  const parameterOf = (name: keyof typeof allCalls, parameter: string) =>
    operationOf(name)?.parameters.find((each) => each.name === parameter)

  expect(bodyOf('login')?.required).toBe(true)
  expect(bodyOf('listMenu')?.required).toBe(false)
  expect(operationOf('login')?.security).toEqual([])
  expect(operationOf('getCart')?.security).toEqual([{ session: [] }])
  expect(operationOf('getMenus')?.responses[304]).toBeDefined()
  expect(operationOf('getCart')?.responses[304]).toBeUndefined()
  expect(parameterOf('confirmOrder', 'Idempotency-Key')).toMatchObject({ in: 'header' })
  const conflict = operationOf('confirmOrder')?.responses[409]?.content['application/json'].schema
  expect(JSON.stringify(conflict)).toContain('minimum_order')
  expect(fieldsOf('confirmOrder')?.fee).toMatchObject({ type: 'integer', enum: [60, 100] })
  expect(fieldsOf('addToCart')?.quantity).toMatchObject({ minimum: 1, maximum: 9999 })
  expect(fieldsOf('signup')?.password).toMatchObject({ minLength: 8, maxLength: 128 })
  expect(fieldsOf('saveAddress')?.name).toMatchObject({ minLength: 1, maxLength: 100 })
  expect(parameterOf('getProducts', 'page')?.schema).toMatchObject({ type: 'integer', minimum: 1 })
  expect(parameterOf('searchProducts', 'sort')?.schema).toMatchObject({
    enum: ['latest', 'oldest', 'high-to-low', 'low-to-high', 'a-z', 'z-a'],
  })
  expect(operationOf('listCategory')).toMatchObject({ summary: 'List category', tags: ['catalog'] })
  const tags = body.tags.map(({ name }: { name: string }) => name)
  expect(tags).toEqual([...new Set(Object.values(allCalls).map(({ feature }) => feature))])
  expect(body.components.securitySchemes.session.name).toBe('sid')
})

test('over https the document names the cookie that there is', async () => {
  const secure = await openShop({ PUBLIC_URL: 'https://shop.example', TRUST_PROXY: '1', on: shop })
  const { body } = await secure.visitor().agent.get('/api/openapi.json')

  expect(body.components.securitySchemes.session.name).toBe('__Host-sid')
  expect(body.servers).toEqual([{ url: 'https://shop.example' }])
})

test('notes about calls belong to existing calls', () => {
  expect(Object.keys(allCalls)).toEqual(expect.arrayContaining(Object.keys(shopNotes)))
})

type Content = { 'application/json': { schema: { properties: Record<string, unknown> } } }
type Operation = {
  operationId: string
  security: unknown[]
  parameters: { in: string; name: string; required: boolean; schema: unknown }[]
  requestBody?: { required: boolean; content: Content }
  responses: Record<string, { content: Content }>
}
