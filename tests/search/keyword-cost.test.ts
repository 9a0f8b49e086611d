import { expect, test } from 'vitest'
import { maxKeywordLength } from '#contract/shop'
import { readKeyword } from '../../server/search/read-keyword.ts'
import { shopSynonyms } from '../../server/search/shop-synonyms.ts'
import { parseSynonyms } from '../../server/search/synonyms.ts'

const dictionary = { ...parseSynonyms(shopSynonyms), menus: new Map<string, number[]>() }
const mostMs = 15
const whole = (text: string, end = '') => {
  const room = maxKeywordLength - [...end].length
  return [...text.repeat(maxKeywordLength)].slice(0, room).join('') + end
}

/** The shortest of a few: other work of the machine makes a reading longer, never shorter. */
function cost(act: () => void): number {
  const times = Array.from({ length: 5 }, () => {
    const start = performance.now()
    act()
    return performance.now() - start
  })
  return Math.min(...times)
}

test.each([
  ['blanks', `code${' '.repeat(188)}x`],
  ['blanks before a number', `product code${' '.repeat(180)}12a`],
  ['no-break blanks', `কোড${'\u00a0'.repeat(190)}x`],
  ['digits', whole('1', 'x')],
  ['digits and units', whole('1kg ')],
  ['amounts', whole('under 1 ', 'x')],
  ['endings', whole(' er')],
  ['letters with endings', whole('গুলোর')],
  ['apostrophes', whole("a's")],
  ['vowel signs', whole('্')],
  ['signs of eighteen letters', whole('\ufdfa')],
  ['one letter', whole('a', 'e')],
  ['words of one letter', whole('a ')],
  ['other words', Array.from({ length: 60 }, (_, nr) => (nr * 7919).toString(36)).join(' ')],
])('a keyword of %s is read in 15 ms', (_kind, keyword) => {
  expect(cost(() => readKeyword(keyword, dictionary))).toBeLessThan(mostMs)
})
