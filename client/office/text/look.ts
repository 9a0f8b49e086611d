import { look as bn } from './bn-look'
import { look as en } from './en-look'
import { openTexts } from './lang'

export const [useLookText] = openTexts(bn, en)
