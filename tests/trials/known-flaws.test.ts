import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { projectRoot } from '../../server/project-root.ts'

type Advisory = { id: number; severity: string; vulnerable_versions: string; title: string }

/** A registry's advisories by package; null: it does not answer. */
let known: Record<string, Advisory[]> | null = null
const registry = createServer((request, response) => {
  request.resume()
  if (known && request.url?.endsWith('/advisories/bulk')) {
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify(known))
  } else {
    response.writeHead(405).end()
  }
}).listen(0, '127.0.0.1')
await once(registry, 'listening')
afterAll(() => registry.close())

let flaws = 0
const flaw = (severity: string): Advisory => ({
  // A number of its own: npm caches advisories.
  id: ++flaws,
  severity,
  vulnerable_versions: '<=99',
  title: 'A flaw',
})

async function look() {
  const address = `http://127.0.0.1:${(registry.address() as AddressInfo).port}/`
  const look = spawn(process.execPath, ['--import', 'tsx', 'tests/known-flaws.ts'], {
    cwd: projectRoot,
    env: { ...process.env, npm_config_registry: address, npm_config_fetch_retries: '0' },
  })
  const [said, reported, [code]] = await Promise.all([
    text(look.stdout),
    text(look.stderr),
    once(look, 'close'),
  ])
  return { code, said: said + reported }
}

test('a package with a known flaw of high severity fails the check, a lesser one does not', async () => {
  known = { express: [flaw('high')] }
  expect(await look()).toMatchObject({ code: 1, said: expect.stringContaining('high: express') })

  known = { express: [flaw('moderate')] }
  expect(await look()).toMatchObject({ code: 0, said: expect.stringContaining('0 high') })
})

test('a registry without advisories is reported, and is no failure', async () => {
  known = null

  expect(await look()).toMatchObject({
    code: 0,
    said: expect.stringMatching(/NOT KNOWN.* nothing was checked.*CHANGELOG.md: .*(answer|record)/),
  })
})

test('each version says when the registry last answered', () => {
  const [, ...versions] = readFileSync(join(projectRoot, 'CHANGELOG.md'), 'utf8').split(/^## /m)

  for (const version of versions) {
    expect(version).toMatch(
      /^Known flaws: (answered on [\d-]+|never answered; last asked on [\d-]+|not recorded)\.$/m,
    )
  }
})
