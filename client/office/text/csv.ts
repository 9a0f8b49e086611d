import { csv as bn } from './bn-csv'
import { csv as en } from './en-csv'
import { openTexts } from './lang'

export const [useCsvText] = openTexts(bn, en)
