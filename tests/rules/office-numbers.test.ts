import { expect, test } from 'vitest'
import { readWhole } from '#contract/office/numbers'

test.each([
  ['1250/-', 1250],
  ['১,২৫০/-', 1250],
  ['৳ 1,25,000', 125_000],
  ['Tk. 99', 99],
  ['1 250 টাকা', 1250],
  ['१२५०', 1250],
  ['١٢٥٠', 1250],
  ['９９', 99],
  ['0', 0],
])('%s is %i', (written, number) => {
  expect(readWhole(written)).toBe(number)
})

test.each(['', '৳', '12.50', '1250,50', '1,25', '12 50', '-5', '+5', '5 or 6', '9'.repeat(16)])(
  '%j is no whole number',
  (written) => {
    expect(readWhole(written)).toBeNull()
  },
)
