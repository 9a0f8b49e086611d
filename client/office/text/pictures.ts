import { pictures as bn } from './bn-pictures'
import { pictures as en } from './en-pictures'
import { openTexts } from './lang'

export const [usePictureText] = openTexts(bn, en)
