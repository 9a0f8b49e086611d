// Over 200 lines: malformed input of each call, with one table of valid fields.
import fc from 'fast-check'
import { expect } from 'vitest'
import type { Call } from '#contract/endpoint'
import { type How, send } from './ask.ts'
import { internalWords } from './matchers.ts'
import { jpeg } from './pictures.ts'
import type { ShopCustomer, Visitor, Visitors } from './shop.ts'

/**
 * Malformed requests to the calls of a shop, the same ones for the same seed. Each call has a new
 * customer, with an address, an order and a filled cart; calls of the office have a new member of
 * `staff`.
 */
export async function openHostility(shop: Visitors, staff?: () => Promise<Visitor>) {
  const { make } = shop
  const menu = await make.menu({ menu: 'Women' })
  const category = await make.category({ menuId: menu.id, category: 'Saree' })
  const tag = await make.tag({ tag: 'Eid' })
  const product = await make.product({
    discountPercent: 15,
    categoryIds: [category.id],
    tagIds: [tag.id],
  })
  const picture = await jpeg()

  /**
   * Sends `runs` requests to a call. Throws if an answer is a 500 or more, is not JSON, or contains
   * internal words; and if a session always counted as a guest.
   */
  async function attack({ call }: { call: Call }, runs: number, seed: number) {
    const customer = await shop.customer()
    await make.address({ customerId: customer.id })
    const order = await make.order({ customerId: customer.id })
    const known = { customer, product, order, line: await make.cartLine(lineOf(customer.id)) }
    const insider = (await staff?.()) ?? customer
    let asInsider = 0
    await fc.assert(
      fc.asyncProperty(inputOf(call, known), how, fc.boolean(), async (input, sent, isGuest) => {
        const files =
          call.files && sent.as === 'multipart'
            ? [{ bytes: picture, field: call.files === 'picture' ? 'picture' : 'images' }]
            : undefined
        const someone = isGuest ? shop.visitor() : insider

        // Not by `ask`: a generated part of the path, as "..", may be the path of another call.
        const answer = await send(someone.agent, call, addressable(call, input), { ...sent, files })
        const { status, headers, text } = answer
        const body: object = answer.body

        if (!isGuest && status !== 401) asInsider++
        expect(status).toBeLessThan(500)
        const isFile = status === 200 && call.path.endsWith('.csv')
        expect(headers['content-type']).toMatch(isFile ? /^text\/csv/ : /^application\/json/)
        if (status === 200) return
        expect(Object.keys(body)).toContain('message')
        expect(text).not.toMatch(internalWords)
      }),
      { seed, numRuns: runs, endOnFailure: true },
    )
    if (call.access !== 'anyone') expect(asInsider).toBeGreaterThan(runs / 5)
  }

  function lineOf(customerId: number) {
    return { customerId, productId: product.id }
  }
  return { attack }
}

type Known = {
  customer: ShopCustomer
  product: { id: number; slug: string }
  line: { id: number }
  order: { id: number; transId: string }
}

/** The fields of a call, up to three of them malformed. */
function inputOf(call: Call, known: Known) {
  const { customer, product, line, order } = known
  const near = fc.constantFrom<unknown>(
    ...[product.id, line.id, order.id, customer.id, order.transId, 'Saree', 'Eid', product.slug],
    ...[60, '60', 1, '1', 'latest', 'a-z', customer.email, [{ id: line.id }], `[${line.id}]`],
  )
  const value = fc.oneof(
    unreadable,
    nasty,
    near,
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.integer(),
    fc.jsonValue({ maxDepth: 3 }),
  )

  /** Valid input for every call, so that a wrong field is alone and gets as far as possible. */
  const right: Record<string, unknown> = {
    product_id: product.id,
    quantity: 1,
    cart_id: line.id,
    cartId: line.id,
    order_id: order.id,
    user_id: customer.id,
    customer_id: customer.id,
    userId: customer.id,
    slug: product.slug,
    category: 'Saree',
    menu: 'Women',
    tag: 'Eid',
    discount: '15',
    keyword: 'saree',
    min_price: 10,
    max_price: 500,
    sort: 'a-z',
    page: 1,
    limit: 12,
    trans_id: order.transId,
    name: 'Rahima',
    number: '01712345678',
    email: customer.email,
    address: 'Dhaka',
    subject: 'Hi',
    message: 'Hello',
    review: 'Good',
    promo_code: 'EID',
    password: 'nokshi kantha',
    password_confirmation: 'nokshi kantha',
    carts: [{ id: line.id }],
    promo: null,
    fee: 60,
    id: order.id,
    v: 0,
    outcome: 'no_answer',
    to: 1,
    text: 'Called',
    event_id: 1,
    lang: 'bn',
    orders: [{ order_id: order.id, v: 0 }],
    order_ids: [order.id],
    reason: 'other',
    lines: [{ product_id: product.id, quantity: 1 }],
    queue: 'call',
    q: '1234',
    after: '1',
    state: 'closed',
    answer: 'Thank you',
    login: 'agent',
    role: 'agent',
    active: true,
    code: '123456',
    token: 'x',
    from: '2026-11-01',
    staff: 1,
  }

  const fields = [
    ...Object.keys(Object(call.input).shape ?? {}),
    ...[...call.path.matchAll(/:(\w+)/g)].map(([, name]) => String(name)),
  ]
  const usual = Object.fromEntries(fields.map((name) => [name, right[name]]))
  const wrong = fc.array(fc.tuple(fc.constantFrom(...fields, 'extra', '__proto__'), value), {
    minLength: 1,
    maxLength: 3,
  })
  return wrong.map((overrides) => ({ ...usual, ...Object.fromEntries(overrides) }))
}

const nasty = fc.constantFrom<unknown>(
  ...[
    '',
    ' ',
    '\0',
    'a\0b',
    '\ud800',
    '\udfff',
    '%',
    '%00',
    '..',
    '../../etc/passwd',
    "'",
    '"',
    '\\',
  ],
  ...['__proto__', 'constructor', 'toString', 'null', 'undefined', 'NaN', '-0', '1e309', '0x10'],
  ...["'; drop table orders; --", "' or 1=1", '{{7*7}}', '<script>alert(1)</script>', '{"$gt":""}'],
  ...['১২৩', '٣', '\u202e', '🙂'.repeat(300), 'ক'.repeat(6000), '9'.repeat(400), '-1', '1.5'],
  ...[0, -1, 1.5, 2_147_483_647, 2_147_483_648, -2_147_483_649, 1e15, 2 ** 53, 1e308],
  ...[true, false, null, [], {}, [[]], [null], { id: null }, { $ne: 1 }, { toString: 1 }],
  ...[{ length: 1e9 }, { __proto__: null }, { call: 'x' }, [1, 'x', {}]],
)
/** Characters that PostgreSQL refuses in text. */
const unreadable = fc.constantFrom('\0', 'a\0b', '\ud800', 'x\udfff')
const how = fc.record(
  {
    as: fc.constantFrom('json', 'form', 'multipart'),
    headers: fc.constantFrom<Record<string, string>>(
      {},
      { 'Idempotency-Key': 'k' },
      { 'Idempotency-Key': 'é'.repeat(300) },
      { 'X-Forwarded-For': "1.2.3.4', x" },
      { 'Accept-Language': '\t' },
      { Cookie: 'sid=s%3Ax.y; sid=%' },
    ),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<How>

/** An address has no half surrogates and stays below Node's limit; a body has no such bounds. */
function addressable(call: Call, input: Record<string, unknown>) {
  const inPath = new Set([...call.path.matchAll(/:(\w+)/g)].map(([, name]) => name))
  return Object.fromEntries(
    Object.entries(input).map(([name, given]) => [
      name,
      call.method === 'GET' || inPath.has(name) ? shortText(given) : given,
    ]),
  )
}

function shortText(given: unknown): string {
  const text = typeof given === 'string' ? given : String(JSON.stringify(given))
  return text.toWellFormed().slice(0, 300)
}
