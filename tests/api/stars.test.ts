import { expect, test } from 'vitest'
import { getProduct, getProducts, listTag } from '#contract/catalog'
import { setReviewState } from '#contract/office/inbox'
import { stepOrder } from '#contract/office/orders'
import { addReview, getReviews } from '#contract/reviews'
import { findDifferences } from '../support/derived.ts'
import { openStaff } from '../support/office.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const staff = openStaff(shop)
const manager = await staff.signedIn('manager', 'Manager 1')

async function review(productId: number, stars?: unknown, customer = shop.customer()) {
  const writer = await customer
  return writer.ask(addReview, { product_id: productId, review: 'As shown', stars })
}
const productShown = async (slug: string) =>
  (await shop.visitor().ask(getProduct, { slug })).body.product

test('stars of reviews make the average of their product and its spread', async () => {
  const { id, slug } = await shop.make.product()

  const written = await review(id, '5')
  await review(id, 4)
  await review(id)

  expect(written.body.review.stars).toBe(5)
  const { rating, reviews } = await productShown(slug)
  expect(rating).toEqual({ average: 4.5, count: 2, spread: [0, 0, 0, 1, 1] })
  expect(reviews.map(({ stars }) => stars)).toEqual([undefined, 4, 5])
  const further = (await shop.visitor().ask(getReviews, { slug })).body.reviews
  expect(further).toEqual(reviews)
})

test('answers about a product without stars are as they were', async () => {
  const { id, slug } = await shop.make.product()
  await review(id)

  const product = await productShown(slug)

  expect(product).not.toHaveProperty('rating')
  expect(Object.keys(product.reviews[0] ?? {})).toEqual([
    'id',
    'review',
    'images',
    'customer',
    'created_at',
  ])
})

test('a card has stars from three rated reviews on, also in a listing', async () => {
  const tag = await shop.make.tag({ tag: 'Rated' })
  const { id } = await shop.make.product({ tagIds: [tag.id] })
  const cards = async () => {
    const home = (await shop.visitor().ask(getProducts)).body.products
    const listing = (await shop.visitor().ask(listTag, { tag: 'Rated' })).body.products.data
    return [home.find((card) => card.id === id), listing[0]].map((card) => card?.rating)
  }
  await review(id, 5)
  await review(id, 5)
  const before = await cards()

  await review(id, 3)

  expect(before).toEqual([undefined, undefined])
  const rating = { average: 4.3, count: 3 }
  expect(await cards()).toEqual([rating, rating])
})

test.each([0, 6, 2.5, -1, 'many', [5]])('%j is no number of stars', async (stars) => {
  const { id, slug } = await shop.make.product()

  const answer = await review(id, stars)

  expect(answer).toBeRefused(422)
  expect(Object.keys(answer.body.errors)).toEqual(['stars'])
  expect((await productShown(slug)).reviews).toEqual([])
})

test('a review with other stars is no repeat of the former one, the same one is', async () => {
  const { id, slug } = await shop.make.product()
  const writer = await shop.customer()
  const write = (stars: number) =>
    writer.ask(
      addReview,
      { product_id: id, review: 'Good', stars },
      { headers: { 'Idempotency-Key': 'one key' } },
    )

  await write(4)
  await write(4)
  await write(5)

  expect((await productShown(slug)).rating).toMatchObject({ average: 4.5, count: 2 })
})

test('only shown reviews count, whoever writes, moderates or erases them at once', async () => {
  const { id, slug } = await shop.make.product()
  const answers = await Promise.all([1, 2, 3, 4, 5].map((stars) => review(id, stars)))
  const [worst, , , , best] = answers.map(({ body }) => body.review.id)

  await Promise.all([
    manager.ask(setReviewState, { id: worst, v: 0, state: 'hidden' }),
    shop.prisma.review.delete({ where: { id: best } }),
    review(id, 2),
  ])

  expect((await productShown(slug)).rating).toEqual({
    average: 2.8,
    count: 4,
    spread: [0, 2, 1, 1, 0],
  })
  await manager.ask(setReviewState, { id: worst, v: 1, state: 'shown' })
  expect((await productShown(slug)).rating?.count).toBe(5)
  const audit = await shop.prisma.auditEntry.findMany({ where: { entity: 'product' } })
  expect(audit).toEqual([])
  expect(await findDifferences(shop.pool)).toEqual([])
})

test('a review says that its writer bought the product here once it is delivered', async () => {
  const writer = await shop.customer()
  const product = await shop.make.product()
  const lineGiven = { productId: product.id }
  const order = await shop.make.order({ customerId: writer.id, status: 3, lineGiven })
  const before = await review(product.id, 5, Promise.resolve(writer))
  await review(product.id, 4)

  await manager.ask(stepOrder, { order_id: order.id, v: 0, to: 4 })

  expect(before.body.review).not.toHaveProperty('bought')
  const { reviews } = await productShown(product.slug)
  expect(reviews.map(({ bought }) => bought)).toEqual([undefined, true])
  const later = await review(product.id, undefined, Promise.resolve(writer))
  expect(later.body.review.bought).toBe(true)
  await shop.prisma.order.update({ where: { id: order.id }, data: { outcome: 2 } })
  expect((await productShown(product.slug)).reviews.some(({ bought }) => bought)).toBe(false)
  expect(await findDifferences(shop.pool)).toEqual([])
})

test('wrong numbers of stars are found and made anew', async () => {
  const { id, slug } = await shop.make.product()
  await review(id, 5)
  await shop.pool.query('update product set star_count = 2, star_sum = 9 where id = $1', [id])
  await shop.pool.query('update review set bought = true where product_id = $1', [id])
  expect(await findDifferences(shop.pool)).toHaveLength(2)

  await shop.pool.query('select shop_rebuild_derived()')

  expect(await findDifferences(shop.pool)).toEqual([])
  expect((await productShown(slug)).rating).toMatchObject({ average: 5, count: 1 })
})
