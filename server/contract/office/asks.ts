import { z } from 'zod'
import { staffChange, staffRead } from '#contract/calls'
import { messageLangs } from '#contract/outbox'
import { done, Id, id, Time } from '#contract/wire'

/**
 * Who wants to hear that a product is back. `number`: the guest's own, else of the saved address or of the newest
 * order, masked as in closed orders. `name` and `email`: of an account. `lang`: in which they asked.
 */
export const ProductAsk = z.object({
  id: Id,
  at: Time,
  name: z.string().nullable(),
  number: z.string().nullable(),
  email: z.string().nullable(),
  lang: z.enum(messageLangs),
  told_at: Time.nullable(),
  by: z.string().nullable(),
})
export type ProductAsk = z.infer<typeof ProductAsk>

/** Newest first: up to 200 who wait, then the newest 50 who were told. `title`, `slug`: for what is sent. */
export const getAsks = staffRead('/api/office/asks/of/:product_id', 'orders', {
  input: z.object({ product_id: id('product') }),
  output: done('success', {
    product: z.object({ title: z.string(), slug: z.string(), price: z.int(), stock: z.int() }),
    asks: z.array(ProductAsk),
  }),
})
/** A person tells them by their own programs: this notes it, or takes the note back. */
export const markAsk = staffChange('/api/office/asks/told', 'orders', {
  input: z.object({ id: id('person'), told: z.boolean() }),
  output: done('success', {}),
})
