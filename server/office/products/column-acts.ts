import { discountOf, type PriceRule, priceAfter } from '#contract/office/prices'
import { Refusal } from '../../failures/refusals.ts'
import type { Columns, LockedProduct } from './lock-products.ts'

export type ColumnAct =
  | ({ act: 'price'; keep_old?: boolean | null | undefined } & PriceRule)
  | {
      act: 'set'
      price?: number | null | undefined
      old_price?: number | null | undefined
      clear_old_price?: boolean | null | undefined
      in_stock?: boolean | null | undefined
    }
  | { act: 'minimum_order'; minimum_order: number }
  | { act: 'archive' | 'restore' }

/** The row after the act, or the refusal of this product. */
export function columnsAfter(row: LockedProduct, act: ColumnAct): Columns | Refusal {
  switch (act.act) {
    case 'price': {
      const price = priceAfter(row.price, act)
      if (price === null) return unfit('Write one price in whole taka')
      return priced(row, { price, oldPrice: act.keep_old ? row.price : row.oldPrice })
    }
    case 'set': {
      if (act.in_stock != null && row.counted) {
        return unfit('A counted product is in stock while a piece is there')
      }
      const after = priced(row, {
        price: act.price ?? row.price,
        oldPrice: act.clear_old_price ? null : (act.old_price ?? row.oldPrice),
      })
      if (after instanceof Refusal || act.in_stock == null) return after
      return { ...after, stockSet: act.in_stock ? 1 : 0 }
    }
    case 'minimum_order':
      return { ...row, minimumOrder: act.minimum_order }
    case 'archive':
      return { ...row, archivedAt: row.archivedAt ?? new Date() }
    case 'restore':
      return { ...row, archivedAt: null }
  }
}

/** A wrong pair of prices may stay: only the new price is checked when the former price stays. */
function priced(
  row: LockedProduct,
  { price, oldPrice }: { price: number; oldPrice: number | null },
): Columns | Refusal {
  if (price === row.price && oldPrice === row.oldPrice) return row
  const isBelow = oldPrice === null || price < oldPrice
  const wasBelow = row.oldPrice === null || row.price < row.oldPrice
  if (!isBelow && (wasBelow || oldPrice !== row.oldPrice)) {
    return unfit('The former price must be above the price')
  }
  const isWithoutPair = row.oldPrice === null && oldPrice === null
  return {
    ...row,
    price,
    oldPrice,
    discount: isWithoutPair ? row.discount : discountOf(price, oldPrice),
  }
}

export function isSame(one: Columns, other: Columns): boolean {
  return (
    one.price === other.price &&
    one.oldPrice === other.oldPrice &&
    one.discount === other.discount &&
    one.minimumOrder === other.minimumOrder &&
    one.stockSet === other.stockSet &&
    one.archivedAt?.getTime() === other.archivedAt?.getTime()
  )
}

const unfit = (message: string) => new Refusal(422, message)
