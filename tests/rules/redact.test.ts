import { appendFileSync, closeSync, openSync, statSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { mask, redactError } from '../../server/http/redact.ts'
import { boundLog } from '../../server/postgres/bounded-log.ts'
import { makeFolder } from '../support/own-places.ts'

test.each([
  ['no account for rahima@example.com', 'no account for ra***@example.com'],
  ['a@b.co, <karim.uddin@mail.example.org>', 'a***@b.co, <ka***@mail.example.org>'],
  ['call 01712345667 now', 'call 017****67 now'],
  ['+8801712345667', '+880****67'],
  ['017-1234 5667', '017****67'],
  ['০১৭১২৩৪৫৬৬৭', '০১৭****৬৭'],
  ['connect ECONNREFUSED 127.0.0.1:5432', 'connect ECONNREFUSED 127.0.0.1:5432'],
  ['status 503 after 1500 ms', 'status 503 after 1500 ms'],
])('%s is masked as %s', (text, masked) => {
  expect(mask(text)).toBe(masked)
})

test('names and codes of a database error stay, not rows, parameters or statements', () => {
  const error = Object.assign(new Error('duplicate key value violates "customer_email_key_key"'), {
    code: '23505',
    detail: 'Key (email_key)=(rahima@example.com) already exists.',
    where: 'SQL statement "insert into customer values (Rahima)"',
    hint: 'Rahima',
    internalQuery: 'select Rahima',
    parameters: ['Rahima', '01712345667'],
    table: 'customer',
    constraint: 'customer_email_key_key',
  })
  const outer = new Error('it failed', { cause: error })

  const redacted = redactError(outer)

  expect(redacted.cause).toMatchObject({
    code: '23505',
    table: 'customer',
    constraint: 'customer_email_key_key',
  })
  expect(JSON.stringify(redacted)).not.toMatch(/Rahima|rahima|0171/)
})

test('parameters given to Prisma are not logged', () => {
  const message =
    '\nInvalid `prisma.customer.create()` invocation:\n\n{\n  data: {\n    name: "Rahima",\n+   email: String\n  }\n}\n\nArgument `email` is missing.'
  const error = Object.assign(new Error(message), { name: 'PrismaClientValidationError' })

  const redacted = redactError(error)

  expect(redacted.message).toMatch(/Invalid `prisma.customer.create.*Argument `email` is missing/)
  expect(JSON.stringify(redacted)).not.toContain('Rahima')
})

test('the value that PostgreSQL could not read is not logged', () => {
  const error = Object.assign(new Error('invalid input syntax for type integer: "Rahima"'), {
    code: '22P02',
  })

  expect(redactError(error).message).toBe('invalid input syntax for type integer: "…"')
})

test('any thrown value can be logged', () => {
  const circular = new Error('round')
  circular.cause = circular

  expect(redactError(undefined)).toMatchObject({ message: 'undefined' })
  expect(redactError('a text')).toMatchObject({ message: 'a text' })
  expect(JSON.stringify(redactError(circular)).length).toBeLessThan(20_000)
})

test('the proof in the link of an order is masked, its number stays', () => {
  expect(mask('GET /o/K4MD-QXTR-77PB-ABCDEFGHJKMNP failed')).toBe(
    'GET /o/K4MD-QXTR-77PB-*** failed',
  )
})

test.each([
  '//o/K4MD-QXTR-77PB-ABCDEFGHJKMNP',
  '/%6f/K4MD-QXTR-77PB-ABCDEFGHJKMNP',
  '/O//K4MD-QXTR-77PB-ABCDEFGHJKMNP',
  '/o%2FK4MD%2DQXTR-77PB-ABCDEFGHJKMNP',
  '//reset//ABCDEFGHJKMNP',
  '/r%65set/ABCDEFGHJKMNP',
])('another spelling of a secret link is masked: %s', (path) => {
  expect(mask(path)).toContain('***')
  expect(mask(path)).not.toContain('GHJKMNP')
})

const folder = makeFolder()

test('a log that has grown too long is emptied, while it is written to', async () => {
  const path = join(folder, 'grows.log')
  const log = openSync(path, 'a')
  writeSync(log, 'x'.repeat(900))
  const end = boundLog(path, 1000, 20)
  expect(statSync(path).size).toBe(900)

  writeSync(log, 'x'.repeat(900))
  await expect.poll(() => statSync(path).size).toBe(0)
  writeSync(log, 'the next line')

  expect(statSync(path).size).toBe(13)
  end()
  closeSync(log)
})

test('a log that was too long before is emptied at the start', () => {
  const path = join(folder, 'long.log')
  appendFileSync(path, 'x'.repeat(2000))

  boundLog(path, 1000)()

  expect(statSync(path).size).toBe(0)
})
