import type { Choice } from '#contract/shop'
import { langOf, showIn } from '../../text/lang'
import { loadAgain } from '../state/load-again'

const yearSeconds = 365 * 24 * 60 * 60

/** Loads the texts of the language. Rejects on an error. */
export async function loadWords(choice: Choice) {
  return choice === 'en' ? (await loadAgain(() => import('../../text/english'))).english : undefined
}

/** Shows the whole shop in this language, and stores it for a year. Typed values stay. */
export async function switchTo(choice: Choice): Promise<void> {
  const english = await loadWords(choice)
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: CookieStore is not everywhere, and wants https
  document.cookie = `lang=${choice}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax${secure}`
  document.documentElement.lang = langOf(choice)
  document.documentElement.dataset.lang = choice
  showIn(choice, english)
}

/** The language that the server rendered the page in. */
export function choiceOfPage(): Choice {
  const { lang } = document.documentElement.dataset
  return lang === 'bn' || lang === 'en' ? lang : 'none'
}
