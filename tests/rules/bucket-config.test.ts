import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { ConfigError, readConfig } from '../../server/config.ts'

const read = (settings: Record<string, string>) =>
  readConfig({ UPLOADS_DIR: tmpdir(), SESSION_SECRET: 'a secret of the tests', ...settings })
const url = 'https://s3.example/shop-pictures'

test('without an address there is no bucket', () => {
  expect(read({ UPLOADS_S3_URL: '' }).bucket).toBeUndefined()
})

test('an address names the server and the bucket', () => {
  const keys = { UPLOADS_S3_KEY: 'key', UPLOADS_S3_SECRET: 'secret' }

  const { bucket } = read({ UPLOADS_S3_URL: 'http://minio:9000/shop/', ...keys })

  expect(bucket).toEqual({
    endpoint: 'http://minio:9000',
    name: 'shop',
    region: 'us-east-1',
    keys: { accessKeyId: 'key', secretAccessKey: 'secret' },
  })
})

test('a server with a role of its own needs no keys', () => {
  const { bucket } = read({ UPLOADS_S3_URL: url, UPLOADS_S3_REGION: 'ap-south-1' })

  expect(bucket).toMatchObject({ region: 'ap-south-1', keys: undefined })
})

test.each([
  ['UPLOADS_S3_URL', { UPLOADS_S3_URL: 'shop-pictures' }],
  ['UPLOADS_S3_URL', { UPLOADS_S3_URL: 'https://s3.example' }],
  ['UPLOADS_S3_URL', { UPLOADS_S3_URL: 's3://shop-pictures' }],
  ['UPLOADS_S3_URL', { UPLOADS_S3_URL: 'https://s3.example/shop/pictures' }],
  ['UPLOADS_S3_URL', { UPLOADS_S3_URL: 'https://key:secret@s3.example/shop' }],
  ['UPLOADS_S3_URL', { UPLOADS_S3_URL: 'https://s3.example:port/shop-pictures' }],
  ['UPLOADS_S3_SECRET', { UPLOADS_S3_URL: url, UPLOADS_S3_KEY: 'hush' }],
  ['UPLOADS_S3_KEY', { UPLOADS_S3_URL: url, UPLOADS_S3_SECRET: 'hush' }],
])('%s is named where it cannot be used: %j', (name, settings) => {
  const tryIt = () => read(settings)

  expect(tryIt).toThrow(ConfigError)
  expect(tryIt).toThrow(new RegExp(`^${name} is `))
  expect(tryIt).not.toThrow(/secret@|hush/)
})
