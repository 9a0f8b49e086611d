import { begin as bn } from './bn-begin'
import { begin as en } from './en-begin'
import { openTexts } from './lang'

export const [useBeginText] = openTexts(bn, en)
