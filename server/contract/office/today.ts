import { z } from 'zod'
import { staffRead } from '#contract/calls'
import { ChannelState, Unsent } from '#contract/office/outbox'
import { done, Taka, Time } from '#contract/wire'

const Task = z.object({ n: z.int(), oldest: Time.nullable() })
/** A day in Dhaka, without undone steps. `returned`: parcels received back, not in `cancelled`. */
const Day = z.object({
  day: z.iso.date(),
  placed: z.int(),
  confirmed: z.int(),
  shipped: z.int(),
  delivered: z.int(),
  cancelled: z.int(),
  returned: z.int(),
  /** Sums are null without the right `sums`. */
  placed_taka: Taka.nullable(),
  delivered_taka: Taka.nullable(),
})
export type Day = z.infer<typeof Day>

/**
 * Open tasks, today's figures, and the last 14 days in Dhaka: cached for ten seconds. `days`: the
 * last 14, the oldest first, today the last. `products`: the five most ordered in them.
 */
export const getToday = staffRead('/api/office/today', 'today', {
  input: z.object({}),
  output: done('success', {
    /** The shop is nearly empty: no order, and fewer than ten products. */
    begins: z.boolean(),
    tasks: z.object({
      call: Task,
      pack: Task,
      hand: Task,
      back: Task,
      messages: z.int(),
      reviews: z.int(),
    }),
    /** Messages to customers that failed or are doubtful, the newest first, 20 at most. */
    unsent: z.array(Unsent),
    /** Mail and SMS, while one of them is broken or has messages that did not go. */
    channels: z.array(ChannelState),
    days: z.array(Day),
    products: z.array(
      z.object({ title: z.string(), slug: z.string(), image: z.string(), quantity: z.int() }),
    ),
  }),
})
