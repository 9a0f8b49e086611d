import { expect, test } from 'vitest'
import { login } from '#contract/customers'
import { saveProduct } from '#contract/office/products'
import { addReview } from '#contract/reviews'
import { theirPassword } from '../support/make.ts'
import { noteAsStaff } from '../support/office-rows.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop({
  RATE_LIMIT: 'on',
  RETAIN_MESSAGES_DAYS: '30',
  RETAIN_UNUSED_ACCOUNTS_DAYS: '365',
})
const daysPass = (table: string, column: string, days: number, id?: number) =>
  shop.pool.query(
    `update ${table} set ${column} = ${column} - make_interval(days => $1) where $2::int is null or id = $2`,
    [days, id ?? null],
  )
const message = (email: string) => ({
  name: 'Karim',
  number: '01812345678',
  email,
  subject: 'Size',
  message: 'Is there a larger one?',
})

test('messages are deleted after their days, not before', async () => {
  await shop.prisma.message.createMany({
    data: Array.from({ length: 1200 }, (_, n) => message(`old-${n}@example.com`)),
  })
  await daysPass('message', 'created_at', 31)
  await shop.prisma.message.create({ data: message('kept@example.com') })
  await daysPass('message', 'created_at', 29)

  await Promise.all([shop.tidy(), shop.tidy()])
  await shop.tidy()

  const left = await shop.prisma.message.findMany()
  expect(left.map(({ email }) => email)).toEqual(['kept@example.com'])
})

test('counters of tries are deleted after their time', async () => {
  const visitor = shop.visitor()
  await visitor.ask(login, { email: 'nobody@example.com', password: 'a wrong one' })
  await shop.tidy()
  expect(await shop.prisma.rateLimit.count()).toBeGreaterThan(0)

  await shop.pool.query('update rate_limit set expire = expire - 7200000')
  await shop.tidy()

  expect(await shop.prisma.rateLimit.count()).toBe(0)
})

test('unused account is deleted a year after its last visit, others stay', async () => {
  const unused = await shop.make.customer()
  await shop.make.address({ customerId: unused.id })
  await shop.make.cartLine({ customerId: unused.id })
  const { id: ordering } = await shop.make.customer()
  await shop.make.order({ customerId: ordering })
  const reviewing = await shop.customer()
  const { id: product_id } = await shop.make.product()
  await reviewing.ask(addReview, { product_id, review: 'Good' })
  const writing = await shop.make.customer({ email: 'Writes@example.com' })
  await shop.prisma.message.create({ data: message('writes@EXAMPLE.com') })
  const visiting = await shop.customer()
  await daysPass('customer', 'seen_at', 366)
  await shop.pool.query(`delete from session where (sess ->> 'customerId')::int = $1`, [
    reviewing.id,
  ])
  const recent = await shop.make.customer()
  await daysPass('customer', 'seen_at', 364, recent.id)

  await shop.tidy()

  const left = await shop.prisma.customer.findMany({ orderBy: { id: 'asc' } })
  expect(left.map(({ id }) => id)).toEqual(
    [ordering, reviewing.id, writing.id, visiting.id, recent.id].sort((a, b) => a - b),
  )
})

test('a login counts as a visit', async () => {
  const { email, id } = await shop.make.customer()
  await daysPass('customer', 'seen_at', 366, id)

  await shop.visitor().ask(login, { email, password: theirPassword })

  const { rows } = await shop.pool.query(
    `select seen_at > now() - interval '1 minute' as seen from customer where id = $1`,
    [id],
  )
  expect(rows).toEqual([{ seen: true }])
})

test('office sessions, kept answers and password links are deleted after their time', async () => {
  const office = async () => {
    const order = await shop.make.order()
    const customer = await shop.make.customer()
    const words = { email: customer.email, words: 'A note' }
    await noteAsStaff(shop.pool, { orderId: order.id, customerId: customer.id, ...words })
  }
  await office()
  await shop.pool.query(`update staff_session set expire = now() - interval '1 second'`)
  await shop.pool.query(`update password_reset set until = now() - interval '1 second'`)
  await shop.pool.query(`update office_reply set at = now() - interval '73 hours'`)
  const staffId = (await shop.prisma.staff.findFirstOrThrow()).id
  const saved = { staffId, call: saveProduct.path, inputHash: '' }
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
  await shop.prisma.officeReply.createMany({
    data: [89, 91].map((days) => ({ ...saved, key: `saved ${days}`, at: daysAgo(days) })),
  })
  await office()
  await shop.pool.query(`update office_reply set at = at - interval '71 hours' where call <> $1`, [
    saveProduct.path,
  ])

  await shop.tidy()
  await shop.tidy()

  const { staffSession, passwordReset, officeReply } = shop.prisma
  const left = [staffSession.count(), passwordReset.count(), officeReply.count()]
  expect(await Promise.all(left)).toEqual([1, 1, 4])
})

test('words that shoppers did not find are deleted after 90 days, without another search', async () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
  await shop.prisma.emptySearch.createMany({
    data: [89, 91].map((days) => ({ keyword: `sought ${days}`, lastAt: daysAgo(days) })),
  })

  await shop.tidy()

  const left = await shop.prisma.emptySearch.findMany()
  expect(left.map(({ keyword }) => keyword)).toEqual(['sought 89'])
})
