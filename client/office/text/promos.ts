import { promos as bn } from './bn-promos'
import { promos as en } from './en-promos'
import { openTexts } from './lang'

export const [usePromoText] = openTexts(bn, en)
