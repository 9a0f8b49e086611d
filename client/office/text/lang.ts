import { loadAgain } from '../../ui/state/load-again'
import { openStore } from '../../ui/state/store'
import { bn, type Texts } from './bn'

export type Lang = 'bn' | 'en'

const storageKey = 'office.lang'
const shown = openStore<{ lang: Lang; texts: Texts }>({ lang: 'bn', texts: bn })

/** The texts in the person's language; the component renders again when it changes. */
export function useText(): Texts {
  return shown.use().texts
}

export function useLang(): Lang {
  return shown.use().lang
}

/** The texts outside of components. */
export function textNow(): Texts {
  return shown.read().texts
}

export function langNow(): Lang {
  return shown.read().lang
}

/**
 * Shows the office in this language, also at the next visit on this device. Rejects if its texts
 * fail to load.
 */
export async function switchLang(lang: Lang): Promise<void> {
  const texts = lang === 'bn' ? bn : (await loadAgain(() => import('./en'))).en
  document.documentElement.lang = lang
  try {
    localStorage.setItem(storageKey, lang)
  } catch {
    // Storage may be forbidden: the account stores it too.
  }
  shown.change({ lang, texts })
}

/**
 * The texts of some screens in both languages, which load with their chunks: the first load has no
 * room for them. Returns the hook, and the same for outside of components.
 */
export function openTexts<T>(bengali: T, english: T): [use: () => T, now: () => T] {
  const texts = { bn: bengali, en: english }
  return [() => texts[useLang()], () => texts[langNow()]]
}

/** Before a sign-in: the choice on this device, by default Bengali. */
export function langOfDevice(): Lang {
  try {
    return localStorage.getItem(storageKey) === 'en' ? 'en' : 'bn'
  } catch {
    return 'bn'
  }
}
