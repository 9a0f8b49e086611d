import { expect, test } from 'vitest'
import { getProduct } from '#contract/catalog'
import { addReview } from '#contract/reviews'
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

test('a product that is not there has no reviews, and its pictures are thrown away', async () => {
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
