import { drag as bn } from './bn-drag'
import { drag as en } from './en-drag'
import { openTexts } from './lang'

export const [useDragText] = openTexts(bn, en)
