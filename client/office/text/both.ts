import { both as bn } from './bn-both'
import { both as en } from './en-both'
import { openTexts } from './lang'

export const [useBothText] = openTexts(bn, en)
