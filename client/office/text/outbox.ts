import { outbox as bn } from './bn-outbox'
import { outbox as en } from './en-outbox'
import { openTexts } from './lang'

export const [useOutboxText] = openTexts(bn, en)
