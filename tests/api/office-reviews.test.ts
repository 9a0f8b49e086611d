import { expect, test } from 'vitest'
import { getProduct } from '#contract/catalog'
import { openStaff } from '../support/office.ts'
import { openShop } from '../support/shop.ts'
import * as calls from '#contract/office/inbox'

const shop = await openShop()
const agent = await openStaff(shop).signedIn('agent', 'Agent 1')
const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id)

test('reviews come newest first, by state, and a hidden one is gone from the shop at once', async () => {
  const product = await shop.make.product({ slug: 'reviewed' })
  const { id: customerId } = await shop.make.customer({ name: 'A café' })
  const rows = await shop.prisma.review.createManyAndReturn({
    data: Array.from({ length: 33 }, (_, nr) => ({
      ...{ productId: product.id, customerId, review: `${nr}`, state: nr === 5 ? 1 : 0 },
    })),
  })
  const ids = idsOf(rows).reverse()
  const { id = 0 } = rows[20] ?? {}
  const shown = async () =>
    idsOf((await shop.visitor().ask(getProduct, { slug: 'reviewed' })).body.product.reviews)
  expect(await shown()).toContain(id)

  const first = await agent.ask(calls.getReviews)
  const second = await agent.ask(calls.getReviews, { after: first.body.next })
  const held = await agent.ask(calls.getReviews, { state: 'held' })
  const hidden = await agent.ask(calls.setReviewState, { id, v: 0, state: 'hidden' })

  expect(await shown()).not.toContain(id)
  expect([...idsOf(first.body.reviews), ...idsOf(second.body.reviews)]).toEqual(ids)
  expect(second.body.next).toBeNull()
  expect(held.body.reviews).toMatchObject([{ id: rows[5]?.id, state: 'held', name: 'A café' }])
  expect(hidden.body.review).toMatchObject({ id, v: 1, state: 'hidden', by: 'Agent 1' })
  const late = await agent.ask(calls.setReviewState, { id, v: 0, state: 'shown' })
  expect(late).toBeRefused(409, 'Somebody changed this review meanwhile')
  expect(late.body.current).toEqual(hidden.body.review)
  await agent.ask(calls.setReviewState, { id, v: 1, state: 'shown' })
  expect(await shown()).toContain(id)
})

test('a review names who last changed its state, as long as nobody else did since', async () => {
  const [{ id: productId }, { id: customerId }] = [
    await shop.make.product(),
    await shop.make.customer(),
  ]
  const made = await shop.prisma.review.createManyAndReturn({
    data: ['Never touched', 'Hidden by two', 'Changed by hand'].map((review) => ({
      ...{ productId, customerId, review },
    })),
  })
  const [untouched = 0, byTwo = 0, byHand = 0] = idsOf(made)
  const manager = await openStaff(shop).signedIn('manager', 'Manager 1')
  await agent.ask(calls.setReviewState, { id: byTwo, v: 0, state: 'held' })
  await manager.ask(calls.setReviewState, { id: byTwo, v: 1, state: 'hidden' })
  await agent.ask(calls.setReviewState, { id: byHand, v: 0, state: 'held' })

  const late = await agent.ask(calls.setReviewState, { id: byTwo, v: 1, state: 'shown' })
  await shop.prisma.review.update({ where: { id: byTwo }, data: { review: 'In other words' } })
  await shop.prisma.review.update({ where: { id: byHand }, data: { state: 2 } })

  expect(late).toBeRefused(409)
  expect(late.body.current).toMatchObject({ state: 'hidden', by: 'Manager 1' })
  const { reviews } = (await agent.ask(calls.getReviews)).body
  const byOf = new Map(reviews.map((each) => [each.id, each.by]))
  expect([untouched, byTwo, byHand].map((id) => byOf.get(id))).toEqual([null, 'Manager 1', null])
})
