import { imports as bn } from './bn-imports'
import { imports as en } from './en-imports'
import { openTexts } from './lang'

export const [useImportText] = openTexts(bn, en)
