import { expect, test } from 'vitest'
import { feeOfAddress } from '#contract/fee-of-address'
import { districtIn, districtsLike } from '#contract/find-district'
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

test.each([
  ['বাড়ি ৭, রোড ৪, ধানমন্ডি, ঢাকা', 'ঢাকা'],
  ['House 7, Road 4, Jashore', 'যশোর'],
  ['Vill: Nandanpur, Jessore', 'যশোর'],
  ['ঢাকা রোড, সদর, যশোর', 'যশোর'],
  ['কাজীপাড়া মসজিদের পাশে, সাভার', 'ঢাকা'],
  ['Shahjadpur bazar', 'সিরাজগঞ্জ'],
  ['Kolatoli, Cox’s Bazar', 'কক্সবাজার'],
  ['কলেজ রোড, বরিশালের কাছে', 'বরিশাল'],
  // A name of several districts.
  ['গ্রাম: চর, উপজেলা: কালীগঞ্জ', null],
  ['ভোলাগঞ্জের মোড়', null],
  ['House 7, Road 4', null],
])('the address “%s” is in the district %s', (address, district) => {
  expect(districtIn(address)).toBe(district)
})

test('a district is found by the beginning of its name or of a thana, in both languages', () => {
  expect(districtsLike('কুমি')).toEqual(['কুমিল্লা'])
  expect(districtsLike('Comi')).toEqual(['কুমিল্লা'])
  expect(districtsLike('sava')).toEqual(['ঢাকা'])
  expect(districtsLike('kaliganj')).toHaveLength(4)
  expect(districtsLike(' ')).toEqual([])
})
