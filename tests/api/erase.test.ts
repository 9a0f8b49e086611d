// Over 200 lines: one life is made here, then erased and exported.
import { expect, test } from 'vitest'
import { getCustomer, login } from '#contract/customers'
import { sendMessage } from '#contract/messages'
import { cancelOrder, getOrders } from '#contract/orders'
import { addReview } from '#contract/reviews'
import { readToolConfig } from '../../server/config/config.ts'
import { eraseCustomer } from '../../server/customers/erase-customer.ts'
import { exportCustomer } from '../../server/customers/export-customer.ts'
import { openStorage } from '../../server/pictures/open-storage.ts'
import { noteAsStaff } from '../support/office-rows.ts'
import { jpeg } from '../support/pictures.ts'
import { runTool } from '../support/run-tool.ts'
import { openShop } from '../support/shop.ts'
import { fillCart } from '../support/shopping.ts'

const shop = await openShop({ RATE_LIMIT: 'on' })
const settings = { DATABASE_URL: shop.databaseUrl, UPLOADS_DIR: shop.uploadsDir }
const storage = await openStorage(readToolConfig(settings))
const erase = (email: string, isTrial = false) =>
  eraseCustomer(shop.prisma, storage, email, isTrial)
const exported = async (email: string) =>
  JSON.parse((await exportCustomer(shop.prisma, email)) ?? 'null')

/** Places of these words, except `save` inside another word: any column, any file's name. */
async function findWords(words: string[], save = ''): Promise<string[]> {
  const { rows: columns } = await shop.pool.query<{ table: string; column: string }>(
    `select quote_ident(table_name) as table, quote_ident(column_name) as column
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  expect(columns.length).toBeGreaterThan(100)
  const found = (await shop.stored.names()).filter((name) => words.some((w) => name.includes(w)))
  for (const { table, column } of columns) {
    const { rows } = await shop.pool.query(
      `select 1 from ${table} where exists
         (select from unnest($1::text[]) w where strpos(replace(lower(${column}::text), $2, ''), lower(w)) > 0)`,
      [words, save],
    )
    if (rows.length > 0) found.push(`${table}.${column}`)
  }
  return found
}

/** A customer who has used every call; and another one, who must stay untouched. */
async function aBusyLife(email: string) {
  const name = 'Shahida Begum'
  const customer = await shop.customer({ email, name, photo: 'shahida.webp' })
  const stranger = await shop.customer({ email: `a${email}` })
  await shop.stored.write('users/shahida.webp', await jpeg())
  await shop.make.address({ customerId: customer.id, name, number: '+8801799887766' })
  await shop.make.address({ customerId: stranger.id })
  await shop.prisma.emptySearch.createMany({
    data: [{ keyword: 'number of shahida begum' }, { keyword: 'begumganj' }],
    skipDuplicates: true,
  })
  const { confirm } = await fillCart(shop, [{ priceTaka: 250, quantity: 2 }], customer)
  const { trans_id, order } = (await confirm()).body
  await customer.ask(cancelOrder, { order_id: order.id, reason: `${name} moved away` })
  await fillCart(shop, [{}], customer)
  const { confirm: another } = await fillCart(shop, [{}], stranger)
  expect((await another()).status).toBe(200)
  const { id: product_id } = await shop.make.product()
  const files = [{ bytes: await jpeg() }]
  const review = `${name} likes it`
  const answer = await customer.ask(addReview, { product_id, review }, { files })
  await stranger.ask(addReview, { product_id, review: 'So do I' }, { files })
  for (const from of [
    { email: email.toUpperCase(), number: '01700000001' },
    { email: 'other@example.com', number: '01799 887766' },
    { email: stranger.email, number: '01700000002' },
  ]) {
    const message = { name: 'One', subject: 'Hello', message: 'Where is it?', ...from }
    expect((await shop.visitor().ask(sendMessage, message)).status).toBe(200)
  }
  // Messages that wait hold an address.
  await shop.outbox.work()
  const about = { orderId: order.id, customerId: customer.id, email, words: name }
  await noteAsStaff(shop.pool, about)
  await shop.visitor().ask(login, { email, password: 'a wrong one' })
  await shop.visitor().ask(login, { email: stranger.email, password: 'a wrong one' })
  return { customer, stranger, name, trans_id, image: answer.body.review.images[0].image_url }
}

test('erased customer is found nowhere, the orders stay', async () => {
  const email = 'shahida@example.net'
  const { customer, stranger, name, trans_id, image } = await aBusyLife(email)
  const words = [name, 'shahida', '1799887766', '1799 887766', customer.cookie.slice(8, 30)]
  const known = ['order_event.data', 'audit_log.before', 'audit_log.after', 'office_reply.answer']
  expect(await findWords(words)).toEqual(
    expect.arrayContaining(['outbox.recipient', 'orders.address_name', 'message.answer', ...known]),
  )
  expect((await customer.ask(getCustomer)).status).toBe(200)
  const [written] = await shop.prisma.auditEntry.findMany({
    where: { entity: 'outbox' },
    orderBy: { id: 'asc' },
  })
  expect([written?.before, written?.after]).toEqual([{ state: 'waits' }, { state: 'failed' }])
  const another = { phone: '01700000003', reason: 'Another person' }
  await shop.prisma.phoneBlock.create({ data: another })
  const counters = await shop.prisma.rateLimit.count()
  const pictures = await shop.stored.names()

  expect(await erase(email, true)).toMatchObject({ account: true, reviews: 1, messages: 2 })
  expect((await customer.ask(getCustomer)).status).toBe(200)
  const erased = await erase(email.toUpperCase())

  expect(erased).toMatchObject({ account: true, reviews: 1, messages: 2, sessions: 1, orders: 1 })
  expect(erased.openOrders).toBe(0)
  expect(await findWords([...words, image.slice(20, 50)], stranger.email)).toEqual([])
  expect(await customer.ask(getCustomer)).toBeRefused(401)
  expect((await fetch(`${shop.url}${image}`)).status).toBe(404)
  expect(await shop.stored.names()).toHaveLength(pictures.length - 3)
  const order = await shop.prisma.order.findUnique({
    where: { transId: trans_id },
    include: { lines: true, cancellation: true },
  })
  expect(order).toMatchObject({ subtotalTaka: 500, totalTaka: 560, addressName: 'Erased customer' })
  expect(order?.lines).toHaveLength(1)
  expect(order?.cancellation).toMatchObject({ reason: '' })
  // Events stay.
  const events = await shop.prisma.orderEvent.findMany({
    where: { orderId: order?.id ?? 0 },
    orderBy: { id: 'asc' },
  })
  expect(events.map(({ kind, data }) => [kind, data])).toEqual([
    [0, {}],
    [1, {}],
    [5, {}],
    [4, {}],
    [7, { event: 3 }],
  ])
  const where = { entity: 'orders', entityId: String(order?.id) }
  expect(await shop.prisma.auditEntry.findMany({ where })).toMatchObject([
    { before: null, after: null },
    { before: null, after: null },
  ])

  const ofMessages = await shop.prisma.auditEntry.findMany({ where: { entity: 'outbox' } })
  expect(ofMessages.map(({ before, after }) => ({ before, after }))).toEqual(
    Array(ofMessages.length).fill({ before: null, after: null }),
  )

  expect(await shop.prisma.phoneBlock.findMany()).toMatchObject([another])
  expect(await shop.prisma.cartOutcome.count()).toBe(0)
  const ofCarts = await shop.prisma.auditEntry.findMany({ where: { entity: 'cart_outcome' } })
  expect(ofCarts).toMatchObject([{ before: null, after: null }])

  // Other customers lose nothing.
  expect((await stranger.ask(getOrders)).body.orders).toHaveLength(1)
  expect(await shop.prisma.review.count({ where: { customerId: stranger.id } })).toBe(1)
  expect(await shop.prisma.message.count({ where: { email: stranger.email } })).toBe(1)
  expect(await shop.prisma.rateLimit.count()).toBe(counters - erased.counters)
  expect(erased.counters).toBe(5)

  expect(await erase(email)).toMatchObject({ account: false, reviews: 0, messages: 0, orders: 0 })
  const again = await shop.customer({ email })
  expect(again.id).not.toBe(customer.id)
})

test('a customer without orders leaves no row', async () => {
  const { id, email } = await shop.customer()
  await shop.make.cartLine({ customerId: id })

  await erase(email)

  expect(await shop.prisma.customer.count({ where: { id } })).toBe(0)
})

test('erase changes nothing while pictures cannot be removed', async () => {
  const { id, email } = await shop.customer({ photo: 'kept.webp' })
  const broken = { ...storage, remove: () => Promise.reject(new Error('away')) }

  await expect(eraseCustomer(shop.prisma, broken, email, false)).rejects.toThrow('away')

  expect(await shop.prisma.customer.count({ where: { id } })).toBe(1)
})

test('the export holds all of a person, and nothing that opens the account', async () => {
  const { customer, trans_id, image } = await aBusyLife('asks@example.net')

  const held = await exported('Asks@example.net')

  expect(held).toMatchObject({
    customer: { id: customer.id, email: 'asks@example.net', name: 'Shahida Begum' },
    address: { number: '+8801799887766' },
    cart: [{ quantity: 1 }],
    cart_outcome: { result: 2 },
    orders: [
      {
        trans_id,
        lines: [{ quantity: 2 }],
        cancellation: { reason: 'Shahida Begum moved away' },
        events: [{ kind: 0 }, { kind: 1 }, { data: { text: 'Shahida Begum' } }, {}, {}],
      },
    ],
    password_reset: [{ until: expect.stringMatching(/^20/) }],
    reviews: [{ review: 'Shahida Begum likes it', pictures: [image] }],
    sent_messages: expect.arrayContaining([
      expect.objectContaining({ kind: 'placed', channel: 'mail', recipient: 'asks@example.net' }),
    ]),
    messages: [{ subject: 'Hello', answer: 'Shahida Begum' }, { message: 'Where is it?' }],
    blocked_numbers: [{ phone: '01799887766', reason: 'Shahida Begum' }],
    sessions: [
      { expires_at: expect.stringMatching(/^20/), started_at: expect.stringMatching(/^20/) },
    ],
    rate_limits: [{}, {}, {}, {}, {}],
  })
  const text = JSON.stringify(held)
  expect(text).not.toContain('$2b$')
  expect(text).not.toMatch(/token_hash|staff_id/)
  expect(text).not.toContain(customer.cookie.slice(8, 30))
  expect(await exported('nobody@example.net')).toBeNull()
})

test('the command erases only with --yes', async () => {
  const { id, email } = await shop.customer()
  const run = (...given: string[]) => runTool('customer', given, settings)

  const trial = await run('erase', email)
  expect(trial).toMatchObject({
    code: 1,
    stdout: expect.stringContaining('Nothing was changed'),
  })
  expect(await shop.prisma.customer.count({ where: { id } })).toBe(1)

  const done = await run('erase', email, '--yes')
  expect(done).toMatchObject({ stdout: expect.stringMatching(/^Erased of .*the account/) })
  expect(await shop.prisma.customer.count({ where: { id } })).toBe(0)
})
