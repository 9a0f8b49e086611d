import { useSyncExternalStore } from 'react'
import { loadAgain } from '../../ui/load-again'
import { bn, type Texts } from './bn'

export type Lang = 'bn' | 'en'

const storageKey = 'office.lang'
const listeners = new Set<() => void>()
let shown: { lang: Lang; texts: Texts } = { lang: 'bn', texts: bn }

/** The texts in the language of who sits here; the component is rendered anew when it changes. */
export function useText(): Texts {
  return useSyncExternalStore(subscribe, textNow)
}

export function useLang(): Lang {
  return useSyncExternalStore(subscribe, () => shown.lang)
}

/** The texts outside of components. */
export function textNow(): Texts {
  return shown.texts
}

export function langNow(): Lang {
  return shown.lang
}

/**
 * Shows the office in this language, and begins with it on this device the next time. Rejects when
 * its texts do not come.
 */
export async function switchLang(lang: Lang): Promise<void> {
  const texts = lang === 'bn' ? bn : (await loadAgain(() => import('./en'))).en
  shown = { lang, texts }
  document.documentElement.lang = lang
  try {
    localStorage.setItem(storageKey, lang)
  } catch {
    // Storage may be forbidden: the account keeps it too.
  }
  for (const listener of listeners) listener()
}

/** Before anybody has signed in: what was chosen on this device, Bengali otherwise. */
export function langOfDevice(): Lang {
  try {
    return localStorage.getItem(storageKey) === 'en' ? 'en' : 'bn'
  } catch {
    return 'bn'
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
