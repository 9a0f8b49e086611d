import { expect, test } from 'vitest'
import { refusals } from '#contract/office/refusals'
import { refusals as bengali } from '../../client/office/text/bn-refusals.ts'
import { loadRefusals, sayRefusal } from '../../client/office/text/say-refusal.ts'
import { reasons } from '../../client/office/ui/reason-words.ts'
import { readSource, sourceFiles } from '../support/import-graph.ts'
import { officeWords } from '../support/office-words.ts'
import { sentencesOf } from '../support/said-sentences.ts'

const blank = /\{\w*\}/g
const blanksOf = (words: string) => [...new Set(words.match(blank))].sort()

/** Sentences in server code that no call refuses with. */
const others = [
  // In the API's document, at the console, and in a cancelled order for the customer.
  'server/office/api-document.ts',
  'server/office/imports/console.ts',
  'server/office/orders/cancelling.ts',
  // Customers' limits.
  'server/http/rate-limits.ts',
  'The parcel could not be delivered and came back to the shop',
]
/** Sources of an answer of the office. */
const sources = [
  ...sourceFiles('server/office', 'server/contract/office', 'server/http'),
  ...[
    'server/pictures/uploads.ts',
    'server/contract/wire.ts',
    'server/failures/refusals.ts',
    'server/customers/common-passwords.ts',
  ],
].filter((path) => !others.includes(path) && path !== 'server/contract/office/refusals.ts')

test('every sentence by which the office may refuse is in server/contract/office/refusals.ts, and no other', () => {
  const said = new Set(sources.flatMap(sentencesOf).filter((each) => !others.includes(each)))

  const known = Object.values(refusals).map((sentence) => sentence.replaceAll(blank, '{}'))

  expect([...said].sort()).toEqual([...known].sort())
})

await loadRefusals()

test('each refusal has words in Bengali, with every blank filled', () => {
  expect(Object.keys(bengali)).toEqual(Object.keys(refusals))
  for (const [name, words] of Object.entries(bengali)) {
    const sentence = refusals[name as keyof typeof refusals]
    expect(blanksOf(sentence), name).toEqual(expect.arrayContaining(blanksOf(words)))
    expect(
      words.replaceAll(
        /Idempotency-Key|https|MB|HEIC|JPEG|PNG|WebP|AVIF|GIF|"Most Compatible"|"CSV UTF-8"|\{\w+\}/g,
        '',
      ),
      name,
    ).not.toMatch(/[a-z০-৯]/i)
  }
})

test.each(Object.entries(refusals))('%s is said in Bengali', (name, sentence) => {
  const values = [...sentence.matchAll(/\{(\w+)\}/g)].map(([all, key], nr) => [all, `${key}${nr}`])
  const fill = (words: string) =>
    values.reduce((filled, [all = '', value = '']) => filled.replaceAll(all, value), words)

  expect(sayRefusal(fill(sentence))).toBe(fill(bengali[name as keyof typeof refusals]))
})

test.each([
  ['Lamp was not found is out of stock', 'Lamp was not found স্টকে নেই'],
  ['A $& {n}\nof two lines is out of stock', 'A $& {n}\nof two lines স্টকে নেই'],
  ['It broke', officeWords('bn').problem.failed],
  ['', officeWords('bn').problem.failed],
])('%j is said as %j', (sentence, said) => {
  expect(sayRefusal(sentence)).toBe(said)
})

test('every reason for which a message does not go has Bengali words', () => {
  const said = sourceFiles('server/outbox').flatMap((path) =>
    [
      ...readSource(path).matchAll(
        /(?:'for good', |return |error: |noMobile = )['`]([A-Z][^'`]+)/g,
      ),
    ].map(([, reason = '']) => reason.replace(/\$\{\w+\}/, '8')),
  )

  expect(said.length).toBeGreaterThan(10)
  expect(said.filter((reason) => !reasons[reason])).toEqual([])
  // Sentences about a mail server or a gateway, whose own words stand behind a colon.
  const ofServers = sourceFiles('server/outbox').flatMap((path) => {
    const source = readSource(path)
    const [, who = ''] = /who = '([^']+)'/.exec(source) ?? []
    const own = path.includes('send-error') ? ['The mail server', 'The SMS gateway'] : [who]
    const found = [...source.matchAll(/\$\{who\} ([a-z][^`:$]+)/g)].map(([, what]) => what)
    return found.flatMap((what) => own.map((name) => `${name} ${what}`))
  })
  expect(ofServers.length).toBeGreaterThan(12)
  expect(ofServers.filter((sentence) => !reasons[sentence])).toEqual([])
})
