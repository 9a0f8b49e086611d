import { toBengaliDigits } from './format'
import type { Translation } from './translation'

/** The kind of a listing: last word of its count. */
const nouns = {
  category: 'category',
  menu: 'Menu', // spelled so in the spec
  search: 'keyword',
  tag: 'tag',
  discount: 'tag',
}

/** The shown share of a listing (spec section 2); not part of the first load. */
export function showing(shown: number, total: number, kind: keyof typeof nouns): Translation {
  return {
    en: `Showing ${shown} products out of ${total} for this ${nouns[kind]}`,
    bn: `${toBengaliDigits(total)}টির মধ্যে ${toBengaliDigits(shown)}টি পণ্য`,
    isFixed: 'en',
  }
}
