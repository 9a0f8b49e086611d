import { langNow, wordsNow } from '../../text/lang'
import { loadAgain } from '../../ui/state/load-again'
import { frameWords } from './frame-words'

let inBengali: ((sentence: string) => string | undefined) | undefined
let coming: Promise<void> | undefined

/**
 * Loads the Bengali sentences after the first load, which has no room for them. Never rejects: the
 * next refusal retries after an error.
 */
export function loadRefusals(): Promise<void> {
  coming ??= loadAgain(() => import('./refusals-in-bengali')).then(
    (loaded) => {
      inBengali = loaded.refusalInBengali
    },
    () => {
      coming = undefined
    },
  )
  return coming
}

/**
 * The server's refusal in the shown language. A sentence outside of the contract, as from a proxy,
 * stays as it is in English, and becomes a general one in Bengali.
 */
export function sayRefusal(sentence: string): string {
  const known = langNow() === 'en' ? sentence : inBengali?.(sentence)
  return known || wordsNow(frameWords).problem.failed
}
