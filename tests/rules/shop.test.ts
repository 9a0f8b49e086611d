import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isLocalMobileNumber, isPhoneNumber, localPhoneDigits } from '#contract/phone'
import {
  expectedArrival,
  isCancellable,
  isOutside,
  orderSteps,
  orderTotal,
  pageSize,
  priceRange,
  productCode,
  promoDiscount,
  promoTakes,
  sorts,
  subtotalOf,
  usualFees,
} from '#contract/shop'
import { mayHaveWhatsapp } from '../../client/office/orders/phone.ts'

const taka = fc.integer({ min: 0, max: 1_000_000 })

test('the constants are those of the specification', () => {
  expect(usualFees).toEqual({ inside: 60, outside: 100 })
  expect(priceRange).toEqual({ min: 10, max: 50_000 })
  expect(pageSize).toBe(12)
  expect(sorts).toEqual(['latest', 'oldest', 'high-to-low', 'low-to-high', 'a-z', 'z-a'])
  expect(orderSteps).toEqual([
    'Order Pending',
    'Order Confirmed',
    'Processing',
    'Order Shipped',
    'Order Delivered',
  ])
})

test('a subtotal is the sum of price times quantity', () => {
  expect(subtotalOf([])).toBe(0)
  expect(
    subtotalOf([
      { priceTaka: 350, quantity: 2 },
      { priceTaka: 90, quantity: 3 },
    ]),
  ).toBe(970)
})

test.each([
  [500, 60, 0, 560, 0],
  [500, 60, 75, 485, 75],
  [500, 60, 560, 0, 560],
  [500, 60, 561, 0, 560],
  [0, 100, 5000, 0, 100],
])('%i taka, a fee of %i and a promo of %i are %i', (subtotal, fee, promo, total, discount) => {
  expect(orderTotal(subtotal, fee, promo)).toBe(total)
  expect(promoDiscount(subtotal, fee, promo)).toBe(discount)
})

test.each([
  [{ price: 75 }, 999, 60, 75],
  [{ price: 0, percent: 10 }, 999, 60, 99],
  [{ price: 0, percent: 33 }, 101, 100, 33],
  [{ price: 0, percent: 1 }, 99, 100, 0],
  [{ price: 0, percent: 90, most: 200 }, 1000, 60, 200],
  [{ price: 0, percent: 10, most: 200 }, 1000, 60, 100],
  [{ price: 0, percent: 90 }, 2_000_000_000, 60, 1_800_000_000],
  [{ price: 60, free_delivery: true as const }, 999, 130, 130],
])('a promo of %j takes off %i taka and a fee of %i: %i', (terms, subtotal, fee, off) => {
  expect(promoTakes(terms, subtotal, fee)).toBe(off)
})

test.each([
  [60, 60, 100, false],
  [100, 60, 100, true],
  [60, 80, 130, false],
  [100, 80, 130, true],
  [80, 80, 80, false],
  [50, 90, 50, true],
  [0, 80, 130, false],
])(
  'an order of %i goes outside Dhaka where the fees are %i and %i: %s',
  (fee, inside, outside, is) => {
    expect(isOutside(fee, { inside, outside })).toBe(is)
  },
)

test('a total is never below zero, and total and discount make up the sum', () => {
  fc.assert(
    fc.property(taka, fc.constantFrom(60, 100), taka, (subtotal, fee, promo) => {
      const total = orderTotal(subtotal, fee, promo)
      expect(total).toBeGreaterThanOrEqual(0)
      expect(total + promoDiscount(subtotal, fee, promo)).toBe(subtotal + fee)
    }),
    { seed: 1, numRuns: 500 },
  )
})

test('an order can be cancelled until it is shipped', () => {
  expect([-1, 0, 1, 2, 3, 4, 5].filter(isCancellable)).toEqual([0, 1, 2])
})

test('an order arrives three days later', () => {
  expect(expectedArrival(new Date('2026-02-27T18:30:00Z')).toISOString()).toBe(
    '2026-03-02T18:30:00.000Z',
  )
})

test.each([
  [7, '0007'],
  [1234, '1234'],
  [98_765, '98765'],
])('the product %i has the code %s', (id, code) => {
  expect(productCode(id)).toBe(code)
})

test.each([
  ...['01712345678', '1712345678', '+8801712345678', '8801712345678', '008801712345678'],
  ...['+880 01712-345678', '00880 1712 345678', '+01712345678', '(017) 12345678', '01712.345678.'],
  ...[
    '০১৭১২৩৪৫৬৭৮',
    '+৮৮ ০১৭১২-৩৪৫৬৭৮',
    '०१७१२३४५६७८',
    '０１７１２３４５６７８',
    '＋８８０（１７１２）３４５６７８',
  ],
  ...['\u202a+880 1712-345678\u202c', '01712345678\u200b', '٠١٧١٢٣٤٥٦٧٨', '[017] 1234–5678'],
])('%j is the mobile number 01712345678', (typed) => {
  expect(localPhoneDigits(typed)).toBe('01712345678')
  expect(isPhoneNumber(typed)).toBe(true)
  expect(isLocalMobileNumber(typed)).toBe(true)
})

test.each([
  ['+44 20 7946 0018', '+442079460018'],
  ['0044 20 7946 0018', '00442079460018'],
  ['+1 212 555 0123', '+12125550123'],
  ['+880 2 9876543', '029876543'],
  ['029876543', '029876543'],
  ['১২৩৪ ৫৬৭', '1234567'],
  ['123456789012345', '123456789012345'],
])('%j is another number, %s', (typed, kept) => {
  expect(localPhoneDigits(typed)).toBe(kept)
  expect(isPhoneNumber(typed)).toBe(true)
  expect(isLocalMobileNumber(typed)).toBe(false)
})

test.each(['', '123456', '1234567890123456', '01712345678x', '++8801712345678', '01712345678/9'])(
  '%j is no number or not one alone',
  (typed) => {
    expect(isLocalMobileNumber(typed)).toBe(false)
  },
)

test.each([
  ['+880 1712-345678', true],
  ['+447700900123', true],
  ['02-5501-2345', false],
  ['01712***678', false],
])('the office opens WhatsApp of %s: %s', (number, may) => {
  expect(mayHaveWhatsapp(number)).toBe(may)
})
