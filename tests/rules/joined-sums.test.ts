import { expect, test } from 'vitest'
import { joinedSums } from '#contract/office/joined-sums'

const order = { subtotal: 500, fee: 60, discount: 0, promo: null, rebate: 0, paid: 0 }
const newer = { ...order, subtotal: 1000, fee: 100, isDeliveryFree: false }
const totalOf = (one: typeof order | object) => {
  const { subtotal, fee, discount, rebate } = { ...order, ...one }
  return subtotal + fee - discount - rebate
}

test.each([
  ['nothing off', {}, {}, { total: 1560, fee: 60 }],
  ['an advance on both', { paid: 200 }, { paid: 300 }, { total: 1560, paid: 500 }],
  [
    'a promo on the newer alone',
    {},
    { promo: 'TEN', discount: 100 },
    { total: 1460, promo: 'TEN', discount: 100, rebate: 0 },
  ],
  [
    'a promo on the older alone',
    { promo: 'OLD', discount: 50 },
    {},
    { total: 1510, promo: 'OLD', discount: 50, rebate: 0 },
  ],
  [
    'a promo on both',
    { promo: 'OLD', discount: 50 },
    { promo: 'TEN', discount: 100, rebate: 30 },
    { total: 1380, promo: 'OLD', discount: 50, rebate: 130 },
  ],
  [
    'free delivery on the newer',
    {},
    { promo: 'FREE', discount: 100, isDeliveryFree: true },
    { total: 1560, promo: null, discount: 0, rebate: 0 },
  ],
  [
    'free delivery on the older',
    { promo: 'FREE', discount: 60 },
    {},
    { total: 1500, promo: 'FREE', discount: 60 },
  ],
  [
    'two presents, whose fee was given too',
    { rebate: 560 },
    { rebate: 1100 },
    { total: 0, rebate: 1560 },
  ],
])('with %s the sums after are those', (_, of, other, sums) => {
  const joined = joinedSums({ ...order, ...of }, { ...newer, ...other })

  expect(joined).toMatchObject(sums)
  // Nobody pays more for one parcel than for two.
  expect(joined.total).toBeLessThanOrEqual(totalOf(of) + totalOf({ ...newer, ...other }))
})
