/** The shop's constants and pure rules (spec section 9). No Node, no DOM, no zod. */

/** Delivery fees in whole taka, inside Dhaka and outside; without a choice the first. */
export type Fees = { inside: number; outside: number }
export type Zone = keyof Fees
/** Of a shop that has not set its own. */
export const usualFees: Fees = { inside: 60, outside: 100 }
/** The highest fee of an order; a CHECK of `orders` has the same. */
export const mostFeeTaka = 1_000

/** Whether an order of this fee goes outside Dhaka; an order from before a change of the fees keeps its own. */
export function isOutside(feeTaka: number, { inside, outside }: Fees): boolean {
  return inside !== outside && (feeTaka === outside || feeTaka > inside)
}

/** Sort orders of a listing, the default first; labels are in the screen's texts. */
export const sorts = ['latest', 'oldest', 'high-to-low', 'low-to-high', 'a-z', 'z-a'] as const
export type Sort = (typeof sorts)[number]

/** The price filter in whole taka. Its ends are open: at `min` and `max` no product is hidden. */
export const priceRange = { min: 10, max: 50_000 } as const

export const pageSize = 12
export const maxKeywordLength = 200
/** Of a group of words with one meaning, which stands on a line. */
export const mostSynonyms = 30
export const synonymSeparator = /[,،;=|]/
export const maxQuantity = 9_999
/** Below it answers have the number of pieces of counted products. */
export const fewPieces = 10
export const maxCartLines = 100
export const reviewsAtOnce = 10
/** Of a review that has stars. */
export const mostStars = 5
/** A card shows the stars of at least so many reviews: one opinion is no average. */
export const fewestRatings = 3
/** The average that a listing can be narrowed to. */
export const manyStars = 4
/** Between the colours, or the sizes, that a listing is narrowed to: a size may have a comma. */
export const choiceSeparator = '|'
/** Characters of a review, and of the shop's answer. */
export const longestReview = 5000
export const maxReviewImages = 6
export const maxReviewImageBytes = 8 * 1024 * 1024
export const acceptedImageTypes = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/gif',
] as const
const expectedDeliveryDays = 3

export const orderStatus = {
  pending: 0,
  confirmed: 1,
  processing: 2,
  shipped: 3,
  delivered: 4,
  cancelled: 5,
} as const

/** Labels of the tracking bar, by order_status 0 to 4 (spec section 4). */
export const orderSteps = [
  'Order Pending',
  'Order Confirmed',
  'Processing',
  'Order Shipped',
  'Order Delivered',
] as const

/** The fixed label of a discount listing (spec section 2). */
export const discountTagLabel = 'Fashion' as const

export function isCancellable(status: number): boolean {
  return status >= orderStatus.pending && status <= orderStatus.processing
}

export function subtotalOf(lines: readonly { priceTaka: number; quantity: number }[]): number {
  return lines.reduce((sum, line) => sum + line.priceTaka * line.quantity, 0)
}

/** By `promo.takes`: a sum, percent of the products, or the delivery fee. */
export const promoKinds = ['taka', 'percent', 'delivery'] as const
export type PromoKind = (typeof promoKinds)[number]

/** What a promo takes off: its price; or percent of the products, at most `most`; or the fee. */
export type PromoTerms = {
  price: number
  percent?: number | undefined
  most?: number | undefined
  free_delivery?: true | undefined
}

/** In whole taka, rounded down. `shop_promo_takes` has the same rule. */
export function promoTakes(terms: PromoTerms, subtotalTaka: number, feeTaka: number): number {
  if (terms.free_delivery) return feeTaka
  if (terms.percent === undefined) return terms.price
  return Math.min(Math.floor((subtotalTaka * terms.percent) / 100), terms.most ?? Infinity)
}

/** In whole taka. A CHECK of `orders` has the same rule, and SQL computes it again at confirm. */
export function promoDiscount(subtotalTaka: number, feeTaka: number, promoTaka: number): number {
  return Math.min(promoTaka, subtotalTaka + feeTaka)
}

export function orderTotal(subtotalTaka: number, feeTaka: number, promoTaka: number): number {
  return subtotalTaka + feeTaka - promoDiscount(subtotalTaka, feeTaka, promoTaka)
}

/** The sum to pay at the door: the total without the advance, never below 0. */
export function dueOf(totalTaka: number, paidTaka: number): number {
  return Math.max(0, totalTaka - paidTaka)
}

export function expectedArrival(orderedAt: Date): Date {
  return new Date(orderedAt.getTime() + expectedDeliveryDays * 24 * 60 * 60 * 1000)
}

export function productCode(productId: number): string {
  return String(productId).padStart(4, '0')
}

/** The language of a page. `none`: quoted texts to the letter, all others in Bengali. */
export type Choice = 'none' | 'bn' | 'en'

export const notWhole = (label: string, min: number, max: number) =>
  `The ${label} must be a whole number from ${min} to ${max}`

const otherDigits = '০১২৩৪৫৬৭৮৯०१२३४५६७८९٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹０１２３４５６７８９'
const otherDigit = new RegExp(`[${otherDigits}]`, 'g')

/** Bengali, Devanagari, Arabic, Persian and full-width digits as ASCII ones. */
export function asciiDigits(typed: string): string {
  return typed.replace(otherDigit, (digit) => String(otherDigits.indexOf(digit) % 10))
}

/**
 * A menu's name in its link. Letters beyond ASCII stay: JavaScript and PostgreSQL, whose locale may
 * be C, do not agree on their small forms.
 */
export function menuInPath(menu: string): string {
  return menu.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
}

export function promoCode(typed: string): string {
  return asciiDigits(typed).toUpperCase()
}
