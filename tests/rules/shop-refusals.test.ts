import { expect, test } from 'vitest'
import { z } from 'zod'
import { allCalls } from '#contract/all'
import { refusals, type ShopRefusalName } from '#contract/refusals'
import { bengaliRefusals } from '../../client/text/bn-refusals.ts'
import { openRefusals } from '../../client/text/find-refusal.ts'
import { translationOfRefusal } from '../../client/text/say-refusal.ts'
import { fixed } from '../../client/text/sentences.ts'
import { readSource, sourceFiles } from '../support/import-graph.ts'
import { sentencesOf } from '../support/said-sentences.ts'

const blank = /\{\w*\}/g
const blanksOf = (words: string) => [...new Set(words.match(blank))].sort()
const find = openRefusals(refusals)

/** Sentences in server code that refuse no shopper. */
const others = [
  // Sentences of the office, and of links that it makes: those pages have texts of their own.
  'This is not for your role',
  'server/customers/forgot-pages.ts',
  'server/customers/page-frame-html.ts',
  'server/customers/reset-page-html.ts',
  'server/customers/reset-pages.ts',
  // Texts of mails and SMS.
  'server/contract/ready-messages.ts',
  // The name of a shop without one.
  'server/contract/shop-facts.ts',
  // Sentences of files for crawlers, and errors between a worker and its storage.
  'server/site/crawlers.ts',
  // The command of an erasure.
  'server/customers/erase-customer.ts',
  'server/pictures/bucket.ts',
  'server/pictures/storage.ts',
]
/** Sources whose sentences may reach a shopper. */
const sources = [
  ...sourceFiles(
    ...[
      'addresses',
      'asks',
      'cart',
      'catalog',
      'customers',
      'http',
      'messages',
      'notes',
      'orders',
    ].map((room) => `server/${room}`),
    ...['server/pictures', 'server/reviews', 'server/site', 'server/contract'],
  ).filter((path) => !path.startsWith('server/contract/office/')),
  ...[
    'server/failures/refusals.ts',
    'server/app/api.ts',
    'server/app/pages.ts',
    'client/api/api-error.ts',
  ],
].filter((path) => !others.includes(path) && path !== 'server/contract/refusals.ts')

/** Fields that shoppers fill in: sentences about them name them. */
const typed = [
  ...['name', 'email', 'number', 'address', 'subject', 'message', 'review', 'reason'],
  ...['promo_code', 'promo', 'password', 'password_confirmation', 'current', 'new'],
]
/** Texts that nobody types by mistake: an invisible control, a thousand characters. */
const ofAnyField: ShopRefusalName[] = ['strangeCharacter', 'lengths']

/** The contract's refusals of wrong texts, by field. */
const wrongTexts = ['', 'x', 'x'.repeat(6000), '\0', 'a@b', '-1', '1e9']
const tried = Object.values(allCalls).flatMap(({ call: { input } }) =>
  Object.entries((input as z.ZodObject).shape).flatMap(([field, shape]) =>
    wrongTexts.flatMap((value) => {
      const { error } = z.safeParse(shape as z.ZodType, value)
      return (error?.issues ?? []).map(({ message }) => ({ field, message }))
    }),
  ),
)

/** Things that can be missing, some by a variable. */
const things = ['The menu', 'The category', 'The tag', 'The discount']
const notFound = sources.flatMap((path) =>
  [...readSource(path).matchAll(/notFound\('(.+?)'\)/g)].map(([, what]) => `${what} was not found`),
)
const said = [
  ...sources.flatMap(sentencesOf).filter((each) => ![...others, ...things].includes(each)),
  ...tried.map(({ message }) => message),
  ...notFound,
]

test('every sentence by which the shop may refuse is in server/contract/refusals.ts', () => {
  expect([...new Set(said.filter((sentence) => !find(sentence)))]).toEqual([])
})

test('nothing is in server/contract/refusals.ts that the shop does not say', () => {
  const names = new Set(said.map((sentence) => find(sentence)?.name))

  expect(Object.keys(refusals).filter((name) => !names.has(name as ShopRefusalName))).toEqual([])
})

test('a sentence about a field that shoppers fill in names it', () => {
  const nameless = tried
    .filter(({ field }) => typed.includes(field))
    .map(({ message }) => message)
    .filter((message) => find(message)?.values.label !== undefined)
    .filter((message) => !ofAnyField.some((name) => name === find(message)?.name))

  expect(nameless).toEqual([])
})

test('a comma after Please stands where the specification or the contract has it', () => {
  expect(Object.values(refusals).filter((sentence) => sentence.startsWith('Please,'))).toEqual([
    'Please, log in first',
    'Please, apply a promo code',
    'Please, save your address first',
  ])
})

test('each refusal has words in Bengali, with every blank filled', () => {
  expect(Object.keys(bengaliRefusals)).toEqual(Object.keys(refusals))
  for (const [name, words] of Object.entries(bengaliRefusals)) {
    const sentence = refusals[name as ShopRefusalName]
    expect(blanksOf(sentence), name).toEqual(expect.arrayContaining(blanksOf(words)))
    const names = /JPEG, PNG, WebP, AVIF|GIF|8 MB|name@example\.com|01712345678|\{\w+\}/g
    expect(words.replaceAll(names, ''), name).not.toMatch(/[a-z0-9]/i)
  }
})

test.each([
  ['Please enter the name', 'নাম লিখুন'],
  ['The review may have at most 5000 characters', 'রিভিউ সর্বোচ্চ ৫০০০ অক্ষরের হতে পারে'],
  ['The lowest price must be a whole number from 0 to 5', 'সংখ্যাটি ০ থেকে ৫-এর মধ্যে হতে হবে'],
  ['Mug of 2 litres is sold from 12 pieces', 'Mug of 2 litres কমপক্ষে ১২টি নিতে হবে'],
  ['Lamp was not found is out of stock', 'Lamp was not found এখন স্টকে নেই'],
  ['A $& {n}\nof two lines is out of stock', 'A $& {n}\nof two lines এখন স্টকে নেই'],
  ['It broke', fixed('error').bn],
])('%j is said as %j', (sentence, words) => {
  expect(translationOfRefusal(sentence)).toEqual({ en: sentence, bn: words })
})
