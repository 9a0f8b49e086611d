import { expect, test } from 'vitest'
import { readWhole } from '#contract/office/numbers'
import { discountOf, type PriceRule, priceAfter } from '#contract/office/prices'
import { mostTaka } from '#contract/office/rules'
import { lettersTooMany } from '../../server/office/html-length.ts'
import { cleanSlug, slugOfTitle } from '../../server/office/products/slug.ts'

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

test.each([
  ['জামদানি শাড়ি', 'jamdani-shari'],
  ['নকশি কাঁথা', 'nokshi-katha'],
  ['টাঙ্গাইল তাঁতের শাড়ি', 'tangail-tater-shari'],
  ['সিল্ক সালোয়ার কামিজ', 'silk-salowar-kamij'],
  ['মসলিন, কলম ও আগরবাতি', 'moslin-kolom-o-agorbati'],
  ['ব্লক প্রিন্টের শার্ট', 'blok-printer-shart'],
  ['স্বর্ণ রত্ন বস্ত্র', 'sworno-rotno-bostro'],
  ['মাটির গয়না ১২ পিস', 'matir-goyna-12-pis'],
  ['রং বই দুধ', 'rong-boi-dudh'],
  ['Men’s Café T-Shirt', 'mens-cafe-t-shirt'],
  ['হাতে বোনা শীতল পাটি মাদুর বড় সাইজ', 'hate-bona-shitol-pati-madur-bor'],
  ['🎉', 'product'],
  ['ثوب', 'product'],
  ['', 'product'],
])('the link of %j is %s', (title, slug) => {
  expect(slugOfTitle(title)).toBe(slug)
  expect(slugOfTitle(title.normalize('NFD'))).toBe(slug)
  expect(cleanSlug(slug)).toBe(slug)
})

test('a long title makes a link of at most 160 letters that ends with one', () => {
  const slug = slugOfTitle(`${'ক'.repeat(79)} ${'খ'.repeat(200)}`)

  expect(slug.length).toBeLessThanOrEqual(160)
  expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
})

test.each([
  [' Red  Saree__2--x ', 'red-saree-2-x'],
  ['জামদানি-শাড়ি', 'জামদানি-শাড়ি'.normalize('NFC')],
  ['-/?#', ''],
  [`${'a'.repeat(159)}-b`, 'a'.repeat(159)],
])('a typed link %j becomes %j', (typed, slug) => {
  expect(cleanSlug(typed)).toBe(slug)
})

test.each([
  ['a'.repeat(102_400), 0],
  [`${'a'.repeat(102_400)}bc`, 2],
  ['ক'.repeat(34_134), 1],
])('a text may have 102,400 bytes', (html, tooMany) => {
  expect(lettersTooMany(html)).toBe(tooMany)
})
