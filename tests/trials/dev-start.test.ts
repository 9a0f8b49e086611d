import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { chromium } from 'playwright-core'
import { afterAll, expect, inject, test } from 'vitest'
import { projectRoot } from '../../server/machine/project-root.ts'
import { chromiumOptions, hasChromium } from '../support/chromium.ts'
import { makeDatabase, makeFolder } from '../support/own-places.ts'
import { patience } from '../support/patience.ts'

const folder = makeFolder()
let server: ChildProcess | undefined
const warnings: string[] = []

afterAll(async () => {
  if (server?.exitCode === null) {
    const ended = once(server, 'exit')
    server.kill('SIGTERM')
    await ended
  }
})

test.runIf(hasChromium())(
  'in development the shop and the office show their screens, from their sources',
  async () => {
    const url = await startFromSources()
    const browser = await chromium.launch(chromiumOptions)
    try {
      const page = await browser.newPage()
      page.setDefaultTimeout(patience.timeout)
      const problems: string[] = []
      page.on('pageerror', ({ message }) => problems.push(message))
      page.on('response', (response) => {
        if (response.status() >= 400 && response.status() !== 401) problems.push(response.url())
      })
      const said: string[] = []
      page.on('console', (message) => said.push(message.text()))

      await page.goto(`${url}/login`)
      await page.getByRole('button', { name: 'Login' }).waitFor()
      // Hot reload comes on the server's port.
      await expect.poll(() => said).toContain('[vite] connected.')
      await page.goto(`${url}/office/signin`)
      await page.locator('input[type=password]').waitFor()

      expect(problems).toEqual([])
      expect(warnings).toEqual([])
    } finally {
      await browser.close()
    }
  },
)

async function startFromSources(): Promise<string> {
  const databaseUrl = await makeDatabase(inject('templateName'))
  server = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'development',
      DATABASE_URL: databaseUrl,
      DATA_DIR: folder,
      UPLOADS_DIR: join(folder, 'uploads'),
      SESSION_SECRET: 'a secret of the tests',
      PORT: '0',
      LOG_LEVEL: 'error',
    },
  })
  if (!server.stdout || !server.stderr) throw new Error('The shop prints nothing')
  createInterface(server.stderr).on('line', (line) => warnings.push(line))
  for await (const line of createInterface(server.stdout)) {
    const [, url] = /The shop is open: +(\S+)/.exec(line) ?? []
    if (url) return url
  }
  throw new Error('The shop did not open')
}
