import { loadAgain } from '../../ui/load-again'
import { openStore } from '../../ui/store'
import { bn, type Texts } from './bn'

export type Lang = 'bn' | 'en'

const storageKey = 'office.lang'
const shown = openStore<{ lang: Lang; texts: Texts }>({ lang: 'bn', texts: bn })

/** The texts in the language of who sits here; the component is rendered anew when it changes. */
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
 * Shows the office in this language, and begins with it on this device the next time. Rejects when
 * its texts do not come.
 */
export async function switchLang(lang: Lang): Promise<void> {
  const texts = lang === 'bn' ? bn : (await loadAgain(() => import('./en'))).en
  document.documentElement.lang = lang
  try {
    localStorage.setItem(storageKey, lang)
  } catch {
    // Storage may be forbidden: the account keeps it too.
  }
  shown.change({ lang, texts })
}

/**
 * The texts of some screens in both languages, which come with their chunks: the first load has no
 * room for them. Returns the hook, and the same for outside of components.
 */
export function openTexts<T>(bengali: T, english: T): [use: () => T, now: () => T] {
  const texts = { bn: bengali, en: english }
  return [() => texts[useLang()], () => texts[langNow()]]
}

/** Before anybody has signed in: what was chosen on this device, Bengali otherwise. */
export function langOfDevice(): Lang {
  try {
    return localStorage.getItem(storageKey) === 'en' ? 'en' : 'bn'
  } catch {
    return 'bn'
  }
}
