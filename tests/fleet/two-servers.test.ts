import { expect, test, vi } from 'vitest'
import { getProduct } from '#contract/catalog'
import { getCustomer, logout } from '#contract/customers'
import { saveSettings } from '#contract/office/settings'
import { addReview } from '#contract/reviews'
import { openStaff } from '../support/office.ts'
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

test('rules and facts that one server saves are on the pages of the other within a second', async () => {
  const { signedIn } = openStaff({ prisma, visitor: past[0]?.visitor ?? through.visitor })
  const owner = await signedIn('owner')
  // A shop in production requires a second factor of an owner.
  await prisma.staff.update({ where: { id: owner.id }, data: { totpSince: new Date() } })
  const paths = {
    order_procedure: '/order-rocedure',
    delivery_rules: '/delivery-rules',
    return_policy: '/return-policy',
  }
  const shown = () =>
    Promise.all(
      Object.values(paths).map(async (path) => {
        const text = (await other?.agent.get(path))?.text ?? ''
        return [/Rule \d+ of [a-z_]+/.exec(text)?.[0], /01711-22334\d/.exec(text)?.[0]]
      }),
    )
  for (let round = 0; round < 5; round++) {
    const rules = Object.keys(paths).map((page) => [page, `Rule ${round} of ${page}`] as const)
    const texts = Object.fromEntries(rules.map(([page, rule]) => [page, `<p>${rule}</p>`]))
    const phone = `01711-22334${round}`
    for (const [part, value] of Object.entries({ policy: texts, contact: { phone } })) {
      expect((await owner.ask(saveSettings, { part, v: round, value })).status).toBe(200)
    }

    const wanted = rules.map(([, rule]) => [rule, phone])
    await vi.waitFor(async () => expect(await shown()).toEqual(wanted), patience)
  }
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

  const ofPlanner = ['jit=off', 'random_page_cost=1.1']
  expect(settings).toEqual([{ setconfig: expect.arrayContaining(ofPlanner) }])
})
