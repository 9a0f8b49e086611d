import type { SceneName } from '../drawing/scenes.ts'
import type { menus, tags } from './menus.ts'

type CategoryName = (typeof menus)[number]['categories'][number]['category']
type TagName = (typeof tags)[number]

export type Percent = 10 | 20 | 25

/** A product of the demo shop. Prices are whole taka. */
export type DemoProduct = {
  slug: string
  title: string
  category: CategoryName
  also?: CategoryName
  tags: TagName[]
  picture: SceneName
  more?: SceneName[]
  /** HTML, made by `about`. */
  text: string
  /** HTML; by default the menu's own policy. */
  policy?: string
  outOfStock?: true
  minimumOrder?: number
  colors?: string[]
  sizes?: string[]
  /** Color and size go with the order; pieces of each choice in turn, from the first again. */
  pieces?: number[]
} & ({ price: number; was?: number } | { was: number; off: Percent })

export type DemoReview = {
  slug: string
  /** The part of the reviewer's email before the @. */
  by: string
  daysAgo: number
  text: string
  pictures?: SceneName[]
}

export type DemoOrder = {
  /** Eleven characters; the check character follows. */
  id: string
  by: string
  status: number
  daysAgo: number
  feeTaka: 60 | 100
  promo?: string
  lines: [slug: string, quantity: number][]
  cancelReason?: string
}

/** An event of an order of the demo, this many hours after it was placed. */
export type DemoStep = {
  afterHours: number
  /** The order's status after it. */
  status: number
  outcome: 1 | 2 | 3 | null
  /** The agent's place in the list of agents; null for the customer. */
  agent: 0 | 1 | null
  /** Further data of the event in the office's form. */
  data?: Record<string, string>
  /** A call without a result: the order keeps its status. */
  isCall?: true
}

export type DemoPlaced = { hoursAgo: number; buyer: number; steps: DemoStep[] }

export type Buyer = {
  name: string
  email: string
  number: string
  address: string
  district: string
}

export type Waiting = {
  /** A place in the list of buyers and new buyers. */
  buyer: number
  minutesAgo: number
  /** Calls without a result, first one first. */
  called?: [minutesAgo: number, outcome: 'no_answer' | 'later' | 'wrong_number'][]
  /** Minutes to the next call; without it the order may be called at once. */
  callInMinutes?: number
}

export type DemoMessage = {
  buyer: number
  hoursAgo: number
  subject: string
  message: string
  /** 1 answered, 2 closed. */
  state?: 1 | 2
  answer?: string
}

/** A description: opening words (HTML), points, and a table of names and values. */
export function about(lead: string, points: string[] = [], table: [string, string][] = []): string {
  const words = /[\u0980-\u09ff]/.test(lead) ? bengali : english
  const list = points.map((point) => `<li>${point}</li>`).join('')
  const rows = table
    .map(([what, value]) => `<tr><th scope="row">${what}</th><td>${value}</td></tr>`)
    .join('')
  return [
    `<p>${lead}</p>`,
    list && `<h3>${words.points}</h3><ul>${list}</ul>`,
    rows &&
      `<table><thead><tr>${[words.what, words.value].map((word) => `<th scope="col">${word}</th>`).join('')}</tr></thead><tbody>${rows}</tbody></table>`,
  ].join('')
}

/** The price, and the former one if any. */
export function pricesOf(product: DemoProduct) {
  if (!('off' in product)) {
    return { priceTaka: product.price, oldPriceTaka: product.was ?? null, discountPercent: null }
  }
  const priceTaka = Math.round(product.was * (1 - product.off / 100))
  return { priceTaka, oldPriceTaka: product.was, discountPercent: product.off }
}

const bengali = { points: 'বৈশিষ্ট্য', what: 'বিষয়', value: 'বিবরণ' }
const english = { points: 'Highlights', what: 'Detail', value: 'Value' }
