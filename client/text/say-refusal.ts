import { refusals } from '#contract/refusals'
import { bengaliRefusals } from './bn-refusals'
import { fillBlanks, openRefusals } from './find-refusal'
import { langNow } from './lang'
import { fixed } from './sentences'
import type { Twin } from './twin'

const find = openRefusals(refusals)

/** What the server said in both languages; a sentence that is not in the table in words for anything. */
export function twinOfRefusal(sentence: string): Twin {
  const found = find(sentence)
  const bn = found ? fillBlanks(bengaliRefusals[found.name], found.values) : fixed('error').bn
  return { en: sentence, bn }
}

/** The same in the reader's language alone, for fields. */
export function sayRefusal(sentence: string): string {
  return twinOfRefusal(sentence)[langNow()]
}
