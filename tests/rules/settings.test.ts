import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { ConfigError, isOnTheNet, readConfig } from '../../server/config/config.ts'
import { warnOfSettings } from '../../server/config/settings-warnings.ts'
import { projectRoot } from '../../server/machine/project-root.ts'
import { makeFolder } from '../support/own-places.ts'

const read = (settings: Record<string, string>) =>
  readConfig({ UPLOADS_DIR: tmpdir(), SESSION_SECRET: 'a secret of the tests', ...settings })

test.each([
  [{}, false],
  [{ HOST: '0.0.0.0' }, false],
  [{ PUBLIC_URL: 'http://shop.example' }, true],
  [{ TRUST_PROXY: '1' }, true],
])('with %j the shop is on the net: %s', (settings, expected) => {
  expect(isOnTheNet(read(settings))).toBe(expected)
})

test.each(['0.0.0.0', '::', '192.168.1.7'])(
  'a start that listens on %s warns while the shop is not on the net',
  (HOST) => {
    const [warning, ...more] = warnOfSettings(read({ HOST }))

    expect(warning).toContain(`listens on ${HOST}`)
    expect(more).toEqual([])
    expect(warnOfSettings(read({ HOST, PUBLIC_URL: 'http://shop.example' }))).toEqual([])
    expect(warnOfSettings(read({ HOST, TRUST_PROXY: '1' }))).toEqual([])
  },
)

test.each(['127.0.0.1', '127.0.0.5', 'localhost', '::1'])(
  'a start that listens on %s warns of nothing',
  (HOST) => {
    expect(warnOfSettings(read({ HOST }))).toEqual([])
  },
)

test('a start without counters of tries warns on the net', () => {
  const settings = { RATE_LIMIT: 'off', TRUST_PROXY: '1' }

  expect(warnOfSettings(read(settings))).toEqual([expect.stringMatching(/^RATE_LIMIT is off/)])
  expect(warnOfSettings(read({ RATE_LIMIT: 'off' }))).toEqual([])
  expect(warnOfSettings(read({ TRUST_PROXY: '1' }))).toEqual([])
})

const folder = makeFolder()
const script = `import { readToolConfig } from ${JSON.stringify(join(projectRoot, 'server/config/config.ts'))}
const { port, publicUrl } = readToolConfig()
console.log(JSON.stringify([port, publicUrl]))`

test.each<[string, BufferEncoding, string]>([
  ['nothing', 'utf8', ''],
  ['the mark of UTF-8', 'utf8', '\ufeff'],
  ['the mark of UTF-16, as of PowerShell', 'utf16le', '\ufeff'],
])('a .env that begins with %s is read from its first line on', (_what, encoding, mark) => {
  const text = `${mark}PORT=4999\r\nPUBLIC_URL=http://shop.example\r\n`
  writeFileSync(join(folder, '.env'), text, encoding)

  const said = execFileSync(
    process.execPath,
    ['--import', import.meta.resolve('tsx'), '--input-type=module', '--eval', script],
    {
      cwd: folder,
      encoding: 'utf8',
      env: { PATH: process.env.PATH, PUBLIC_URL: 'http://set.example' },
    },
  )

  // A variable that is set wins.
  expect(JSON.parse(said)).toEqual([4999, 'http://set.example'])
})

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
  ['SMS_HEADERS', { SMS_HEADERS: 'Authorization: Bearer hush' }],
])('%s is named where it cannot be used: %j', (name, settings) => {
  const tryIt = () => read(settings)

  expect(tryIt).toThrow(ConfigError)
  expect(tryIt).toThrow(new RegExp(`^${name} is `))
  expect(tryIt).not.toThrow(/secret@|hush/)
})

/** Each paper's lines of variables about a gateway, those behind a mark of a comment too. */
const examples = ['docs/operate.md', '.env.example'].flatMap((paper) => {
  const text = readFileSync(join(projectRoot, paper), 'utf8')
  return [...text.matchAll(/^(?:# )?((SMS_(?:BODY|HEADERS|OK))=(.*))$/gm)].map(
    ([, line = '', name = '', written = '']) => ({ paper, line, name, written }),
  )
})

test.each(examples)('$name of $paper is read from .env whole: $written', ({ name, ...example }) => {
  const { [name]: value = '' } = parseEnv(example.line)

  expect(`'${value}'`).toBe(example.written)
  const { sms } = read({ SMS_URL: 'http://127.0.0.1:4000', [name]: value })
  if (name === 'SMS_BODY') expect(JSON.parse(sms?.body ?? '')).toEqual(expect.anything())
  if (name !== 'SMS_OK') return
  const isTaken = (answer: string) => sms?.ok?.test(answer)
  expect([isTaken('{"status":"success"}'), isTaken('SMS SUBMITTED: ID - 1')]).toContain(true)
  expect(isTaken('{"status":"failed","message":"low balance"}')).toBe(false)
})

test.each(['/shop', '/?a=1', '?', '#', '/#a', 'user@', 'user:word@'])(
  'an address of the shop with %s stops the start in one sentence',
  (more) => {
    const url = more.endsWith('@') ? `https://${more}shop.example` : `https://shop.example${more}`
    expect(() => read({ HOST: '127.0.0.1', PUBLIC_URL: url, TRUST_PROXY: '1' })).toThrow(
      /^PUBLIC_URL is set to "…", which cannot be used: it must be the address alone/,
    )
  },
)
