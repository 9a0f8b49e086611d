import { formatTaka } from '../../text/format'
import type { ProductTexts } from '../text/product-text'
import { shownText } from '../text/shown-text'
import type { Difference } from './compare'
import type { Fields } from './fields'
import { readWhole } from '#contract/office/numbers'

/** The name of a compared unit: a field, or a member of a list. */
export function nameOf(
  { field, ref }: Pick<Difference, 'field' | 'ref'>,
  text: ProductTexts,
): string {
  const { fields, both } = text.product
  return ref === null ? `${fields[field]} (${both.order})` : fields[field]
}

/** A value in words; for the order of a list, `names` of its members. */
export function shownOf(
  field: keyof Fields,
  value: unknown,
  text: ProductTexts,
  names: (ref: unknown) => string,
): string {
  const { both } = text.product
  if (value === undefined) return both.gone
  if (typeof value === 'boolean') return value ? text.words.yes : text.words.no
  if (Array.isArray(value)) return value.map(names).join(', ')
  if (typeof value === 'object' && value !== null) {
    const { name, alt } = Object(value)
    return String(name ?? alt ?? '') || both.empty
  }
  const written = String(value)
  if (written.trim() === '') return both.empty
  if (field === 'price' || field === 'old_price') {
    const taka = readWhole(written)
    return taka === null ? written : formatTaka(taka)
  }
  return shownText(written, field === 'description' || field === 'order_policy')
}
