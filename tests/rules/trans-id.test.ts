import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeTransId, readTransId, withCheckCharacter } from '../../server/orders/trans-id.ts'

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const eleven = fc.string({ unit: fc.constantFrom(...alphabet), minLength: 11, maxLength: 11 })

test('a new trans_id has its form, reads as itself, and does not come again', () => {
  const made = Array.from({ length: 1000 }, makeTransId)

  for (const transId of made) {
    expect(transId).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/)
    expect(readTransId(transId)).toBe(transId)
  }
  expect(new Set(made).size).toBe(1000)
})

test('every character of a trans_id is drawn from the whole alphabet', () => {
  const made = Array.from({ length: 2000 }, makeTransId)

  for (const place of [0, 1, 2, 3, 5, 6, 7, 8, 10, 11, 12]) {
    expect(new Set(made.map((transId) => transId[place])).size).toBe(32)
  }
})

test.each([
  'A0B1-C0D1-E0F8',
  'a0b1-c0d1-e0f8',
  'A0B1C0D1E0F8',
  ' A0B1 C0D1 E0F8 ',
  'AOBI-COdL-eof8',
  'a-0-b-1-c-0-d-1-e-0-f-8',
])('%j is read as A0B1-C0D1-E0F8', (written) => {
  expect(readTransId(written)).toBe('A0B1-C0D1-E0F8')
})

test.each([
  '',
  'A0B1-C0D1-E0F',
  'A0B1-C0D1-E0F88',
  'A0B1-C0D1-E0F7',
  'U0B1-C0D1-E0F8',
  '০'.repeat(12),
])('%j is no trans_id', (written) => {
  expect(readTransId(written)).toBeNull()
})

test('one mistyped character is always noticed', () => {
  fc.assert(
    fc.property(eleven, fc.nat(10), fc.constantFrom(...alphabet), (text, place, other) => {
      fc.pre(text[place] !== other)
      const right = withCheckCharacter(text).replaceAll('-', '')
      expect(readTransId(right.slice(0, place) + other + right.slice(place + 1))).toBeNull()
    }),
    { seed: 2, numRuns: 2000 },
  )
})
