import { lazyPart } from './lazy-part'

/** A sentence of the server in the reader's language, once its words have come. */
export const Refusal = lazyPart(() => import('./refusal').then((m) => m.Refusal), null)
