import { shelves as bn } from './bn-shelves'
import { shelves as en } from './en-shelves'
import { openTexts } from './lang'

export const [useShelfText] = openTexts(bn, en)
