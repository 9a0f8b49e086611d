import { expect, test } from 'vitest'
import { districtIn } from '#contract/district-of-address'
import { feeOfAddress } from '#contract/fee-of-address'
import { districtsLike } from '#contract/find-district'
import { usualFees } from '#contract/shop'
import { doubtful, made } from '../support/addresses.ts'
import { madeOfDistricts, ofNoDistrict } from '../support/district-addresses.ts'

function feeOf(address: string): number | undefined {
  const found = feeOfAddress(address)
  return found ? usualFees[found.zone] : undefined
}

test('of 500 addresses at most one in a hundred gets a wrong fee, and nine of ten get one', () => {
  const addresses = made()
  expect(addresses.length).toBeGreaterThanOrEqual(500)

  const wrong = addresses.filter(({ address, fee }) => {
    const guessed = feeOf(address)
    return guessed !== undefined && guessed !== fee
  })
  const known = addresses.filter(({ address, fee }) => feeOf(address) === fee)

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

  expect(feeOf(address)).toBe(fee)
  expect(found?.place?.en).toBe(place)
})

test('of 1,000 addresses at most one in a hundred gets a wrong district, and nine of ten get one', () => {
  const addresses = [...made(), ...madeOfDistricts()]
  expect(addresses.length).toBeGreaterThanOrEqual(1000)

  const guesses = addresses.map((one) => ({ ...one, guess: districtIn(one.address) }))
  const wrong = guesses.filter(({ guess, district }) => guess !== null && guess !== district)
  const known = guesses.filter(({ guess, district }) => guess === district)

  expect(wrong.length, JSON.stringify(wrong, null, 1)).toBeLessThanOrEqual(addresses.length / 100)
  expect(known.length / addresses.length).toBeGreaterThan(0.9)
})

test.each(ofNoDistrict)('the address “%s” names no certain district', (address) => {
  expect(districtIn(address)).toBeNull()
})

test('a district is found by the beginning of its name or of a thana, in both languages', () => {
  expect(districtsLike('কুমি')).toEqual(['কুমিল্লা'])
  expect(districtsLike('Comi')).toEqual(['কুমিল্লা'])
  expect(districtsLike('sava')).toEqual(['ঢাকা'])
  expect(districtsLike('kaliganj')).toHaveLength(4)
  expect(districtsLike(' ')).toEqual([])
})
