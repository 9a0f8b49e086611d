import { writing as bn } from './bn-writing'
import { writing as en } from './en-writing'
import { openTexts } from './lang'

export const [useWritingText, writingTextNow] = openTexts(bn, en)
