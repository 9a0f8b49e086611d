import { expect, test } from 'vitest'
import { districtIn, districtsLike } from '#contract/find-district'

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
])('the address “%s” tells the district %s', (address, district) => {
  expect(districtIn(address)).toBe(district)
})

test('a district is found by the beginning of its name or of a thana, in both languages', () => {
  expect(districtsLike('কুমি')).toEqual(['কুমিল্লা'])
  expect(districtsLike('Comi')).toEqual(['কুমিল্লা'])
  expect(districtsLike('sava')).toEqual(['ঢাকা'])
  expect(districtsLike('kaliganj')).toHaveLength(4)
  expect(districtsLike(' ')).toEqual([])
})
