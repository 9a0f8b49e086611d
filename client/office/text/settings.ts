import { settings as bn } from './bn-settings'
import { settings as en } from './en-settings'
import { openTexts } from './lang'

export const [useSettingsText] = openTexts(bn, en)
