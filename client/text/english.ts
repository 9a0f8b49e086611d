import type { English } from './pairs'

/**
 * The English of all words whose scripts have only Bengali: a script of its own, which the build
 * fills (vite-words.ts). Elsewhere words have both halves.
 */
export const english: English = {}
