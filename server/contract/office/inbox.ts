import { z } from 'zod'
import { staffChange, staffRead } from '#contract/calls'
import { SentMessage } from '#contract/office/outbox'
import { messageStates, reviewStates } from '#contract/office/rules'
import { cursor, listOf, version } from '#contract/office/wire'
import { channels } from '#contract/outbox'
import { longestReview } from '#contract/shop'
import { done, Id, ImageUrl, id, Time, text } from '#contract/wire'

const chosen = { error: 'Please choose a state' }
const MessageState = z.enum(messageStates, chosen)
const ReviewState = z.enum(reviewStates, chosen)

/**
 * `by`: the person who wrote its answer or closed it. `orders`: of the same email or number, newest first,
 * at most three. `ways`: by what an answer can be sent from here. `sent`: the answers that were, the first first.
 */
export const Message = z.object({
  id: Id,
  v: z.int(),
  state: MessageState,
  name: z.string(),
  number: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  at: Time,
  answer: z.string().nullable(),
  by: z.string().nullable(),
  orders: z.array(z.object({ trans_id: z.string(), status: z.int() })),
  ways: z.array(z.enum(channels)),
  sent: z.array(SentMessage),
})
export type Message = z.infer<typeof Message>

/**
 * `by`: the staff member who set the state, or null; `answered_by` the one who wrote the answer. `orders`: the
 * newest three of its writer with this product, so that the writer can be reached; `number` is masked as in
 * the order.
 */
export const OfficeReview = z.object({
  id: Id,
  v: z.int(),
  state: ReviewState,
  product: z.object({ id: Id, title: z.string(), slug: z.string(), image: ImageUrl }),
  name: z.string(),
  review: z.string(),
  stars: z.int().nullable(),
  images: z.array(ImageUrl),
  at: Time,
  by: z.string().nullable(),
  answer: z.string().nullable(),
  answered_by: z.string().nullable(),
  orders: z.array(z.object({ trans_id: z.string(), status: z.int(), number: z.string() })),
})
export type OfficeReview = z.infer<typeof OfficeReview>

export const getMessages = staffRead('/api/office/messages', 'inbox', {
  input: z.object({ state: MessageState.nullish(), after: cursor() }),
  output: listOf('messages', Message),
})
export const getMessage = staffRead('/api/office/messages/one/:id', 'inbox', {
  input: z.object({ id: id('message') }),
  output: done('success', { entry: Message }),
})
/**
 * Stores an answer. `by`: the shop sends it. Without it one that is `sent` went by a program of the person,
 * and any other is only kept: the message stays as it is.
 */
export const answerMessage = staffChange('/api/office/messages/answer', 'inbox', {
  isLong: true,
  input: z.object({
    id: id('message'),
    v: version(),
    answer: text('answer', 5000),
    sent: z.boolean().nullish(),
    by: z.enum(channels).nullish(),
  }),
  output: done('success', { entry: Message }),
})
export const setMessageState = staffChange('/api/office/messages/state', 'inbox', {
  input: z.object({ id: id('message'), v: version(), state: MessageState }),
  output: done('success', { entry: Message }),
})
export const getReviews = staffRead('/api/office/reviews', 'inbox', {
  input: z.object({ state: ReviewState.nullish(), after: cursor() }),
  output: listOf('reviews', OfficeReview),
})
export const getReview = staffRead('/api/office/reviews/one/:id', 'inbox', {
  input: z.object({ id: id('review') }),
  output: done('success', { review: OfficeReview }),
})
/** The shop does not show held or hidden reviews. */
export const setReviewState = staffChange('/api/office/reviews/state', 'inbox', {
  input: z.object({ id: id('review'), v: version(), state: ReviewState }),
  output: done('success', { review: OfficeReview }),
})
/** The shop shows the answer below the review, and sends nothing. An empty one is removed. */
export const answerReview = staffChange('/api/office/reviews/answer', 'inbox', {
  input: z.object({ id: id('review'), v: version(), answer: text('answer', longestReview, 0) }),
  output: done('success', { review: OfficeReview }),
})
