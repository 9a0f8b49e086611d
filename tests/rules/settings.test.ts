import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { isOnTheNet, readConfig } from '../../server/config.ts'
import { warnOfSettings } from '../../server/settings-warnings.ts'

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
