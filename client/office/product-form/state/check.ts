import { readWhole } from '#contract/office/numbers'
import type { OfficeProduct } from '#contract/office/product-row-shapes'
import { mostCategories, mostPairs, mostPhotos, mostPieces, mostTags } from '#contract/office/rules'
import { wordsNow } from '../../../text/lang'
import { newPairs, pairsOf } from '../../stock/pairs'
import { frameWords } from '../../text/frame-words'
import { productWords } from '../../text/product-words'
import { type Fields, isEqual } from './fields'

/** Sentences by the name of their field. */
export type Errors = Readonly<Partial<Record<keyof Fields, string>>>

/**
 * Checks a form before it is sent; the server checks the rest. Only changed fields are checked: an
 * older product that breaks a rule can still get another price.
 */
export function checkFields(
  base: Fields | null,
  fields: Fields,
  product: OfficeProduct | null,
): Errors {
  const { photos, names, catalogue, choices } = wordsNow(productWords).product
  const errors: Partial<Record<keyof Fields, string>> = {}
  const isChanged = (name: keyof Fields) => !base || !isEqual(base[name], fields[name])
  const say = (name: keyof Fields, isWrong: boolean, sentence: string) => {
    if (isWrong && isChanged(name)) errors[name] ??= sentence
  }
  const price = readWhole(fields.price)
  const oldPrice = readWhole(fields.old_price)
  say('images', fields.images.length === 0, photos.needOne)
  say('images', fields.images.length > mostPhotos, photos.tooMany(mostPhotos))
  say('title', fields.title.trim() === '', wordsNow(frameWords).fields.empty)
  say('price', price === null, names.needPrice)
  if (isChanged('price') || isChanged('old_price')) {
    const isBelow = oldPrice !== null && price !== null && oldPrice <= price
    if (isBelow) errors.old_price = names.oldBelow
  }
  say('old_price', fields.old_price.trim() !== '' && oldPrice === null, names.needPrice)
  say('discount', fields.discount.trim() !== '' && fields.old_price.trim() === '', names.needOld)
  say('categories', fields.categories.length === 0, catalogue.needOne)
  say(
    'categories',
    fields.categories.length > mostCategories,
    catalogue.mostCategories(mostCategories),
  )
  say('tags', fields.tags.length > mostTags, catalogue.mostTags(mostTags))
  if (pairsOf(fields).length > mostPairs) errors.counts = choices.mostPairs(mostPairs)
  const wanted = newPairs(fields, product)
  const isWrong = wanted.some(({ key }) => {
    const typed = fields.counts[key]?.trim() ?? ''
    const count = readWhole(typed)
    const isLeftOpen = typed === '' && wanted.length > 1
    return !isLeftOpen && (count === null || count > mostPieces)
  })
  if (isWrong) errors.counts ??= choices.needCount(mostPieces.toLocaleString('en-US'))
  return errors
}

/** Whether a product would be counted from now on, with nothing typed in any of its fields. */
export function isWithoutCounts(fields: Fields, product: OfficeProduct | null): boolean {
  const wanted = newPairs(fields, product)
  const isAll = wanted.length === pairsOf(fields).length
  return wanted.length > 1 && isAll && wanted.every(({ key }) => !fields.counts[key]?.trim())
}

/** The server's sentences by field: `changes.sizes.3.name` belongs to the sizes. */
export function errorsOf(
  named: Record<string, string[]>,
  say: (sentence: string) => string,
): Errors {
  const errors: Record<string, string> = {}
  for (const [name, [sentence]] of Object.entries(named)) {
    const [field = ''] = name.replace(/^changes\./, '').split('.')
    const known = field === 'items' ? 'counts' : field
    if (sentence) errors[known] ??= say(sentence)
  }
  return errors
}

/** Focuses the first wrong field in the form's order. */
export function focusFirstWrong(form: HTMLElement | null): void {
  requestAnimationFrame(() => {
    const wrong = [...(form?.querySelectorAll<HTMLElement>('[aria-invalid], [data-wrong]') ?? [])]
    const first = wrong.find((part) => part.getClientRects().length)
    const isControl = first?.matches('input, textarea, select')
    const control = isControl ? first : first?.querySelector<HTMLElement>('input, textarea, button')
    control?.focus({ preventScroll: true })
    first?.scrollIntoView({ block: 'center' })
  })
}
