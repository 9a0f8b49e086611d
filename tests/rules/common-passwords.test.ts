import { expect, test } from 'vitest'
import { isCommonPassword } from '../../server/customers/common-passwords.ts'

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
