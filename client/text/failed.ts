import type { Pair } from './pairs'

/** The sentence of an error that has none. Apart from the others: the office says it too. */
export const failed: Pair = ['একটি সমস্যা হয়েছে!', 'Something went wrong!']
