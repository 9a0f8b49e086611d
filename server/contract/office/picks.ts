import { z } from 'zod'
import { staffRead } from '#contract/calls'
import { done, Id } from '#contract/wire'

/** A product in one choice. `orders`: those that hold it, each once. */
const Pick = z.object({
  product_id: Id,
  own_code: z.string().nullable(),
  title: z.string(),
  image: z.string(),
  color: z.string().optional(),
  size: z.string().optional(),
  pieces: z.int(),
  orders: z.array(Id),
})
export type Pick = z.infer<typeof Pick>

/**
 * What the queue "pack" holds, summed by choice, sorted by product, color and size. `orders`: how
 * many of its oldest orders are counted; `left_out`: how many more wait.
 */
export const getPicks = staffRead('/api/office/picks', 'orders', {
  input: z.object({}),
  output: done('success', { picks: z.array(Pick), orders: z.int(), left_out: z.int() }),
})
