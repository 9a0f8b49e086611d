import { appendFileSync, closeSync, openSync, statSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { boundLog } from '../../server/postgres/bounded-log.ts'
import { makeFolder } from '../support/own-places.ts'

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
