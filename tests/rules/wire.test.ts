import { expect, test } from 'vitest'
import { z } from 'zod'
import { allCalls } from '#contract/all'
import type { Call } from '#contract/endpoint'
import { officeCalls } from '#contract/office/all'
import { html } from '#contract/office/wire'
import { email, id, password, phoneNumber, text, wholeNumber } from '#contract/wire'
import { parseInput } from '../../server/http/route.ts'

test.each([
  [3, 3],
  ['3', 3],
  [' +7 ', 7],
  ['007', 7],
  [10, 10],
])('%j is a whole number', (given, read) => {
  expect(wholeNumber('page', 1, 10).parse(given)).toBe(read)
})

test.each([0, 11, 1.5, '1.5', '1e1', '0x5', '', ' ', '٣', '৩', NaN, Infinity, [3], null, true, {}])(
  '%j is none from 1 to 10',
  (given) => {
    expect(wholeNumber('page', 1, 10).safeParse(given).success).toBe(false)
  },
)

test('an email has at most 64 characters before its @', () => {
  expect(email().safeParse(`${'a'.repeat(64)}@example.com`).success).toBe(true)
  expect(email().safeParse(`${'a'.repeat(65)}@example.com`).success).toBe(false)
})

test('an id is a positive int4', () => {
  expect(id('order').safeParse(2_147_483_647).success).toBe(true)
  expect(id('order').safeParse(2_147_483_648).success).toBe(false)
  expect(id('order').safeParse(0).success).toBe(false)
})

test('text is trimmed, in NFC, well formed and without NUL; letters are counted, not units', () => {
  const name = text('name', 3)

  expect(name.parse('  cafe\u0301'.slice(4))).toBe('f\u00e9')
  expect(name.parse('😀😀😀')).toBe('😀😀😀')
  for (const wrong of ['', '  ', '\ud800', 'a\0', 'abcd', 5, null, ['a']]) {
    expect(name.safeParse(wrong).success).toBe(false)
  }
})

test('invisible characters are no text', () => {
  const name = text('name', 20)

  expect(name.parse('\u202eabc\u0007\u200b d\ne\u2066')).toBe('abc d\ne')
  // Characters without width join Bengali letters and emojis.
  expect(name.parse('র\u200d্যাব ক্\u200cষ')).toBe('র\u200d্যাব ক্\u200cষ')
  expect(name.parse('👩\u200d🌾')).toBe('👩\u200d🌾')
  for (const unseen of ['\u200b', '\u3164', '\u2800 ', '\u200d', '\u202e\u202c', '\u0007']) {
    expect(name.safeParse(unseen).error?.issues[0]?.message).toBe('Please enter the name')
  }
})

test.each(['a\r\nb', 'a\rb', 'a\nb'])(
  '%j has one line end, which counts as one letter',
  (typed) => {
    expect(text('message', 3).parse(typed)).toBe('a\nb')
    expect(text('message', 2).safeParse(typed).success).toBe(false)
    expect(html().parse(`<p>${typed}</p>`)).toBe('<p>a\nb</p>')
  },
)

test('a password keeps its spaces', () => {
  expect(password('password', 8, 128).parse('  eight ')).toBe('  eight ')
})

test('a mobile number is stored as digits', () => {
  expect(phoneNumber().parse('+৮৮০ ১৭১২–৩৪৫৬৭৮')).toBe('01712345678')
  // Copied from a contact.
  expect(phoneNumber().parse('\u202a+880 1712-345678\u202c')).toBe('01712345678')
  expect(phoneNumber().safeParse('017+12345678').success).toBe(false)
})

test('an email is one address', () => {
  expect(email().parse(' Rahima@Example.com ')).toBe('Rahima@Example.com')
  for (const wrong of ['a@b', '@example.com', 'a b@example.com', 'a@example.com,b@example.com']) {
    expect(email().safeParse(wrong).success).toBe(false)
  }
})

test('a missing field is asked for, a wrong one is explained', () => {
  expect(wholeNumber('page', 1).safeParse(undefined).error?.issues[0]?.message).toBe(
    'Please enter the page',
  )
  expect(wholeNumber('page', 1, 9).safeParse('x').error?.issues[0]?.message).toBe(
    'The page must be a whole number from 1 to 9',
  )
})

type Input = { call: Call }
const calls: [string, Input][] = Object.entries({ ...allCalls, ...officeCalls })
const fieldsOf = ({ call }: Input): Record<string, z.ZodType> => call.input.shape

/** What is wrong with the input, by field; else what the handler gets. */
function judge({ call }: Input, fields: object): unknown {
  try {
    return parseInput(call, fields)
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error
    return error.issues.map(({ path }) => path.join('.'))
  }
}

test.each(calls)('%s takes an optional field that is empty or null as not sent', (_name, call) => {
  const nothing = judge(call, {})
  for (const [field, shape] of Object.entries(fieldsOf(call))) {
    if (!shape.isOptional()) continue
    for (const empty of ['', '  ', null]) {
      expect(judge(call, { [field]: empty }), field).toEqual(nothing)
    }
  }
})

test.each(calls)(
  '%s asks for a required field that is empty, as for one not sent',
  (_name, call) => {
    for (const [field, shape] of Object.entries(fieldsOf(call))) {
      if (shape.isOptional() || shape.safeParse('').success) continue
      for (const sent of [{}, { [field]: '' }, { [field]: null }]) {
        expect(judge(call, sent), field).toEqual(expect.arrayContaining([field]))
      }
    }
  },
)
