import { z } from 'zod'
import { sorts } from '#contract/shop'

/**
 * Words of a keyword that say a price or an order, and were obeyed: what the request says itself wins over them. `rest` is
 * what was searched for; an empty one lists all products.
 */
export const ReadAs = z.object({
  min: z.int().optional(),
  max: z.int().optional(),
  sort: z.enum(sorts).optional(),
  rest: z.string(),
})

const shopScreens = [
  'contact',
  'orderProcedure',
  'deliveryRules',
  'returnPolicy',
  'orders',
  'discount',
] as const
export type ShopScreen = (typeof shopScreens)[number]

/** The screen that words about the shop ask for, as "cash on delivery"; `discount`: the percent of its address. */
export const LeadsTo = z.object({
  screen: z.enum(shopScreens),
  discount: z.string().optional(),
})
export type LeadsTo = z.infer<typeof LeadsTo>
