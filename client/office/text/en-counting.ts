import type { counting as bengali } from './bn-counting'

export const counting: typeof bengali = {
  count: {
    has: (n) => `${n} in stock`,
    all: 'All together',
    what: 'What happened',
    whys: { arrived: 'Arrived', count: 'Counted', damaged: 'Damaged' },
    together: 'All together',
    isThere: (n) => `${n} there`,
    none: 'None',
    willBe: (before, after) => `${before} → ${after}`,
    wrong: 'Not possible',
    fewer: (what) => `${what}: one less`,
    more: (what) => `${what}: one more`,
    howMany: {
      arrived: (what) => `${what}: how many arrived`,
      count: (what) => `${what}: how many are there`,
      damaged: (what) => `${what}: how many are damaged`,
    },
    press: {
      arrived: (n) => (n > 0 ? `Add ${n}` : 'Add'),
      count: () => 'Save the count',
      damaged: (n) => (n > 0 ? `Take off ${n}` : 'Take off'),
    },
    done: {
      arrived: (title, n) => `${title}: ${n} added`,
      count: (title) => `${title}: the count is saved`,
      damaged: (title, n) => `${title}: ${n} taken off`,
    },
  },
}
