import { settings as bn } from './bn-settings'
import { settings as en } from './en-settings'
import { useLang } from './lang'

/** Texts of the settings: with their screen's chunk. */
const texts: Record<'bn' | 'en', typeof bn> = { bn, en }

export function useSettingsText() {
  return texts[useLang()]
}
