import type { SceneName } from './demo-scenes.ts'
import type { CategoryName, TagName } from './seed-data.ts'

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
  /** HTML; the menu's own policy unless given. */
  policy?: string
  outOfStock?: true
  minimumOrder?: number
  colors?: string[]
  sizes?: string[]
} & ({ price: number; was?: number } | { was: number; off: Percent })

/** A description: opening words (HTML), points, and a table of what and how much. */
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

/** What is asked, and the former price where there is one. */
export function pricesOf(product: DemoProduct) {
  if (!('off' in product)) {
    return { priceTaka: product.price, oldPriceTaka: product.was ?? null, discountPercent: null }
  }
  const priceTaka = Math.round(product.was * (1 - product.off / 100))
  return { priceTaka, oldPriceTaka: product.was, discountPercent: product.off }
}

const bengali = { points: 'বৈশিষ্ট্য', what: 'বিষয়', value: 'বিবরণ' }
const english = { points: 'Highlights', what: 'Detail', value: 'Value' }
