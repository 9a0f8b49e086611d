import { readMoney } from '../read-money.ts'
import type { ForeignCell, ForeignRow } from './foreign-row.ts'

/** `taka`: null for a text that is no sum. */
export type Money = { cell: ForeignCell; taka: number | null; isRounded: boolean }
/** `old`: null where the file says that there is none, undefined where it does not say. */
export type Prices = { price: Money | null; old: Money | null | undefined }

/**
 * A regular and a sale price become the former and the present one. Of a price to compare with,
 * Shopify shows none that is not above the price.
 */
export function readPrices(row: ForeignRow, isComparing: boolean): Prices {
  const regular = moneyOf(row.cell('regular_price'))
  const sale = isOnSale(row) ? moneyOf(row.cell('sale_price')) : null
  if (regular || sale) {
    const isLower = sale && regular && sale.taka !== regular.taka
    return { price: sale ?? regular, old: isLower ? regular : null }
  }
  const price = moneyOf(row.cell('price'))
  const old = moneyOf(row.cell('old_price'))
  if (!isComparing) return { price, old: old ?? undefined }
  const isAbove = old?.taka != null && price?.taka != null && old.taka > price.taka
  return { price, old: isAbove ? old : price && null }
}

/** Days are as the other shop writes them: `2026-11-25 0:00:00`. */
function isOnSale(row: ForeignRow): boolean {
  const from = Date.parse(row.text('sale_from'))
  const until = Date.parse(row.text('sale_until'))
  return !(from > Date.now()) && !(until < Date.now())
}

function moneyOf(cell: ForeignCell | undefined): Money | null {
  return cell ? { cell, ...(readMoney(cell.text) ?? { taka: null, isRounded: false }) } : null
}

/** What a shop asks for it: choices of another one cannot be of the same product. */
export const sumOf = ({ price, old }: Prices) => `${price?.taka ?? ''}/${old?.taka ?? ''}`
