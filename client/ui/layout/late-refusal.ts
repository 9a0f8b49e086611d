import { lazyPart } from './lazy-part'

/** A server's sentence in the reader's language, once its words are loaded. */
export const Refusal = lazyPart(() => import('../form/refusal').then((m) => m.Refusal), null)
