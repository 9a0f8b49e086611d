import { refusals } from '#contract/refusals'
import { bengaliRefusals } from './bn-refusals'
import { fillBlanks, openRefusals } from './find-refusal'
import { toBengaliDigits } from './format'
import { langNow } from './lang'
import { fixed } from './sentences'
import type { Translation } from './translation'

const find = openRefusals(refusals)

/** The server's sentence in both languages; an unknown one gets the general Bengali sentence. */
export function translationOfRefusal(sentence: string): Translation {
  const found = find(sentence)
  const bn = found
    ? fillBlanks(bengaliRefusals[found.name], bengaliOf(found.values))
    : fixed('error').bn
  return { en: sentence, bn }
}

/** The sentence in the reader's language alone, for fields. */
export function sayRefusal(sentence: string): string {
  return translationOfRefusal(sentence)[langNow()]
}

/** Counts get Bengali digits; names and labels stay as they are. */
function bengaliOf(values: Record<string, string>): Record<string, string> {
  const counts = ['n', 'min', 'max']
  return Object.fromEntries(
    Object.entries(values).map(([blank, value]) => [
      blank,
      counts.includes(blank) ? toBengaliDigits(Number(value)) : value,
    ]),
  )
}
