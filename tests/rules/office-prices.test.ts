import { expect, test } from 'vitest'
import { discountOf, type PriceRule, priceAfter } from '#contract/office/prices'
import { mostTaka } from '#contract/office/rules'

test.each<[number, PriceRule, number | null]>([
  [2392, { by: 'percent', n: -10 }, 2152],
  [2392, { by: 'percent', n: -10, round: 9 }, 2149],
  [2392, { by: 'percent', n: -10, round: 5 }, 2150],
  [2392, { by: 'percent', n: -10, round: 10 }, 2150],
  [3375, { by: 'percent', n: 10, round: 1 }, 3712],
  [2900, { by: 'percent', n: -71 }, 841],
  [1080, { by: 'taka', n: -80 }, 1000],
  [1080, { by: 'taka', n: 19, round: 9 }, 1099],
  [1080, { by: 'to', n: 990 }, 990],
  [1080, { by: 'to', n: 990, round: 9 }, 989],
  [9, { by: 'to', n: 9, round: 9 }, 9],
  [8, { by: 'taka', n: 0, round: 9 }, null],
  [50, { by: 'taka', n: -51 }, null],
  [mostTaka, { by: 'taka', n: 1 }, null],
])('%i by %o is %s', (price, rule, after) => {
  expect(priceAfter(price, rule)).toBe(after)
})

test.each([
  [4392, 5490, 20],
  [1000, 1001, null],
  [1000, null, null],
  [1000, 1000, null],
  [0, 1000, null],
  [10, 1000, 99],
  [667, 1000, 33],
])('from %i to %s is %s percent less', (price, oldPrice, percent) => {
  expect(discountOf(price, oldPrice)).toBe(percent)
})
