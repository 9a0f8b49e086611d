import { maxQuantity } from '#contract/shop'
import { invalid, type Refusal } from '../failures/refusals.ts'

/** The 422 for a quantity below the product's minimum_order or above what a cart line may have. */
export function wrongQuantity(minimumOrder: number): Refusal {
  return invalid(
    'quantity',
    `The quantity must be a whole number from ${minimumOrder} to ${maxQuantity}`,
  )
}
