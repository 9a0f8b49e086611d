// Over 200 lines: one review, and the pages of many

import { expect, test } from 'vitest'
import { getProduct } from '#contract/catalog'
import { addReview, getReviews } from '#contract/reviews'
import { filesBelow } from '../support/broken-invariants.ts'
import { jpeg } from '../support/pictures.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const product = await shop.make.product({ slug: 'rose-saree' })
const reviewsShown = async () =>
  (await shop.visitor().ask(getProduct, { slug: 'rose-saree' })).body.product.reviews

test('a customer reviews a product in words', async () => {
  const customer = await shop.customer({ name: 'রহিমা', photo: 'rahima.jpg' })

  const answer = await customer.ask(addReview, {
    product_id: product.id,
    customer_id: customer.id,
    review: ' খুব সুন্দর!\nVery nice <b>indeed</b> ',
  })

  expect(answer.body.review).toMatchObject({
    review: 'খুব সুন্দর!\nVery nice <b>indeed</b>',
    images: [],
    customer: { name: 'রহিমা', photo: 'rahima.jpg' },
  })
  expect((await reviewsShown())[0]).toEqual(answer.body.review)
})

test('the newest review comes first, and a customer may write more than one', async () => {
  const customer = await shop.customer()
  await customer.ask(addReview, { product_id: product.id, review: 'first' })
  await customer.ask(addReview, { product_id: product.id, review: 'second' })

  const shown = await reviewsShown()

  expect(shown.slice(0, 2)).toMatchObject([{ review: 'second' }, { review: 'first' }])
})

test('pictures alone are a review', async () => {
  const customer = await shop.customer()

  const answer = await customer.ask(
    addReview,
    { product_id: product.id },
    { files: [{ bytes: await jpeg() }, { bytes: await jpeg(30, 40), field: 'images' }] },
  )

  expect(answer.body.review.review).toBe('')
  expect(answer.body.review.images).toHaveLength(2)
  expect((await reviewsShown())[0]).toEqual(answer.body.review)
})

test.each([
  [{}, 'review'],
  [{ review: '' }, 'review'],
  [{ review: '  \n ' }, 'review'],
  [{ review: null }, 'review'],
  [{ review: 'a\0b' }, 'review'],
  [{ review: '\ud83d' }, 'review'],
  [{ review: ['Good'] }, 'review'],
  [{ review: 'Good', product_id: 'x' }, 'product_id'],
  [{ review: 'Good', product_id: null }, 'product_id'],
  [{ review: 'Good', product_id: 2_147_483_648 }, 'product_id'],
])('the review %j is refused', async (fields, named) => {
  const customer = await shop.customer()
  const before = await shop.prisma.review.count()

  const answer = await customer.ask(addReview, { product_id: product.id, ...fields })

  expect(answer).toBeRefused(422)
  expect(Object.keys(answer.body.errors)).toEqual([named])
  expect(await shop.prisma.review.count()).toBe(before)
})

test('a review may have 5,000 letters and no more', async () => {
  const customer = await shop.customer()
  const write = (review: string) => customer.ask(addReview, { product_id: product.id, review })

  expect((await write('🙂'.repeat(5000))).status).toBe(200)
  expect(await write('ক'.repeat(5001))).toBeRefused(422)
  // A form sends a line end as two characters; its field counts one.
  const lines = `${'ক'.repeat(49)}\r\n`.repeat(100).trimEnd()
  const answer = await write(`${lines}.`)
  expect(answer.body.review?.review).toBe(`${lines.replaceAll('\r', '')}.`)
})

test('review of a missing product is refused and leaves no picture', async () => {
  const customer = await shop.customer()
  const before = filesBelow(`${shop.uploadsDir}/reviews`)

  const answer = await customer.ask(
    addReview,
    { product_id: 2_147_483_647, review: 'Good' },
    { files: [{ bytes: await jpeg() }] },
  )

  expect(answer).toBeRefused(404, 'The product was not found')
  expect(filesBelow(`${shop.uploadsDir}/reviews`)).toEqual(before)
})

test('a review repeated under its key is the first one, with its pictures, also at once', async () => {
  const [customer, other] = [await shop.customer(), await shop.customer()]
  const ofBoth = { where: { customerId: { in: [customer.id, other.id] } } }
  const files = [{ bytes: await jpeg() }]
  const send = (review: string, by = customer, pictures = files) =>
    by.ask(
      addReview,
      { product_id: product.id, review },
      { files: pictures, headers: { 'Idempotency-Key': 'one try' } },
    )
  const before = filesBelow(`${shop.uploadsDir}/reviews`).length

  const answers = [...(await Promise.all([send('Good'), send('Good')])), await send('Good')]
  // After a reload the form has lost its pictures.
  answers.push(await send('Good', customer, []))

  for (const answer of answers) expect(answer.status).toBe(200)
  expect(new Set(answers.map(({ body }) => body.review.id)).size).toBe(1)
  expect(answers.map(({ body }) => body.review.images.length)).toEqual([1, 1, 1, 1])
  expect(await shop.prisma.review.count(ofBoth)).toBe(1)
  expect(filesBelow(`${shop.uploadsDir}/reviews`).length - before).toBeLessThan(10)
  await send('Better')
  await send('Good', other)
  expect(await shop.prisma.review.count(ofBoth)).toBe(3)
})

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

test('reviews of an unknown product are a 404, before an unknown review a 422', async () => {
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
