import { priceRange } from '#contract/shop'
import { type Amount, amountAt } from './amounts.ts'
import {
  afterAround,
  afterMax,
  afterMin,
  afterMoney,
  and,
  beforeAround,
  beforeMax,
  beforeMin,
  beforeMoney,
  between,
  both,
  dash,
  ending,
  lead,
  names,
  price,
  tail,
  until,
} from './price-phrases.ts'
import { type Phrases, phraseAt, type Token } from './tokens.ts'

export type Price = { min?: number; max?: number }
/** Tokens from `start` to before `end` say this price. */
type Said = Price & { start: number; end: number }

/** Smaller amounts without a word for taka are ages, sizes and models. */
const leastBare = 50
const leastBareRange = 100
/** A price "around" an amount. */
const around = { min: 0.8, max: 1.2 }

const years = { least: 1950, most: 2035 }

/** The prices that the words say, and the tokens that say them. */
export function findPrice(tokens: Token[]): { price: Price; said: Set<Token> } {
  const found: Price = {}
  const said = new Set<Token>()
  for (let at = 0; at < tokens.length; at++) {
    const one = saidAt(tokens, at)
    if (!one) continue
    if (one.min !== undefined) found.min = one.min
    if (one.max !== undefined) found.max = one.max
    for (const token of withItsWords(tokens, one)) said.add(token)
    at = one.end - 1
  }
  return { price: ordered(found), said }
}

function saidAt(tokens: Token[], at: number): Said | null {
  return (
    rangeAt(tokens, at) ??
    boundAt(tokens, at, beforeMax, 'max') ??
    boundAt(tokens, at, beforeMin, 'min') ??
    aroundAt(tokens, at) ??
    amountAlone(tokens, at)
  )
}

/** `1000-2000`, `between 500 and 1000`, `৫০০ থেকে ১০০০ টাকার মধ্যে`, `1-2 হাজার`. */
function rangeAt(tokens: Token[], start: number): Said | null {
  const isBetween = phraseAt(tokens, start, between)
  const first = amountAt(tokens, skip(tokens, isBetween ?? start, price))
  if (!first) return null
  const sign = phraseAt(tokens, first.end, dash)
  const separator = sign ?? phraseAt(tokens, first.end, until)
  const joined = separator ?? phraseAt(tokens, first.end, and)
  const second = joined === null ? null : amountAt(tokens, joined, { isSecond: true })
  if (!second) return null
  const closed = phraseAt(tokens, skip(tokens, second.end, ending), both)
  if (separator === null && isBetween === null && closed === null) return null
  const min =
    first.scale === 1 && first.value < second.value / second.scale
      ? first.value * second.scale
      : first.value
  const { value: max } = second
  const isMoney = first.isMoney || second.isMoney
  const isSure = isMoney || second.scale > 1 || isBetween !== null || closed !== null
  const least = isMoney ? priceRange.min : isSure ? leastBare : leastBareRange
  if (min < least || max <= min) return null
  if (!isSure && (isName(tokens, start) || isYear(min, max) || !isRound(min) || !isRound(max)))
    return null
  // Three numbers with dashes are a date or a telephone number.
  if (
    sign !== null &&
    phraseAt(tokens, second.end, dash) !== null &&
    tokens[second.end + 1]?.isNumber
  )
    return null
  const after = phraseAt(tokens, skip(tokens, second.end, ending), afterMax)
  return { min, max, start, end: closed ?? after ?? second.end }
}

/** `under 1500 taka`. */
function boundAt(tokens: Token[], start: number, words: Phrases, end: 'min' | 'max'): Said | null {
  const next = phraseAt(tokens, start, words)
  const amount = next === null ? null : amountAt(tokens, skip(tokens, next, price))
  if (!amount || !isPrice(amount)) return null
  const closed = phraseAt(
    tokens,
    skip(tokens, amount.end, ending),
    end === 'max' ? afterMax : afterMin,
  )
  return { [end]: amount.value, start, end: closed ?? amount.end }
}

function aroundAt(tokens: Token[], start: number): Said | null {
  const next = phraseAt(tokens, start, beforeAround)
  const amount = next === null ? null : amountAt(tokens, skip(tokens, next, price))
  return amount && isPrice(amount) ? { ...nearly(amount), start, end: amount.end } : null
}

/** `৫০০ টাকার মধ্যে`, `500 or less`, `500 tk`. */
function amountAlone(tokens: Token[], start: number): Said | null {
  const after = phraseAt(tokens, start, price)
  const amount = amountAt(tokens, after ?? start)
  if (!amount || (isName(tokens, start) && !amount.isMoney)) return null
  const relation = skip(tokens, amount.end, ending)
  const max = phraseAt(tokens, relation, afterMax)
  const min = phraseAt(tokens, relation, afterMin)
  const near = phraseAt(tokens, relation, afterAround)
  if (isPrice(amount)) {
    if (min !== null) return { min: amount.value, start, end: min }
    if (max !== null) return { max: amount.value, start, end: max }
    if (near !== null) return { ...nearly(amount), start, end: near }
    if (after !== null) return { max: amount.value, start, end: amount.end }
  }
  if (!amount.isMoney || amount.value < priceRange.min) return null
  const least = phraseAt(tokens, amount.end, afterMoney.min)
  if (least !== null) return { min: amount.value, start, end: least }
  const most = phraseAt(tokens, amount.end, afterMoney.max)
  const before = tokens[start - 1]?.text ?? ''
  const isFrom = beforeMoney.min.has(before)
  const isMost = beforeMoney.max.has(before)
  const from = isFrom || isMost ? start - 1 : start
  return isFrom
    ? { min: amount.value, start: from, end: amount.end }
    : { max: amount.value, start: from, end: most ?? amount.end }
}

function isPrice({ value, isMoney, scale }: Amount): boolean {
  return value >= (isMoney || scale > 1 ? priceRange.min : leastBare)
}

function nearly({ value }: Amount): Required<Price> {
  return { min: Math.round(value * around.min), max: Math.round(value * around.max) }
}

/** Prices are round: 36-42 are sizes, 220-240 are volts. */
function isRound(amount: number): boolean {
  return amount % 50 === 0 || amount % 100 === 99
}

function isYear(min: number, max: number): boolean {
  return min >= years.least && max <= years.most
}

function isName(tokens: Token[], at: number): boolean {
  return tokens[at - 1] !== undefined && phraseAt(tokens, at - 1, names) === at
}

function skip(tokens: Token[], at: number, words: Phrases): number {
  const hyphen = words === ending && tokens[at]?.text === '-' ? at + 1 : at
  return phraseAt(tokens, hyphen, words) ?? at
}

/** With the words beside them that say no more. */
function withItsWords(tokens: Token[], { start, end }: Said): Token[] {
  let from = start
  while (from > 0 && phraseAt(tokens, from - 1, lead) === from) from--
  let to = end
  for (let next = phraseAt(tokens, to, tail); next !== null; next = phraseAt(tokens, to, tail))
    to = next
  return tokens.slice(from, to)
}

/** Within the range of the page's sliders, whose ends are open. */
function ordered({ min, max }: Price): Price {
  const [low, high] = min !== undefined && max !== undefined && min > max ? [max, min] : [min, max]
  return {
    ...(low !== undefined && low > priceRange.min ? { min: Math.min(low, priceRange.max) } : {}),
    ...(high !== undefined && high < priceRange.max ? { max: high } : {}),
  }
}
