import { expect, test } from 'vitest'
import { allCalls } from '#contract/all'
import { addToCart, deleteCartLine } from '#contract/cart'
import { getProducts } from '#contract/catalog'
import { logout } from '#contract/customers'
import { openShop } from '../support/shop.ts'
import { fillCart, idsInCart } from '../support/shopping.ts'

const shop = await openShop()
const customer = await shop.customer()
const changing = Object.entries(allCalls).filter(([, { call }]) => call.changes)
const host = new URL(shop.url).host

const elsewhere: Record<string, string>[] = [
  { 'Sec-Fetch-Site': 'cross-site' },
  { 'Sec-Fetch-Site': 'same-site' },
  { 'Sec-Fetch-Site': 'nonsense' },
  { Origin: 'https://evil.example' },
  { Origin: 'null' },
  { Origin: '' },
  { Origin: `http://${host}.evil.example` },
  { Origin: `http://evil.example#${host}` },
  { Origin: 'http://127.0.0.1' },
  { Origin: `http://${host}`, 'Sec-Fetch-Site': 'cross-site' },
]

test('cross-site guard protects every changing call', () => {
  expect(changing.map(([name]) => name).sort()).toEqual([
    'addReview',
    'addToCart',
    'applyPromo',
    'askWhenBack',
    'askWhenBackAsCustomer',
    'cancelOrder',
    'changePassword',
    'confirmOrder',
    'decrementCartLine',
    'deleteCartLine',
    'getLinkedOrder',
    'incrementCartLine',
    'login',
    'logout',
    'saveAddress',
    'sendMessage',
    'setCartChoice',
    'setOrderAddress',
    'signup',
  ])
})

test.each(changing)('%s from another site is forbidden', async (_name, { call }) => {
  for (const headers of elsewhere) {
    const answer = await customer.ask(call, { cartId: 1 }, { headers })
    expect([headers, answer.status]).toEqual([headers, headers.Origin === '' ? answer.status : 403])
    if (answer.status === 403)
      expect(answer).toBeRefused(403, 'This request came from another site')
  }
})

test.each([
  {},
  { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Dest': 'empty' },
  { 'Sec-Fetch-Site': 'none' },
  { Origin: `http://${host}` },
  { Origin: `http://${host}`, 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Dest': 'empty' },
] as Record<string, string>[])('own page with %j may change', async (headers) => {
  const product = await shop.make.product()

  const answer = await customer.ask(addToCart, { product_id: product.id, quantity: 1 }, { headers })

  expect(answer.body.message).toBe('added')
})

test.each(['image', 'document', 'script', 'iframe', 'style', 'nonsense', ''])(
  'a line is not removed by a request for %j, even from our own page',
  async (destination) => {
    const { buyer, carts, seen } = await fillCart(shop)

    const answer = await buyer.ask(
      deleteCartLine,
      { cartId: seen[0]?.id },
      { headers: { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Dest': destination } },
    )

    expect(answer).toBeRefused(403)
    expect(await idsInCart(buyer)).toEqual(carts.map(({ id }) => id))
  },
)

test('a line is removed by the page’s own fetch', async () => {
  const { buyer, seen } = await fillCart(shop)

  const answer = await buyer.ask(
    deleteCartLine,
    { cartId: seen[0]?.id },
    { headers: { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Dest': 'empty' } },
  )

  expect(answer.body).toEqual({ message: 'deleted' })
})

test('HEAD does not remove a cart line', async () => {
  const { buyer, carts, seen } = await fillCart(shop)

  const answer = await buyer.agent.head(`/api/delete/cart/${seen[0]?.id}`)

  expect(answer.status).toBe(405)
  expect(answer.headers.allow).toBe('GET')
  expect(await idsInCart(buyer)).toEqual(carts.map(({ id }) => id))
})

test('a link from another site reads the catalogue, without CORS', async () => {
  const answer = await shop
    .visitor()
    .ask(
      getProducts,
      {},
      { headers: { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://search.example' } },
    )

  expect(answer.status).toBe(200)
  expect(answer.headers['access-control-allow-origin']).toBeUndefined()
})

test('with a PUBLIC_URL the shop’s host counts with its scheme, and a door of its own goes on', async () => {
  const secure = await openShop({ PUBLIC_URL: 'https://shop.example', TRUST_PROXY: '1', on: shop })
  const say = async (origin: string, at: string) => {
    const headers = { Origin: origin, Host: at }
    return (await secure.visitor().ask(logout, {}, { headers })).status
  }
  const door = new URL(secure.url).host

  expect(await say('https://shop.example', 'shop.example')).toBe(200)
  expect(await say('http://shop.example', 'shop.example')).toBe(403)
  expect(await say('https://shop.example:8443', 'shop.example')).toBe(403)
  expect(await say(`http://${door}`, door)).toBe(200)
  expect(await say('https://evil.example', door)).toBe(403)
})
