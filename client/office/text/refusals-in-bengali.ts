import { refusals } from '#contract/office/refusals'
import { fillBlanks, openRefusals } from '../../text/find-refusal'
import { refusals as bengali } from './bn-refusals'

const find = openRefusals(refusals)

/** The Bengali of a server's sentence; undefined for a sentence outside of the contract. */
export function refusalInBengali(sentence: string): string | undefined {
  const found = find(sentence)
  return found && fillBlanks(bengali[found.name], found.values)
}
