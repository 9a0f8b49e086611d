import { z } from 'zod'
import { done, Id, ImageUrl, id, Time, text } from '#contract/wire'
import { messageStates, reviewStates } from '#contract/office/rules'
import { cursor, listOf, version } from '#contract/office/wire'

const chosen = { error: 'Please, choose a state' }
const MessageState = z.enum(messageStates, chosen)
const ReviewState = z.enum(reviewStates, chosen)

/**
 * `by`: the person who answered or closed it. `orders`: of the same email or number, newest first,
 * at most three.
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
})
export type Message = z.infer<typeof Message>

/** `by`: the staff member who set the state, or null. */
export const OfficeReview = z.object({
  id: Id,
  v: z.int(),
  state: ReviewState,
  product: z.object({ id: Id, title: z.string(), slug: z.string(), image: ImageUrl }),
  name: z.string(),
  review: z.string(),
  images: z.array(ImageUrl),
  at: Time,
  by: z.string().nullable(),
})
export type OfficeReview = z.infer<typeof OfficeReview>

export const getMessages = {
  input: z.object({ state: MessageState.nullish(), after: cursor() }),
  output: listOf('messages', Message),
}
export const getMessage = {
  input: z.object({ id: id('message') }),
  output: done('success', { entry: Message }),
}
export const answerMessage = {
  input: z.object({ id: id('message'), v: version(), answer: text('answer', 5000) }),
  output: done('success', { entry: Message }),
}
export const setMessageState = {
  input: z.object({ id: id('message'), v: version(), state: MessageState }),
  output: done('success', { entry: Message }),
}
export const getReviews = {
  input: z.object({ state: ReviewState.nullish(), after: cursor() }),
  output: listOf('reviews', OfficeReview),
}
export const getReview = {
  input: z.object({ id: id('review') }),
  output: done('success', { review: OfficeReview }),
}
export const setReviewState = {
  input: z.object({ id: id('review'), v: version(), state: ReviewState }),
  output: done('success', { review: OfficeReview }),
}
