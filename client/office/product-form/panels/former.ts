import { type Fields, writtenTaka } from '../state/fields'
import { discountOf } from '../state/prices'

/** A column of the audit that is also a field of the form. */
type Change = { field: string; before: unknown }

const texts: Partial<Record<string, keyof Fields>> = {
  title: 'title',
  slug: 'slug',
  own_code: 'own_code',
  image_alt: 'image_alt',
  description: 'description',
  order_policy: 'order_policy',
  size_chart: 'size_chart',
}
const switches: Partial<Record<string, keyof Fields>> = {
  counted: 'counted',
  choice_goes_with_order: 'choice_goes_with_order',
  stock_set: 'in_stock',
  in_stock: 'in_stock',
}

/** A function that restores a former value; null for a column without a field. */
export function formerOf(change: Change): ((fields: Fields) => Partial<Fields>) | null {
  const { field, before } = change
  // No former value: the product was made then.
  if (before === null || before === undefined) return null
  const text = texts[field]
  if (text) return () => ({ [text]: String(before) })
  const isOn = switches[field]
  if (isOn) return () => ({ [isOn]: Boolean(before) })
  if (field === 'minimum_order') return () => ({ minimum_order: String(before) })
  if (field === 'price' || field === 'price_taka') {
    return (fields) => pricesOf({ ...fields, price: takaIn(before) })
  }
  if (field === 'old_price' || field === 'old_price_taka') {
    return (fields) => pricesOf({ ...fields, old_price: takaIn(before) })
  }
  return null
}

function takaIn(value: unknown): string {
  return writtenTaka(Number(value))
}

function pricesOf({ price, old_price: oldPrice }: Fields): Partial<Fields> {
  const whole = (text: string) => (text === '' ? null : Number(text.replaceAll(',', '')))
  return { price, old_price: oldPrice, discount: discountOf(whole(price), whole(oldPrice)) }
}
