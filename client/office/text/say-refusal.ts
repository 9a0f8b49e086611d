import { langNow, textNow } from './lang'
import { type RefusalName, refusals } from '#contract/office/refusals'

/**
 * What the server refused, in the language that is shown. A sentence that the contract does not know,
 * as of a proxy, is said as it came in English, and in Bengali in words for anything.
 */
export function sayRefusal(sentence: string): string {
  const texts = textNow()
  for (const [name, pattern] of patterns) {
    const found = pattern.exec(sentence)
    if (found) return fill(texts.refusals[name], found.groups ?? {})
  }
  return (langNow() === 'en' && sentence) || texts.trouble.failed
}

const blank = /\{(\w+)\}/g

/** Sentences without blanks first: a product may be called as another sentence ends. */
const patterns = Object.entries(refusals)
  .map(([name, sentence]) => [name as RefusalName, patternOf(sentence)] as const)
  .sort(([, one], [, other]) => Number(hasBlank(one)) - Number(hasBlank(other)))

function patternOf(sentence: string): RegExp {
  const escaped = sentence.replace(/[.+?]/g, '\\$&')
  return new RegExp(`^${escaped.replace(blank, '(?<$1>.+)')}$`, 's')
}

function hasBlank({ source }: RegExp): boolean {
  return source.includes('(?<')
}

function fill(words: string, values: Record<string, string>): string {
  return words.replace(blank, (_all, name: string) => values[name] ?? '')
}
