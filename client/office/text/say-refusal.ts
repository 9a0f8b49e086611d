import { fillBlanks, openRefusals } from '../../text/find-refusal'
import { langNow, textNow } from './lang'
import { refusals } from '#contract/office/refusals'

const find = openRefusals(refusals)

/**
 * What the server refused, in the language that is shown. A sentence that the contract does not know,
 * as of a proxy, is said as it came in English, and in Bengali in words for anything.
 */
export function sayRefusal(sentence: string): string {
  const texts = textNow()
  const found = find(sentence)
  if (found) return fillBlanks(texts.refusals[found.name], found.values)
  return (langNow() === 'en' && sentence) || texts.trouble.failed
}
