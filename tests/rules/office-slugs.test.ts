import { expect, test } from 'vitest'
import { lettersTooMany } from '../../server/office/html-length.ts'
import { cleanSlug, slugOfTitle } from '../../server/office/products/slug.ts'

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
