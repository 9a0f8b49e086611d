import type { Sort } from '#contract/shop'
import { type Phrases, phraseAt, phrases, type Token } from './tokens.ts'

const orders: { sort: Sort; words: Phrases }[] = [
  {
    sort: 'low-to-high',
    words:
      phrases(`cheap, cheapest, cheaper, low price, lowest price, low cost, lower price, less price, low to high, price low to high,
      low range, budget friendly, affordable, সস্তা, সস্তায়, সস্তার, সস্তাতে, সবচেয়ে সস্তা, কম দামে, কম দামের, কম দামি, কম দামী,
      কম দাম, কম মূল্যে, কম মূল্যের, কমদামি, কমদামী, কমদামে, কমদামের, অল্প দামে, অল্প দামের, স্বল্প মূল্যে, সাশ্রয়ী, সুলভ, সুলভে,
      sosta, shosta, sasta, sostay, shostay, sostai, shostai, sostar, kom dam, kom dame, kom daame, kom damer, kom dami, kom daami,
      komdami, komdame, komdamer, olpo dame, olpo damer, sobcheye sosta, shobcheye shosta, kom price`),
  },
  {
    sort: 'high-to-low',
    words:
      phrases(`expensive, most expensive, high to low, price high to low, highest price, costly, দামি, দামী, সবচেয়ে দামি, বেশি দামি,
      বেশি দামের, dami, sobcheye dami, beshi dami, beshi damer`),
  },
  {
    sort: 'latest',
    words:
      phrases(`new, newest, latest, brand new, new arrival, new arrivals, latest arrival, new collection, latest collection, recent,
      নতুন, নতুন আসা, নতুন কালেকশন, সর্বশেষ, একদম নতুন, notun, natun, notun asa, notun collection`),
  },
]
/** Things that are called new: brands, babies, a year. */
const named =
  phrases(`new born, new borns, new born baby, new baby, new balance, new year, new years, new york, new look, new era, new market,
  new testament, new zealand, new moon, new mom, new mother, new mum, new world, new earth, new age, নতুন বউ, নতুন বৌ, নতুন বর,
  নতুন বছর, নতুন বছরের, নতুন মা, নতুন মায়ের, নতুন জীবন, নতুন শিশু, নতুন বাচ্চা, নতুন কুঁড়ি, notun bou, notun bor, notun bochor,
  notun bochorer, notun ma, notun bacca, notun baccha`)

/** An order that the keyword says, with its tokens and the word behind them, which they may belong to. */
export type Ordered = { sort: Sort; said: Token[]; next: Token | undefined }

/** The first of several; later ones say no more. */
export function findSort(tokens: Token[]): Ordered | null {
  for (let at = 0; at < tokens.length; at++) {
    const name = phraseAt(tokens, at, named)
    if (name !== null) {
      at = name - 1
      continue
    }
    for (const { sort, words } of orders) {
      const end = phraseAt(tokens, at, words)
      if (end !== null) return { sort, said: tokens.slice(at, end), next: tokens[end] }
    }
  }
  return null
}
