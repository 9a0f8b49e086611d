import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isOneEditApart } from '../../server/search/one-edit.ts'

const word = fc.string({ unit: fc.constantFrom(...'abক্'), maxLength: 7 })

test.each([
  ['punjabi', 'punjabi'],
  ['punjaby', 'punjabi'],
  ['punjbi', 'punjabi'],
  ['punjaabi', 'punjabi'],
  ['upnjabi', 'punjabi'],
  ['punjaib', 'punjabi'],
  ['শাড়', 'শাড়ি'],
  ['', 'a'],
  ['😀b', 'ab'],
])('%j is near to %j', (one, other) => {
  expect(isOneEditApart(one, other)).toBe(true)
  expect(isOneEditApart(other, one)).toBe(true)
})

test.each([
  ['punjb', 'punjabi'],
  ['unjabip', 'punjabi'],
  ['pjnuabi', 'punjabi'],
  ['ab', ''],
  ['abcd', 'badc'],
])('%j is not near to %j', (one, other) => {
  expect(isOneEditApart(one, other)).toBe(false)
  expect(isOneEditApart(other, one)).toBe(false)
})

test('it agrees with trying every edit', () => {
  fc.assert(
    fc.property(word, word, (one, other) => {
      expect(isOneEditApart(one, other)).toBe(editsOf(one).has(other) || editsOf(other).has(one))
    }),
    { seed: 3, numRuns: 3000 },
  )
})

/** The word itself, and every word by one letter less, more, other, or swapped with the next. */
function editsOf(text: string): Set<string> {
  const letters = [...text]
  const found = new Set([text])
  for (const place of letters.keys()) {
    found.add(letters.toSpliced(place, 1).join(''))
    for (const letter of 'abক্') found.add(letters.toSpliced(place, 1, letter).join(''))
    const [one = '', next = ''] = letters.slice(place, place + 2)
    found.add(letters.toSpliced(place, 2, next, one).join(''))
  }
  return found
}
