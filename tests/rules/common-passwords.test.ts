import { expect, test } from 'vitest'
import { isCommonPassword, isCommonWithDigits } from '../../server/customers/common-passwords.ts'

test.each([
  'password',
  'Password1',
  'P@ssw0rd',
  'iloveyou',
  'qwertyuiop',
  '1q2w3e4r',
  'zxcvbnm1',
  'starwars',
  'liverpool',
  'trustno1',
  'administrator',
  'charlie1',
  'letmein123',
  '12345678',
  '0123456789',
  '9876543210',
  '98765432',
  '11111111',
  '12341234',
  'aaaaaaaa',
  '12071984',
  'bangladesh',
  'Bangladesh1971',
  'dhaka@1234',
  'i love you',
  'bismillah786',
  'AmarSonarBangla',
  'fatema123',
  'grameenphone',
  'nokshi2026',
  'dokan12345',
  'messi123',
  'abcdefgh',
  '01712345678',
  '+8801712345678',
])('%s is tried first', async (password) => {
  expect(await isCommonPassword(password)).toBe(true)
})

test.each([
  'jamdani-2026',
  'nokshi kantha',
  `${'ক'.repeat(7)}খ`,
  'ab c d!x',
  '  spaced out ',
  'dhaka rain 71',
  '01712345678 and more',
])('%s is not', async (password) => {
  expect(await isCommonPassword(password)).toBe(false)
})

test.each(['dokan12345', 'Dragon#12345', '2026 office 2026', '12345678901'])(
  '%s is no password of the office: only a common word between digits',
  async (password) => {
    expect(await isCommonWithDigits(password)).toBe(true)
  },
)

test.each(['a loom of many threads', 'seven looms of jute', 'রঙিন তাঁতের সুতা', 'w7-tant-k2-suta'])(
  '%s is one',
  async (password) => {
    expect(await isCommonWithDigits(password)).toBe(false)
  },
)
