import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatTaka } from '../../client/text/format.ts'

test('taka are grouped as India and Bangladesh group them', () => {
  const grouped = new Intl.NumberFormat('en-IN')

  expect(formatTaka(123456)).toBe('৳1,23,456')
  fc.assert(
    fc.property(fc.oneof(fc.integer(), fc.integer({ min: -100_000, max: 100_000 })), (taka) => {
      expect(formatTaka(taka)).toBe(`৳${grouped.format(taka)}`)
    }),
  )
})
