import { expect, test } from 'vitest'
import { allCalls } from '#contract/all'
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
/** What the screens need beside it: decisions 028 and 031. */
const beside = ['GET /api/get/product/reviews/{slug}', 'POST /api/customer/password']
const known = [...specified, ...beside]
const methodAndPath = (line: string) => line.split(' ') as ['GET' | 'POST', string]

function request(method: string, path: string) {
  const { agent } = shop.visitor()
  const name = method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete' | 'options'
  return agent[name](path)
}

test('the contract has the calls of the specification, and few others', () => {
  const declared = Object.values(allCalls).map(
    ({ call }) => `${call.method} ${call.path.replace(/:(\w+)/g, '{$1}')}`,
  )

  expect(declared.sort()).toEqual([...known].sort())
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

test('a HEAD is answered where a GET changes nothing', async () => {
  const { agent } = shop.visitor()

  expect((await agent.head('/api/get/notes')).status).toBe(200)
  expect((await agent.head('/api/delete/cart/1')).status).toBe(405)
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
    const told = operation.parameters.filter((each) => each.in === 'path')
    expect(told.map(({ name }) => name)).toEqual(inPath)
    expect(told.every((each) => each.required && each.schema)).toBe(true)
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

type Operation = {
  operationId: string
  parameters: { in: string; name: string; required: boolean; schema: unknown }[]
  requestBody?: unknown
  responses: Record<string, { content: { 'application/json': { schema: unknown } } }>
}
