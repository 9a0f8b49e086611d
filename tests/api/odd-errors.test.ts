import { expect, test } from 'vitest'
import { failureOf } from '../../server/http/errors.ts'
import { asStorageError } from '../../server/pictures/storage.ts'

const missing = () => Object.assign(new Error('no such file'), { code: 'ENOENT' })

test('a missing file is the disk’s error only where a picture was to be stored', () => {
  expect(failureOf(missing()).status).toBe(500)
  expect(failureOf(asStorageError(missing())).status).toBe(503)
})
