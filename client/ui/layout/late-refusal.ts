import { lazyPart } from './lazy-part'

/** A server's sentence in the reader's language, once its words are loaded. */
export const SaidRefusal = lazyPart(
  () => import('../form/said-refusal').then((m) => m.SaidRefusal),
  null,
)
