import { readMoney } from '../read/read-numbers.ts'
import type { ForeignCell, ForeignRow } from './rows.ts'

/** `taka`: null for a text that is not a sum. */
export type Money = { cell: ForeignCell; taka: number | null; isRounded: boolean }
/** `old`: null if the file clears it, undefined if the file does not say. */
export type Prices = { price: Money | null; old: Money | null | undefined }

/**
 * A regular and a sale price become the former and the present one. Shopify hides a price to
 * compare with that is not above the price, and so does the shop.
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
  const isUnread = old?.taka === null
  const isAbove = old?.taka != null && price?.taka != null && old.taka > price.taka
  return { price, old: isAbove || isUnread ? old : price && null }
}

/** A sale that ends at a midnight lasts to the end of that day. */
function isOnSale(row: ForeignRow): boolean {
  const from = saleMoment(row.text('sale_from'))
  const until = saleMoment(row.text('sale_until'))
  const end = (until + dhakaMs) % dayMs === 0 ? until + dayMs : until
  return !(from > Date.now()) && !(end <= Date.now())
}

const dayMs = 24 * 60 * 60 * 1000
const dhakaMs = 6 * 60 * 60 * 1000

/** The other shop writes `2026-11-25 0:00:00`; a time without a zone is Dhaka's. */
function saleMoment(text: string): number {
  const [, day, time = '0:00'] = plainTime.exec(text) ?? []
  return day
    ? Date.parse(`${day}T${time.padStart(time.length < 6 ? 5 : 8, '0')}+06:00`)
    : zoned(text)
}

/** The days of a sale that cannot be read. */
export function unreadDays(row: ForeignRow): ForeignCell[] {
  if (!row.cell('sale_price')) return []
  const days = [row.cell('sale_from'), row.cell('sale_until')].flatMap((cell) => cell ?? [])
  return days.filter(({ text }) => Number.isNaN(saleMoment(text)))
}

const plainTime = /^(\d{4}-\d\d-\d\d)(?:[ T](\d{1,2}:\d\d(?::\d\d)?))?$/
const zoned = (text: string) =>
  text.includes('T') && /(?:Z|[+-]\d\d:?\d\d)$/.test(text) ? Date.parse(text) : Number.NaN

function moneyOf(cell: ForeignCell | undefined): Money | null {
  return cell ? { cell, ...(readMoney(cell.text) ?? { taka: null, isRounded: false }) } : null
}

/** The price of a choice: choices of one product share it. */
export const sumOf = ({ price, old }: Prices) => `${price?.taka ?? ''}/${old?.taka ?? ''}`
