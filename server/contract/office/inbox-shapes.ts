import { z } from 'zod'
import { done, Id, ImageUrl, id, Time, text } from '#contract/wire'
import { messageStates, reviewStates } from '#contract/office/rules'
import { cursor, listOf, version } from '#contract/office/wire'

/** `by`: who answered or closed it. `orders`: of the same email or number, newest first, three at most. */
export const Message = z.object({
  id: Id,
  v: z.int(),
  state: z.enum(messageStates),
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

export const OfficeReview = z.object({
  id: Id,
  v: z.int(),
  state: z.enum(reviewStates),
  product: z.object({ id: Id, title: z.string(), slug: z.string(), image: ImageUrl }),
  name: z.string(),
  review: z.string(),
  images: z.array(ImageUrl),
  at: Time,
})
export type OfficeReview = z.infer<typeof OfficeReview>

export const getMessages = {
  input: z.object({ state: z.enum(messageStates).nullish(), after: cursor() }),
  output: listOf('messages', Message),
}
export const answerMessage = {
  input: z.object({ id: id('message'), v: version(), answer: text('answer', 5000) }),
  output: done('success', { entry: Message }),
}
export const setMessageState = {
  input: z.object({ id: id('message'), v: version(), state: z.enum(messageStates) }),
  output: done('success', { entry: Message }),
}
export const getReviews = {
  input: z.object({ state: z.enum(reviewStates).nullish(), after: cursor() }),
  output: listOf('reviews', OfficeReview),
}
export const setReviewState = {
  input: z.object({ id: id('review'), v: version(), state: z.enum(reviewStates) }),
  output: done('success', { review: OfficeReview }),
}
