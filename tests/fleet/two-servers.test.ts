import { expect, test, vi } from 'vitest'
import { getProduct } from '#contract/catalog'
import { getCustomer, logout } from '#contract/customers'
import { addReview } from '#contract/reviews'
import { patience } from '../support/patience.ts'
import { jpeg } from '../support/pictures.ts'
import { expectOneOrder, fillCart } from '../support/shopping.ts'
import { openTwoServers } from './support/two-servers.ts'

const { prisma, through, past } = await openTwoServers()
const [one, other] = past.map(({ visitor }) => visitor())
const { make } = through

test('thirty confirms at once of one cart are one order', async () => {
  for (let round = 0; round < 3; round++) {
    const { buyer, confirm } = await fillCart(through, [{ quantity: 2 }, {}, {}])

    const answers = await Promise.all(Array.from({ length: 30 }, () => confirm()))

    await expectOneOrder(buyer, answers)
    expect(new Set(answers.map(({ headers }) => headers['x-answered-by'])).size).toBe(2)
  }
})

test('a changed price is on both servers within a second', async () => {
  await make.product({ slug: 'rose', priceTaka: 100 })
  const prices = async () =>
    Promise.all(
      [one, other].map(
        async (visitor) => (await visitor?.ask(getProduct, { slug: 'rose' }))?.body.product?.price,
      ),
    )
  await vi.waitFor(async () => expect(await prices()).toEqual([100, 100]), patience)

  await prisma.product.update({ where: { slug: 'rose' }, data: { priceTaka: 777 } })

  await vi.waitFor(async () => expect(await prices()).toEqual([777, 777]), patience)
})

test('a customer logged in at one server is known to the other, until the logout', async () => {
  const customer = await past[0]?.customer()
  const asThem = { headers: { Cookie: customer?.cookie ?? '' } }
  const known = async () => (await other?.ask(getCustomer, {}, asThem))?.status
  expect(await known()).toBe(200)

  await customer?.ask(logout)

  expect(await known()).toBe(401)
})

test('a picture uploaded through one server is served by the other', async () => {
  const product = await make.product({ slug: 'pictured' })
  const customer = await past[0]?.customer()

  const answer = await customer?.ask(
    addReview,
    { product_id: product.id, review: 'Good' },
    { files: [{ bytes: await jpeg() }] },
  )
  const picture = await other?.agent.get(answer?.body.review.images[0].image_url)

  expect(picture?.status).toBe(200)
  expect(picture?.headers['content-type']).toBe('image/webp')
})

test('the database that they made has the planner’s settings', async () => {
  const settings = await prisma.$queryRaw`
    select setconfig from pg_db_role_setting s join pg_database d on d.oid = s.setdatabase
    where datname = current_database()`

  const told = ['jit=off', 'random_page_cost=1.1']
  expect(settings).toEqual([{ setconfig: expect.arrayContaining(told) }])
})
