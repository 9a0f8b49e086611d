import { readdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../../server/machine/project-root.ts'
import { openJourneys } from './support/shop.ts'

const shop = openJourneys()
const folder = join(projectRoot, 'dist', 'client', 'assets')

/** A shopper's page requests a file of the former build: the running shop still has it. */
test.each(['br', 'gzip', 'identity'])(
  'a built file that is taken away is answered all the same, asked for as %s',
  async (encoding) => {
    const script = readdirSync(folder).find((name) => /^upload-.*\.js$/.test(name)) ?? ''
    const ask = () =>
      fetch(`${shop.url}/assets/${script}`, { headers: { 'Accept-Encoding': encoding } })
    const names = readdirSync(folder).filter((name) => name.startsWith(script))
    const move = (from: string, to: string) => {
      for (const name of names) renameSync(join(folder, name + from), join(folder, name + to))
    }

    move('', '.away')
    const found = await ask().finally(() => move('.away', ''))

    expect(found.status).toBe(200)
    expect(found.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding)
    expect(found.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(found.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(await found.text()).toContain('XMLHttpRequest')
  },
)

/** Page policies would be more bytes than many a script. */
test.each(['', '/office'])(
  'a file below %s/assets carries what a file needs, and nothing of a page',
  async (part) => {
    const page = await (await fetch(`${shop.url}${part}/`)).text()
    const [script = ''] = new RegExp(`${part}/assets/[\\w.-]+\\.js`).exec(page) ?? []

    const { status, headers } = await fetch(shop.url + script)
    expect(status).toBe(200)
    expect(Object.fromEntries(headers)).toEqual({
      'cache-control': 'public, max-age=31536000, immutable',
      connection: 'keep-alive',
      'content-encoding': expect.stringMatching(/^(br|gzip)$/),
      'content-length': expect.any(String),
      'content-type': 'text/javascript; charset=utf-8',
      'cross-origin-resource-policy': 'same-origin',
      date: expect.any(String),
      etag: expect.any(String),
      'keep-alive': expect.any(String),
      vary: 'Accept-Encoding',
      'x-content-type-options': 'nosniff',
    })
    const missing = await fetch(`${shop.url}${part}/assets/no-such-file.js`)
    expect(missing.headers.get('x-content-type-options')).toBe('nosniff')
    expect(missing.headers.has('content-security-policy')).toBe(false)
  },
)

test('unknown built file and build manifest are not found', async () => {
  const missing = await fetch(`${shop.url}/assets/no-such-file.js`)

  expect(missing.status).toBe(404)
  expect(await missing.text()).toBe('No such file')
  expect((await fetch(`${shop.url}/.vite/manifest.json`)).status).toBe(404)
})
