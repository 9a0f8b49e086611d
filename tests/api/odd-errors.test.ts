import { expect, test } from 'vitest'
import { refusalAnswer } from '../../server/http/errors.ts'
import { asStorageError } from '../../server/pictures/storage.ts'

const missing = () => Object.assign(new Error('no such file'), { code: 'ENOENT' })

test('a missing file is the disk’s error only where a picture was to be stored', () => {
  expect(refusalAnswer(missing()).status).toBe(500)
  expect(refusalAnswer(asStorageError(missing())).status).toBe(503)
})
