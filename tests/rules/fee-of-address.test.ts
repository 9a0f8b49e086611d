import { expect, test } from 'vitest'
import { feeOfAddress } from '#contract/fee-of-address'
import { doubtful, made } from '../support/addresses.ts'

test('of 500 addresses at most one in a hundred gets a wrong fee, and nine of ten get one', () => {
  const addresses = made()
  expect(addresses.length).toBeGreaterThanOrEqual(500)

  const wrong = addresses.filter(({ address, fee }) => {
    const guessed = feeOfAddress(address)?.fee
    return guessed !== undefined && guessed !== fee
  })
  const known = addresses.filter(({ address, fee }) => feeOfAddress(address)?.fee === fee)

  expect(wrong.length, JSON.stringify(wrong, null, 1)).toBeLessThanOrEqual(addresses.length / 100)
  expect(known.length / addresses.length).toBeGreaterThan(0.9)
})

test.each(doubtful)('the address “%s” has no certain fee', (address) => {
  expect(feeOfAddress(address)).toBeNull()
})

test.each([
  ['আগ্রাবাদ, চট্টগ্রাম', 100, 'Chattogram'],
  ['House 7, Road 4, Dhanmondi', 60, 'Dhaka'],
  // Several districts have it, all outside.
  ['উপজেলা: কালীগঞ্জ', 100, undefined],
])('the address “%s” names its place', (address, fee, place) => {
  const found = feeOfAddress(address)

  expect(found?.fee).toBe(fee)
  expect(found?.place?.en).toBe(place)
})
