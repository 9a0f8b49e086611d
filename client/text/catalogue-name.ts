import { useLang } from './lang'
import { scriptOf } from './script-of'

/** The name of a menu, a category, a tag or a banner for the reader, with its language. */
export function useCatalogueName() {
  const lang = useLang()
  return (name: string, english?: string) => {
    const label = (lang === 'en' && english) || name
    return { label, lang: scriptOf(label) }
  }
}
