import { readdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../../server/project-root.ts'
import { openJourneys } from './support/shop.ts'

const shop = openJourneys()
const folder = join(projectRoot, 'dist', 'client', 'assets')

/** A shopper's page asks for a file of the former build: the shop that runs still has it. */
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

test('a file that was never built is not there, nor what tells of the build', async () => {
  const missing = await fetch(`${shop.url}/assets/no-such-file.js`)

  expect(missing.status).toBe(404)
  expect(await missing.text()).toBe('No such file')
  expect((await fetch(`${shop.url}/.vite/manifest.json`)).status).toBe(404)
})
