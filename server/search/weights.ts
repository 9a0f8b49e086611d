/** All weights of the search. A product's rank is the sum over the words; the lowest comes first. */

/** How far a term is from the word that was said, from 0 to 1. */
export const costs = {
  inflected: 0.05,
  sameAcross: 0.1,
  stem: 0.1,
  respelled: 0.15,
  /** A word of the list in the other script, or of several words. */
  translated: 0.2,
  /** The end of a compound is the word: a handbag is a bag. */
  compound: 0.2,
  parts: 0.2,
  synonym: 0.25,
  beginning: 0.5,
  ending: 0.6,
  typo: 0.6,
  far: 0.8,
  /** The word only begins with a word that is known itself. */
  longer: 1,
}

/** Letters that sound alike: up to which distance a term is the word, or is a guess. */
export const heard = {
  /** In the other script, where the shop need not have the word as it is written. */
  same: 0.3,
  /** Fewer than three consonants say little: tip is no tape. */
  sameShort: 0.25,
  /** In the same script. */
  spelling: 0.15,
  /** The distance from shirt to its Bengali word. */
  mostAcross: 0.7,
  /** A guess, by the number of its consonants: none, one, two, more. */
  guess: [0, 0, 0.6, 1.2],
  /** A term that sounds alike counts unless another is closer by more than this. */
  lead: 0.36,
}

/** A rank is ten times the cost, and what the place of the word adds. */
export const rankOfCost = 10
/** A thing of which only a tag or a category says that it is one: the muffler of "Dresses". */
export const nominalRank = 16
/** A thing in the tail of a title: above what the head has at most. */
export const titleRank = 6
/** Places of a word: their terms, and what a product loses that has the word there. See schema.prisma. */
export const places = [
  { name: 'head of the title', idOf: (id: number) => -id - 500_000_000, rank: 0, ofThing: 0 },
  { name: 'title', idOf: (id: number) => -id, rank: 3, ofThing: titleRank },
  { name: 'tag', idOf: (id: number) => -id - 1_000_000_000, rank: 4, ofThing: nominalRank },
  {
    name: 'category, colour or size',
    idOf: (id: number) => id,
    rank: 6,
    ofThing: nominalRank + 2,
  },
]
/** Words of a phrase may stand apart: one that is written as one comes first. */
export const apartRank = 3

/** What a product loses that lacks a word: more than by the worst match. */
export const missing = {
  least: 20,
  most: 40,
  /** A rare word says more than one of twice as many products. */
  perHalf: 1.5,
  /** The last word is often the thing itself. */
  last: 2,
  /** A number or a measure says least. */
  measure: 7,
  thing: 3,
  kind: -3,
  quality: -3,
  /** The shop has the word, and no list does. */
  word: 0,
  /** Nothing has it as it is written. */
  guess: -6,
}
