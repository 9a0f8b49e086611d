import { expect, test } from 'vitest'
import { getProduct } from '#contract/catalog'
import { getReviews } from '#contract/reviews'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const visitor = shop.visitor()
const idsOf = (reviews: { id: number }[]) => reviews.map(({ id }) => id)

/** A product with this many reviews; returns their ids, newest first. */
async function reviewed(slug: string, reviews: number) {
  const { id: productId } = await shop.make.product({ slug })
  const { id: customerId } = await shop.make.customer()
  const rows = await shop.prisma.review.createManyAndReturn({
    data: Array.from({ length: reviews }, (_, nr) => ({ productId, customerId, review: `${nr}` })),
  })
  return idsOf(rows).reverse()
}

test('a product comes with its reviews, or with as many as are asked for', async () => {
  const ids = await reviewed('many', 120)

  const whole = await visitor.ask(getProduct, { slug: 'many' })
  const some = await visitor.ask(getProduct, { slug: 'many', reviews: 10 })
  const none = await visitor.ask(getProduct, { slug: 'many', reviews: '0' })

  expect(idsOf(whole.body.product.reviews)).toEqual(ids.slice(0, 100))
  expect(idsOf(some.body.product.reviews)).toEqual(ids.slice(0, 10))
  expect(none.body.product.reviews).toEqual([])
  for (const { body } of [whole, some, none]) expect(body.product.review_count).toBe(120)
})

test.each([-1, 101, 'x'])('%j reviews with a product are refused', async (reviews) => {
  await reviewed(`asked-${reviews}`, 1)

  const answer = await visitor.ask(getProduct, { slug: `asked-${reviews}`, reviews })

  expect(answer).toBeRefused(422)
})

test('reviews come ten at a time, each once, though others are written meanwhile', async () => {
  const ids = await reviewed('read', 25)
  const other = await reviewed('other', 3)

  const first = await visitor.ask(getReviews, { slug: 'read' })
  const { productId, customerId } = await shop.prisma.review.findFirstOrThrow({
    where: { id: ids[0] },
  })
  await shop.prisma.review.create({ data: { productId, customerId, review: 'new' } })
  const second = await visitor.ask(getReviews, { slug: 'read', before: ids[9] })
  const third = await visitor.ask(getReviews, { slug: 'read', before: String(ids[19]) })
  const end = await visitor.ask(getReviews, { slug: 'read', before: ids[24] })

  expect(first.status).toBe(200)
  const pages = [first, second, third, end].map(({ body }) => idsOf(body.reviews))
  expect(pages).toEqual([ids.slice(0, 10), ids.slice(10, 20), ids.slice(20), []])
  expect([first, second, third, end].map(({ body }) => body.has_more)).toEqual([
    true,
    true,
    false,
    false,
  ])
  expect(pages.flat()).not.toContain(other[0])
})

test('reviews of nothing are a 404, before nothing a 422', async () => {
  await reviewed('known', 1)

  expect(await visitor.ask(getReviews, { slug: 'unknown' })).toBeRefused(404)
  expect(await visitor.ask(getReviews, { slug: 'known', before: 'x' })).toBeRefused(422)
})

test.each([
  ['held', 1],
  ['hidden', 2],
])(
  'a %s review is nowhere in the shop, and back as it was once it is shown',
  async (word, state) => {
    const slug = `with-a-${word}-one`
    const ids = await reviewed(slug, 12)
    const read = async () => [
      (await visitor.ask(getProduct, { slug })).text,
      (await visitor.ask(getReviews, { slug })).text,
      (await visitor.ask(getReviews, { slug, before: ids[9] })).text,
    ]
    const before = await read()
    const setState = async (to: number) => {
      await shop.prisma.review.update({ where: { id: ids[1] ?? 0 }, data: { state: to } })
      await shop.changes.waitForChange()
    }

    await setState(state)
    const product = await visitor.ask(getProduct, { slug })
    const first = await visitor.ask(getReviews, { slug })
    const author = await shop.prisma.review.findUniqueOrThrow({ where: { id: ids[1] ?? 0 } })
    await setState(0)

    const left = ids.filter((id) => id !== author.id)
    expect(idsOf(product.body.product.reviews)).toEqual(left)
    expect(product.body.product.review_count).toBe(11)
    expect(idsOf(first.body.reviews)).toEqual(left.slice(0, 10))
    expect(first.body.has_more).toBe(true)
    expect(await read()).toEqual(before)
  },
)
