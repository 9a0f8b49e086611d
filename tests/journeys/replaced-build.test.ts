import { readdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../../server/project-root.ts'
import { openJourneys } from './support/shop.ts'

const shop = openJourneys()
const folder = join(projectRoot, 'dist', 'client', 'assets')

/** A shopper's page asks for a file of the former build: the shop must live. */
test.each(['br', 'identity'])(
  'a built file that is taken away is a 404, asked for as %s, and found again',
  async (encoding) => {
    const script = readdirSync(folder).find((name) => /^upload-.*\.js$/.test(name)) ?? ''
    const ask = () =>
      fetch(`${shop.url}/assets/${script}`, { headers: { 'Accept-Encoding': encoding } })
    const names = readdirSync(folder).filter((name) => name.startsWith(script))
    const move = (from: string, to: string) => {
      for (const name of names) renameSync(join(folder, name + from), join(folder, name + to))
    }
    expect((await ask()).status).toBe(200)

    move('', '.away')
    const gone = await ask().finally(() => move('.away', ''))

    expect(gone.status).toBe(404)
    expect(await gone.text()).toBe('No such file')
    const found = await ask()
    expect(found.status).toBe(200)
    expect(found.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(await found.text()).toContain('XMLHttpRequest')
  },
)
