/** The office's constants. No Node, no DOM, no zod. */

/** Path of all calls of the office; its cookie is sent nowhere else. */
export const officePath = '/api/office'

/** The result of a call. `refused` cancels the order. */
export const callOutcomes = ['confirmed', 'no_answer', 'later', 'wrong_number', 'refused'] as const
export type CallOutcome = (typeof callOutcomes)[number]

/**
 * Queues of orders by the next step. `later`: a call is due later; `blocked`: no call is wanted, the
 * number is blocked.
 */
export const queues = ['call', 'later', 'pack', 'hand', 'way', 'back', 'blocked', 'all'] as const
export type Queue = (typeof queues)[number]

export const cancelReasons = [
  'refused',
  'no_answer',
  'wrong_number',
  'duplicate',
  'out_of_stock',
  'fraud',
  'other',
] as const
export type CancelReason = (typeof cancelReasons)[number]

export const rowsAtOnce = 30
export const mostSteps = 100
export const mostSlips = 200
/** The pick list counts so many of the oldest orders of its queue. */
export const mostPickedOrders = 500
export const undoSeconds = 60
/** Days in which a final state of an order can be corrected; the trigger `keep_status` has the same limit. */
export const correctDays = 7
/** A block of a number lasts at most so long, or for ever. */
export const blockYears = 5
/** Whether a block may end on a day, written `2026-11-29`: from today to so many years ahead. */
export function isBlockDay(until: string, today: string): boolean {
  const [year = '', ...rest] = today.split('-')
  return until >= today && until <= [Number(year) + blockYears, ...rest].join('-')
}
/** A claim lasts this long after each act. */
export const claimMinutes = 10
/** Number of unanswered calls that marks an order as unreachable. */
export const unreachableAfter = 3
export const provedMinutes = 15

export const messageStates = ['new', 'answered', 'closed'] as const
export const reviewStates = ['shown', 'held', 'hidden'] as const
export const staffPassword = { min: 10, max: 128 } as const
export const loginPattern = /^[\p{L}\p{M}\p{N}._@+-]{2,60}$/u

export const productTabs = ['all', 'sold_out', 'low', 'no_photo', 'draft', 'archived'] as const
export type ProductTab = (typeof productTabs)[number]
export const productSorts = ['new', 'old', 'cheap', 'dear', 'az'] as const
export const mostProducts = 100
export const mostCounts = 200
export const mostPhotos = 10
export const mostTags = 20
export const mostCategories = 10
/** Colors of a product, and sizes. */
export const mostChoices = 24
export const mostPairs = 200
export const mostTaka = 10_000_000
export const mostPieces = 99_999
export const mostLowAt = 9_999
/** Limit of a product's text, in bytes of clean HTML. */
export const mostHtmlBytes = 102_400

/** Reasons for a change of a count, in the order of `stock_move.why`. */
export const stockReasons = [
  'order',
  'cancel',
  'edit',
  'return',
  'count',
  'arrived',
  'damaged',
  'import',
  'undo',
] as const
export type StockReason = (typeof stockReasons)[number]

/** `later`: it has not started; `ended`: by its date or by hand. */
export const promoStates = ['running', 'later', 'used_up', 'ended'] as const
export type PromoState = (typeof promoStates)[number]

/** A promo's number: its name in a refusal, its minimum and its maximum. */
export const promoNumbers = {
  taka: ['amount off', 1, 100_000],
  percent: ['percent', 1, 90],
  most: ['most off', 1, 100_000],
  uses: ['total uses', 1, 1_000_000],
  per_customer: ['uses per customer', 1, 1_000],
  per_number: ['uses per phone number', 1, 1_000],
  min_subtotal: ['minimum order total', 1, 1_000_000],
} as const satisfies Record<string, [label: string, least: number, most: number]>
export const promoCodePattern = /^[A-Z0-9-]{3,20}$/

/** Where an order comes from, in the order of `orders.source`, whose 0 is the shop's own site. */
export const orderSources = ['phone', 'messenger', 'whatsapp', 'facebook', 'counter'] as const
export type OrderSource = (typeof orderSources)[number]
export const payWays = ['bkash', 'nagad', 'rocket', 'bank', 'cash'] as const
export type PayWay = (typeof payWays)[number]
export const mostOrderLines = 100

/** A cart is left behind from so many hours to so many days after its last change. */
export const leftCartHours = 1
export const leftCartDays = 7
export const cartResults = ['ordered', 'later', 'not_wanted'] as const
export type CartResult = (typeof cartResults)[number]
