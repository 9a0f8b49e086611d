// Over 200 lines: messages and reviews

import { expect, test } from 'vitest'
import { getProduct } from '#contract/catalog'
import { sendMessage } from '#contract/messages'
import * as calls from '#contract/office/inbox'
import { openStaff } from '../support/office.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const agent = await openStaff(shop).signedIn('agent', 'Agent 1')
const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id)

async function write(given: { email?: string; number?: string } = {}) {
  const sent = { name: 'A school', number: '01700000001', email: 'school@example.com', ...given }
  await shop.visitor().ask(sendMessage, { ...sent, subject: 'Size', message: 'Is there a larger?' })
  return shop.prisma.message.findFirstOrThrow({ orderBy: { id: 'desc' } })
}
const answer = (given: { id: number; v: number; answer?: string }) =>
  agent.ask(calls.answerMessage, { answer: 'Yes, in blue.', ...given })

test('messages come new ones first, then the others, newest first, each once over the pages', async () => {
  for (let nr = 0; nr < 70; nr++) await write()
  const rows = await shop.prisma.message.findMany({ orderBy: { id: 'desc' } })
  const states = new Map(rows.map(({ id }, nr) => [id, nr % 7 < 4 ? 0 : nr % 2 ? 1 : 2]))
  for (const [id, state] of states) {
    await shop.prisma.message.update({ where: { id }, data: { state } })
  }
  const inState = (wanted: (state: number) => boolean) =>
    rows.filter(({ id }) => wanted(states.get(id) ?? 0)).map(({ id }) => id)
  const pages = async (state?: string) => {
    const found: number[][] = []
    for (let after: string | null | undefined; after !== null; ) {
      const page = await agent.ask(calls.getMessages, { state, after })
      expect(page.status).toBe(200)
      found.push(idsOf(page.body.messages))
      after = page.body.next
    }
    return found
  }

  const all = await pages()

  expect(all.map(({ length }) => length)).toEqual([30, 30, 10])
  expect(all.flat()).toEqual([...inState((s) => s === 0), ...inState((s) => s > 0)])
  expect((await pages('new')).flat()).toEqual(inState((s) => s === 0))
  expect((await pages('closed')).flat()).toEqual(inState((s) => s === 2))
})

test('a message has up to three orders of its email or its number', async () => {
  const customer = await shop.make.customer({ email: 'Buyer@example.com' })
  const numbered = { addressNumber: '+880 1700-000555' }
  const byEmail = await shop.make.order({ customerId: customer.id, addressNumber: '01700000556' })
  const byBoth = await shop.make.order({ customerId: customer.id, ...numbered, status: 1 })
  const byNumber = await shop.make.order(numbered)
  await shop.make.order({ addressNumber: '01700000557' })

  const { id } = await write({ email: 'buyer@EXAMPLE.com', number: '01700000555' })

  const { messages } = (await agent.ask(calls.getMessages)).body
  expect(messages[0].id).toBe(id)
  expect(messages[0].orders).toEqual([
    { trans_id: byNumber.transId, status: 0 },
    { trans_id: byBoth.transId, status: 1 },
    { trans_id: byEmail.transId, status: 0 },
  ])
})

test('a message and a review are each read alone, as their lists have them', async () => {
  const { id } = await write()
  const { id: productId } = await shop.make.product()
  const { id: customerId } = await shop.make.customer()
  const review = await shop.prisma.review.create({
    data: { productId, customerId, review: 'Held', state: 1 },
  })

  const message = await agent.ask(calls.getMessage, { id })
  const held = await agent.ask(calls.getReview, { id: review.id })

  expect(message.body.entry).toEqual((await agent.ask(calls.getMessages)).body.messages[0])
  expect(held.body.review).toEqual((await agent.ask(calls.getReviews)).body.reviews[0])
  for (const call of [calls.getMessage, calls.getReview]) {
    expect(await agent.ask(call, { id: 2_147_483_647 })).toBeRefused(404)
    expect(await agent.ask(call, { id: 'odd' })).toBeRefused(422)
  }
  await shop.prisma.review.delete({ where: { id: review.id } })
})

test('an answer is stored with its author, and audited', async () => {
  const { id } = await write()

  const answered = await answer({ id, v: 0 })

  expect(answered.body.entry).toMatchObject({
    id,
    v: 1,
    state: 'answered',
    answer: 'Yes, in blue.',
    by: 'Agent 1',
  })
  const where = { entity: 'message', entityId: String(id) }
  expect(await shop.prisma.auditEntry.findMany({ where })).toMatchObject([
    {
      staffId: agent.id,
      act: calls.answerMessage.path,
      after: { state: 1, answer: 'Yes, in blue.' },
    },
  ])
})

test('an answer that is kept for later leaves its message among the new ones', async () => {
  const { id } = await write()

  const kept = await agent.ask(calls.answerMessage, { id, v: 0, answer: 'Soon', sent: false })

  expect(kept.body.entry).toMatchObject({ v: 1, state: 'new', answer: 'Soon', by: 'Agent 1' })
})

test('the later of two answers at once is refused with the first', async () => {
  const { id } = await write()

  const both = await Promise.all([
    answer({ id, v: 0, answer: 'One' }),
    answer({ id, v: 0, answer: 'Other' }),
  ])

  const [won] = both.filter(({ status }) => status === 200)
  const [lost] = both.filter(({ status }) => status !== 200)
  expect(lost).toBeRefused(409, 'Somebody changed this message meanwhile')
  expect(lost?.body.current).toEqual(won?.body.entry)
})

test('answer sent twice under one key is stored once', async () => {
  const { id } = await write()
  const once = { headers: { 'Idempotency-Key': 'answer once' } }
  const given = { id, v: 0, answer: 'Tomorrow.' }

  const first = await agent.ask(calls.answerMessage, given, once)
  const second = await agent.ask(calls.answerMessage, given, once)

  expect(second.body).toEqual(first.body)
  expect(first.body.entry.v).toBe(1)
})

test('a message is closed, and new again', async () => {
  const { id } = await write()

  const closed = await agent.ask(calls.setMessageState, { id, v: 0, state: 'closed' })
  const again = await agent.ask(calls.setMessageState, { id, v: 1, state: 'new' })

  expect(closed.body.entry).toMatchObject({ state: 'closed', by: 'Agent 1', answer: null })
  expect(again.body.entry).toMatchObject({ state: 'new', by: null, v: 2 })
  // A call answers without words.
  const answered = await agent.ask(calls.setMessageState, { id, v: 2, state: 'answered' })
  expect(answered.body.entry).toMatchObject({ state: 'answered', by: 'Agent 1', answer: null })
  const unknown = { id: 2_147_483_647, v: 0, state: 'closed' }
  expect(await agent.ask(calls.setMessageState, unknown)).toBeRefused(404)
  expect(await agent.ask(calls.setMessageState, { id, v: 3, state: 'odd' })).toBeRefused(422)
  expect(await answer({ id, v: 3, answer: ' ' })).toBeRefused(422)
  expect((await answer({ id, v: 3, answer: 'ক'.repeat(5000) })).status).toBe(200)
  await agent.ask(calls.setMessageState, { id, v: 4, state: 'closed' })
  const back = await agent.ask(calls.setMessageState, { id, v: 5, state: 'answered' })
  expect(back.body.entry).toMatchObject({ state: 'answered' })
})

test.each([
  ['1.5', 200],
  ['0:99999999999', 200],
  ['1:~', 200],
  ['a b', 422],
])('list continued at %j answers %i', async (after, status) => {
  for (const call of [calls.getMessages, calls.getReviews]) {
    expect((await agent.ask(call, { after })).status).toBe(status)
  }
})

test('reviews come newest first, by state, and a hidden one is gone from the shop at once', async () => {
  const product = await shop.make.product({ slug: 'reviewed' })
  const { id: customerId } = await shop.make.customer({ name: 'A café' })
  const rows = await shop.prisma.review.createManyAndReturn({
    data: Array.from({ length: 33 }, (_, nr) => ({
      productId: product.id,
      customerId,
      review: `${nr}`,
      state: nr === 5 ? 1 : 0,
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
      productId,
      customerId,
      review,
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
