import { fillBlanks, openRefusals } from '../../text/find-refusal'
import { refusals as bengali } from './bn-refusals'
import { refusals } from '#contract/office/refusals'

const find = openRefusals(refusals)

/** The Bengali of a sentence of the server; undefined for one that the contract does not know. */
export function refusalInBengali(sentence: string): string | undefined {
  const found = find(sentence)
  return found && fillBlanks(bengali[found.name], found.values)
}
