import type { Twin } from './twin'

/** The only described word of the header: part of the first load. */
export const cartWord: Twin = { en: 'Cart', bn: 'কার্ট' }
