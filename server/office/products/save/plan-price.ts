import { discountOf } from '#contract/office/prices'
import type { CleanChanges } from '#contract/office/product-changes'
import type { OfficeProduct } from '#contract/office/product-row-shapes'
import type { Problems } from './problems.ts'

export type Prices = { price: number; old_price: number | null; discount: number | null }

/**
 * The three prices after a change. A changed discount sets the price, otherwise both prices set the
 * discount. A price of 0 needs a confirmation.
 */
export function planPrice(
  changes: CleanChanges,
  current: OfficeProduct | null,
  problems: Problems,
): Prices {
  const oldPrice =
    changes.old_price === undefined ? (current?.old_price ?? null) : changes.old_price
  const isOldChanged = oldPrice !== (current?.old_price ?? null)
  const typed = changes.discount ?? null
  const isTyped = typed !== null && (typed !== current?.discount || isOldChanged)
  if (isTyped && oldPrice === null) problems.add('discount', 'A discount needs a former price')

  let price = changes.price ?? current?.price ?? null
  if (isTyped && oldPrice !== null && (price === null || discountOf(price, oldPrice) !== typed)) {
    price = Math.floor((oldPrice * (100 - typed)) / 100)
  }
  if (price === null) {
    if (!isTyped) problems.add('price', 'Write one price in whole taka')
    return { price: 0, old_price: oldPrice, discount: null }
  }
  const isChanged = isOldChanged || price !== current?.price
  if (isChanged && oldPrice !== null && oldPrice <= price) {
    problems.add('old_price', 'The former price must be above the price')
  }
  if (price === 0 && price !== current?.price) {
    problems.ask('price', 'The price is 0, please confirm it')
  }
  return { price, old_price: oldPrice, discount: discount() }

  function discount(): number | null {
    if (isTyped) return typed
    if (changes.discount === null) return null
    return isChanged ? discountOf(price ?? 0, oldPrice) : (current?.discount ?? null)
  }
}
