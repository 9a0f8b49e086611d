import { expect, test } from 'vitest'
import { askWhenBack, askWhenBackAsCustomer } from '#contract/asks'
import { getAsks, markAsk } from '#contract/office/asks'
import { getProducts } from '#contract/office/products'
import { getAudit } from '#contract/office/staff'
import { readToolConfig } from '../../server/config/config.ts'
import { eraseCustomer } from '../../server/customers/erase-customer.ts'
import { exportCustomer } from '../../server/customers/export-customer.ts'
import { openStorage } from '../../server/pictures/open-storage.ts'
import { type Member, openOffice } from '../support/office.ts'
import { openShop } from '../support/shop.ts'

const { shop, prisma, make, pool, owner, manager, agent } = await openOffice(
  'owner',
  'manager',
  'agent',
)
const soldOut = () => make.product({ stockSet: 0 })
const ask = (product_id: number, number: string, by = shop.visitor()) =>
  by.ask(askWhenBack, { product_id, number })
const asksOf = async (product_id: number, by: Member = manager) =>
  (await by.ask(getAsks, { product_id })).body.asks
const rowOf = async (id: number) =>
  (await manager.ask(getProducts, { sort: 'new' })).body.products.find((row) => row.id === id)

test('a guest is kept once for a product, whatever script the number is in', async () => {
  const [one, other] = [await soldOut(), await soldOut()]

  for (const number of ['01712345678', '০১৭১২-৩৪৫৬৭৮', '+880 1712 345678']) {
    expect((await ask(one.id, number)).body).toEqual({ message: 'added' })
  }
  await Promise.all([ask(one.id, '01812345678'), ask(one.id, '01812345678')])
  await ask(other.id, '01712345678')

  expect((await asksOf(one.id)).map(({ number }) => number)).toEqual(['01812345678', '01712345678'])
  expect(await asksOf(other.id)).toMatchObject([
    { number: '01712345678', name: null, told_at: null },
  ])
  expect((await rowOf(one.id))?.asks).toBe(2)
  expect((await rowOf(other.id))?.asks).toBe(1)
})

test.each(['', 'call me', '0171234567', '017123456789', '01212345678', '+44 7700 900123'])(
  'the number %j is refused with a sentence at its field',
  async (number) => {
    const { id } = await soldOut()

    const answer = await ask(id, number)

    expect(answer).toBeRefused(422, /mobile number/)
    expect(Object.keys(answer.body.errors)).toEqual(['number'])
    expect(await asksOf(id)).toEqual([])
  },
)

test('a customer is kept once by the account, with the number of address or newest order', async () => {
  const { id: product_id } = await soldOut()
  const customer = await shop.customer({ name: 'Rahima Khatun' })
  const asking = () => customer.ask(askWhenBackAsCustomer, { product_id })

  for (let times = 0; times < 2; times++) expect((await asking()).body.message).toBe('added')
  const known = { name: 'Rahima Khatun', email: customer.email }
  expect(await asksOf(product_id)).toMatchObject([{ ...known, number: null }])
  await make.order({ customerId: customer.id, addressNumber: '01711111111' })
  expect(await asksOf(product_id)).toMatchObject([{ ...known, number: '01711111111' }])
  await make.address({ customerId: customer.id, number: '01722222222' })
  expect(await asksOf(product_id)).toMatchObject([{ ...known, number: '01722222222' }])
  expect(await shop.visitor().ask(askWhenBackAsCustomer, { product_id })).toBeRefused(401)
})

test('only a sold-out product is asked for', async () => {
  const { id } = await make.product()

  expect(await ask(id, '01712345678')).toBeRefused(
    409,
    'This product is in stock, you can order it',
  )
  expect(await ask(2_000_000, '01712345678')).toBeRefused(404)
  expect(await manager.ask(getAsks, { product_id: 2_000_000 })).toBeRefused(404)
})

test('the office marks who was told, takes it back, and who asks again waits again', async () => {
  const { id: product_id, title } = await soldOut()
  await ask(product_id, '01712345678')
  const [waiting] = await asksOf(product_id)
  const id = waiting?.id ?? 0

  expect((await agent.ask(markAsk, { id, told: true })).status).toBe(200)
  expect(await asksOf(product_id)).toMatchObject([{ id, by: 'Agent', told_at: expect.any(String) }])
  expect((await rowOf(product_id))?.asks).toBe(0)
  await agent.ask(markAsk, { id, told: false })
  expect(await asksOf(product_id)).toMatchObject([{ id, by: null, told_at: null }])
  await agent.ask(markAsk, { id, told: true })
  await ask(product_id, '01712345678')
  expect(await asksOf(product_id)).toMatchObject([{ id, by: null, told_at: null }])
  expect(await manager.ask(markAsk, { id: 2_000_000, told: true })).toBeRefused(404)

  const { entries } = (await owner.ask(getAudit, { entity: 'product_ask' })).body
  expect(entries).toMatchObject(
    Array(3).fill({ act: '/api/office/asks/told', staff: 'Agent', subject: title }),
  )
})

test('an agent sees numbers as in orders: whole while one is open, masked beside closed ones', async () => {
  const { id: product_id } = await soldOut()
  await make.order({ addressNumber: '01733333333', status: 4 })
  await make.order({ addressNumber: '01744444444', status: 1 })
  for (const number of ['01733333333', '01744444444', '01755555555']) await ask(product_id, number)
  const numbers = async (by: Member) => (await asksOf(product_id, by)).map(({ number }) => number)

  expect(await numbers(agent)).toEqual(['01755555555', '01744444444', '017****333'])
  expect(await numbers(manager)).toEqual(['01755555555', '01744444444', '01733333333'])
  const [newest] = await asksOf(product_id)
  await manager.ask(markAsk, { id: newest?.id ?? 0, told: true })
  expect(await numbers(agent)).toEqual(['01744444444', '017****333', '017****555'])
  expect(await shop.visitor().ask(getAsks, { product_id })).toBeRefused(401)
})

test('an erased person asks no more, by account or number, and the export shows it before', async () => {
  const { id: product_id } = await soldOut()
  const customer = await shop.customer({ email: 'asks@example.net' })
  await make.address({ customerId: customer.id, number: '+8801766666666' })
  await customer.ask(askWhenBackAsCustomer, { product_id })
  await ask(product_id, '01766666666')
  await ask(product_id, '01777777777')

  const held = JSON.parse((await exportCustomer(prisma, 'asks@example.net')) ?? '')
  expect(held.asked_products).toMatchObject([{ product_id }, { number: '01766666666' }])
  const storage = await openStorage(
    readToolConfig({ DATABASE_URL: shop.databaseUrl, UPLOADS_DIR: shop.uploadsDir }),
  )
  await eraseCustomer(prisma, storage, 'asks@example.net', false)

  expect((await asksOf(product_id)).map(({ number }) => number)).toEqual(['01777777777'])
})

test('who was told is forgotten after 30 days, who was not after 180', async () => {
  const { id: product_id } = await soldOut()
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
  const row = { productId: product_id, lang: 'bn' }
  await prisma.productAsk.createMany({
    data: [
      { ...row, number: '01711111111', createdAt: daysAgo(90), toldAt: daysAgo(31) },
      { ...row, number: '01722222222', createdAt: daysAgo(90), toldAt: daysAgo(29) },
      { ...row, number: '01733333333', createdAt: daysAgo(181) },
      { ...row, number: '01744444444', createdAt: daysAgo(179) },
    ],
  })

  await shop.tidy()

  const left = (await asksOf(product_id)).map(({ number }) => number)
  expect(left).toEqual(['01744444444', '01722222222'])
  const { rows } = await pool.query('select number from product_ask where product_id = $1', [
    product_id,
  ])
  expect(rows).toHaveLength(2)
})

test('one address asks a hundred times in ten minutes', async () => {
  const limited = await openShop({ RATE_LIMIT: 'on' })
  const { id } = await limited.make.product({ stockSet: 0 })
  const visitor = limited.visitor()
  const number = (nr: number) => `017${String(nr).padStart(8, '0')}`
  for (let nr = 0; nr < 100; nr++) {
    expect((await ask(id, number(nr), visitor)).status).toBe(200)
  }

  expect(await ask(id, number(100), visitor)).toBeRefused(429)
})
