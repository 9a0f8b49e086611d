import { readWhole } from '#contract/office/numbers'
import type { ProductRow } from '#contract/office/product-row-shapes'
import { mostTaka } from '#contract/office/rules'
import { useWords } from '../../text/lang'
import type { PriceField } from './queries'
import { productsWords } from './words'

type Read = { value: number | null; wrong?: never } | { wrong: string; value?: never }
type Prices = Pick<ProductRow, PriceField>

/** Reads typed prices in everyday spellings, and checks them before they are sent. */
export function useReadPrice() {
  const text = useWords(productsWords)
  return function readPrice(typed: string, field: PriceField, row: Prices): Read {
    const isEmpty = typed.trim() === '' || typed.trim() === '—'
    if (isEmpty && field === 'old_price') return { value: null }
    const value = readWhole(typed)
    if (value === null || value > mostTaka) return { wrong: text.wrongPrice }
    const { price, old_price }: Prices =
      field === 'price' ? { ...row, price: value } : { ...row, old_price: value }
    if (old_price !== null && old_price <= price) return { wrong: text.wrongOldPrice }
    return { value }
  }
}
