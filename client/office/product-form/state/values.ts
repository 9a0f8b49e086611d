import { readWhole } from '#contract/office/numbers'
import { formatTaka } from '../../../text/format'
import { wordsNow } from '../../../text/lang'
import { frameWords } from '../../text/frame-words'
import { productWords } from '../../text/product-words'
import { shownText } from '../../text/shown-text'
import type { FieldName } from './fields'

/** Fields with HTML. */
export const htmlFields: readonly string[] = ['description', 'order_policy', 'size_chart']

/** A value of a field in words. */
export function shownOf(field: FieldName, value: unknown): string {
  const { words } = wordsNow(frameWords)
  if (typeof value === 'boolean') return value ? words.yes : words.no
  const written = [value]
    .flat()
    .map((each) => String(Object(each).name ?? each))
    .join(', ')
  if (written.trim() === '') return wordsNow(productWords).product.both.empty
  if (field === 'price' || field === 'old_price') {
    const taka = readWhole(written)
    return taka === null ? written : formatTaka(taka)
  }
  return shownText(written, htmlFields.includes(field))
}
