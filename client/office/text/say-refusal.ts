import { loadAgain } from '../../ui/load-again'
import { langNow, textNow } from './lang'

let inBengali: ((sentence: string) => string | undefined) | undefined
let coming: Promise<void> | undefined

/**
 * The Bengali sentences come behind the first load, which has no room for them. Never rejects: what did
 * not come is asked for again by the next refusal.
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
 * The server's refusal in the shown language. A sentence that the contract does not know,
 * as of a proxy, is said as it came in English, and in Bengali in words for anything.
 */
export function sayRefusal(sentence: string): string {
  const known = langNow() === 'en' ? sentence : inBengali?.(sentence)
  return known || textNow().trouble.failed
}
