import { expect, test } from 'vitest'
import { getProduct } from '#contract/catalog'
import * as calls from '#contract/office/inbox'
import { getReviews } from '#contract/reviews'
import { openStaff } from '../support/office.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const staff = openStaff(shop)
const agent = await staff.signedIn('agent', 'Agent 1')

async function write(state = 0) {
  const product = await shop.make.product()
  const { id: customerId } = await shop.make.customer()
  const review = await shop.prisma.review.create({
    data: { productId: product.id, customerId, review: 'Too short', state },
  })
  return { product, customerId, id: review.id }
}
const shown = async (slug: string) =>
  (await shop.visitor().ask(getProduct, { slug })).body.product.reviews
const answer = (id: number, v: number, words: string) =>
  agent.ask(calls.answerReview, { id, v, answer: words })

test('an answer stands below its review in the shop at once, and nothing is sent', async () => {
  const { product, id } = await write()
  expect((await shown(product.slug))[0]).not.toHaveProperty('answer')

  const answered = await answer(id, 0, ' Sorry! The next size is 42. ')

  const words = 'Sorry! The next size is 42.'
  expect(answered.body.review).toMatchObject({ v: 1, answer: words, answered_by: 'Agent 1' })
  expect((await shown(product.slug))[0]?.answer).toEqual({ text: words, at: expect.any(String) })
  const { reviews } = (await shop.visitor().ask(getReviews, { slug: product.slug })).body
  expect(reviews).toEqual(await shown(product.slug))
  expect(await shop.prisma.outboxMessage.count()).toBe(0)
  const where = { entity: 'review', entityId: String(id) }
  expect(await shop.prisma.auditEntry.findMany({ where })).toMatchObject([
    { staffId: agent.id, act: calls.answerReview.path, after: { answer: words } },
  ])
})

test('an answer is changed and removed, never over a later one', async () => {
  const { product, id } = await write()
  await answer(id, 0, 'One')
  const manager = await staff.signedIn('manager', 'Manager 1')

  const changed = await manager.ask(calls.answerReview, { id, v: 1, answer: 'Two' })
  const late = await answer(id, 1, 'Three')
  const hidden = await agent.ask(calls.setReviewState, { id, v: 2, state: 'hidden' })
  const whileHidden = await shown(product.slug)
  await agent.ask(calls.setReviewState, { id, v: 3, state: 'shown' })
  const removed = await answer(id, 4, ' ')

  expect(late).toBeRefused(409, 'Somebody changed this review meanwhile')
  expect(late.body.current).toEqual(changed.body.review)
  expect(hidden.body.review).toMatchObject({ by: 'Agent 1', answered_by: 'Manager 1' })
  expect(whileHidden).toEqual([])
  expect(removed.body.review).toMatchObject({ answer: null, answered_by: null, by: 'Agent 1' })
  expect((await shown(product.slug))[0]).not.toHaveProperty('answer')
  expect(await answer(id, 5, 'ক'.repeat(5001))).toBeRefused(422)
  expect(await answer(2_147_483_647, 0, 'One')).toBeRefused(404)
})

test('a review leads to the orders in which its writer bought the product, with the number', async () => {
  const { product, customerId, id } = await write()
  const buy = async (productId: number, status: number, by = customerId) => {
    const order = await shop.make.order({
      customerId: by,
      status,
      addressNumber: '01712345678',
      lineGiven: { productId },
    })
    return order.transId
  }
  const delivered = await buy(product.id, 4)
  const open = await buy(product.id, 0)
  await buy((await shop.make.product()).id, 0)
  await buy(product.id, 0, (await shop.make.customer()).id)

  const byAgent = await agent.ask(calls.getReview, { id })
  const byOwner = await (await staff.signedIn('owner', 'Owner 1')).ask(calls.getReview, { id })

  expect(byAgent.body.review.orders).toEqual([
    { trans_id: open, status: 0, number: '01712345678' },
    // Closed, and not handled by this agent.
    { trans_id: delivered, status: 4, number: '017****678' },
  ])
  expect(byOwner.body.review.orders[1]?.number).toBe('01712345678')
  const { reviews } = (await agent.ask(calls.getReviews)).body
  expect(reviews[0]).toEqual(byAgent.body.review)
})
