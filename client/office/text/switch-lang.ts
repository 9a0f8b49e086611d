import { showIn } from '../../text/lang'
import type { Lang } from '../../text/times'
import { loadAgain } from '../../ui/state/load-again'

const storageKey = 'office.lang'

/**
 * Shows the office in this language, also at the next visit on this device. Rejects if its words
 * fail to load.
 */
export async function switchLang(lang: Lang): Promise<void> {
  const english =
    lang === 'en' ? (await loadAgain(() => import('../../text/english'))).english : undefined
  document.documentElement.lang = lang
  try {
    localStorage.setItem(storageKey, lang)
  } catch {
    // Storage may be forbidden: the account stores it too.
  }
  showIn(lang, english)
}

/** Before a sign-in: the choice on this device, by default Bengali. */
export function langOfDevice(): Lang {
  try {
    return localStorage.getItem(storageKey) === 'en' ? 'en' : 'bn'
  } catch {
    return 'bn'
  }
}
