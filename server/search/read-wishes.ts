import type { ShopScreen } from '#contract/search-words'
import type { Sort } from '#contract/shop'
import { findPrice, type Price } from './price-words.ts'
import { findShopWords } from './shop-words.ts'
import { findSort } from './sort-words.ts'
import { tokensOf, withoutTokens } from './tokens.ts'

/** What a keyword says besides the product. */
export type Wishes = {
  price: Price
  sort: Sort | undefined
  /** The keyword without the words for price, order and shop; empty where nothing else is said. */
  rest: string
  /** The screen of the shop that the words are about. */
  screen: ShopScreen | undefined
  /** The keyword is about the shop alone. */
  isOfShop: boolean
}
/** Whether the shop calls a product "new …": "New Moon" is a name, "new saree" an order. */
export type IsName = (words: string) => Promise<boolean>

/** Words that name no product, where a price or an order is said beside them. */
const anything = new Set(
  `product products item items thing things something anything everything all any some one ones goods the a an of in with for and to me show
  please i want need buy best good nice collection list online bd
  পণ্য পণ্যের পন্য প্রোডাক্ট আইটেম জিনিস জিনিসপত্র সব সবকিছু কিছু যেকোনো মাল কিনতে কিনব চাই দেখান ভালো ভাল এর ও
  ponno jinis jinispotro sob shob kichu kisu product chai dekhan kinbo kinte valo bhalo er o`
    .split(/\s+/)
    .map((word) => word.normalize('NFKC')),
)

/**
 * Takes the words for a price ("under 500 taka"), an order ("cheap") and the shop ("cash on delivery") out of a keyword
 * before it is searched for. A code, a size, a measure, a model or a telephone number is no price.
 */
export async function readWishes(keyword: string, isName: IsName): Promise<Wishes> {
  const tokens = tokensOf(keyword)
  const { price, said } = findPrice(tokens)
  const unpriced = tokens.filter((token) => !said.has(token))
  const ordered = findSort(unpriced)
  let sort: Sort | undefined
  if (ordered) {
    const { next } = ordered
    const name = [...ordered.said, ...(next ? [next] : [])].map(({ text }) => text).join(' ')
    if (ordered.sort !== 'latest' || !next || !(await isName(name))) {
      sort = ordered.sort
      for (const token of ordered.said) said.add(token)
    }
  }
  const others = tokens.filter((token) => !said.has(token))
  const ofShop = findShopWords(others)
  if (ofShop && !ofShop.isAlone) for (const token of ofShop.said) said.add(token)
  const isWhole = said.size === 0
  const left = tokens.filter((token) => !said.has(token))
  const isAll =
    !isWhole && left.every(({ text }) => anything.has(text) || !/[\p{L}\p{N}]/u.test(text))
  return {
    price,
    sort,
    rest: isWhole ? keyword : isAll ? '' : withoutTokens(keyword, said),
    screen: ofShop?.screen,
    isOfShop: ofShop?.isAlone ?? false,
  }
}
