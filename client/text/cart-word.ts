import type { Translation } from './translation'

/** The only described word of the header: part of the first load. */
export const cartWord: Translation = { en: 'Cart', bn: 'কার্ট' }
