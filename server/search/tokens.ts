import { plain } from './keyword-words.ts'

/** A word, a number or a sign of a keyword. */
export type Token = {
  text: string
  isNumber: boolean
  /** Stands at the token before it, without a blank. */
  isGlued: boolean
  start: number
  end: number
}

/** Each letter can be read in one way only, so that no text costs more than its length. */
const piece =
  /\p{Nd}+(?:[,.]\p{Nd}+)*|[\p{L}\p{M}\u200B-\u200D\uFEFF]+|[^\s\p{L}\p{M}\p{Nd}\u200B-\u200D\uFEFF]/gu

export function tokensOf(keyword: string): Token[] {
  const tokens: Token[] = []
  for (const { 0: written, index } of keyword.matchAll(piece)) {
    const text = plain(written)
    tokens.push({
      text,
      isNumber: /^\d/.test(text),
      isGlued: tokens.at(-1)?.end === index,
      start: index,
      end: index + written.length,
    })
  }
  return tokens
}

const marks = new Set([',', ';', ':', '।', '|', '&', '/', '-', '.'])

/** The keyword without some of its tokens. */
export function withoutTokens(keyword: string, said: ReadonlySet<Token>): string {
  let rest = ''
  let from = 0
  for (const { start, end } of [...said].sort((one, other) => one.start - other.start)) {
    rest += `${keyword.slice(from, start)} `
    from = end
  }
  const words = `${rest}${keyword.slice(from)}`.split(/\s+/u).filter(Boolean)
  const isSaid = (word: string) => !marks.has(word)
  return words.slice(words.findIndex(isSaid), words.findLastIndex(isSaid) + 1).join(' ')
}

/** Phrases by their first word, the longest first. */
export type Phrases = Map<string, string[][]>

/** Of a list separated by commas. */
export function phrases(list: string): Phrases {
  const byFirst: Phrases = new Map()
  for (const phrase of list.split(',').map((each) => plain(each).trim().split(/\s+/))) {
    const [first = ''] = phrase
    byFirst.set(first, [...(byFirst.get(first) ?? []), phrase])
  }
  for (const some of byFirst.values()) some.sort((one, other) => other.length - one.length)
  return byFirst
}

/** Where the longest of the phrases that begins here ends; null without one. */
export function phraseAt(tokens: Token[], at: number, list: Phrases): number | null {
  const found = list
    .get(tokens[at]?.text ?? '')
    ?.find((phrase) => phrase.every((word, nr) => tokens[at + nr]?.text === word))
  return found ? at + found.length : null
}
