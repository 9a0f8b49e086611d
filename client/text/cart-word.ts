import type { Twin } from './twin'

/** Alone of the described words, the header says it: part of the first load. */
export const cartWord: Twin = { en: 'Cart', bn: 'কার্ট' }
