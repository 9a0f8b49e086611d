import { useLang } from './lang'
import { scriptOf } from './script-of'

/** How the reader sees a menu, a category, a tag or a banner, with the language of those words. */
export function useCatalogueName() {
  const lang = useLang()
  return (name: string, english?: string) => {
    const label = (lang === 'en' && english) || name
    return { label, lang: scriptOf(label) }
  }
}
