import { existsSync } from 'node:fs'

const executablePath = '/usr/bin/chromium'

/** Where there is none, the tests that need it are left out, and the report says so. */
export function hasChromium(): boolean {
  return existsSync(executablePath)
}

/** Debian's Chromium, without the calls home that would count as requests to another origin. */
export const chromiumOptions = {
  executablePath,
  headless: true,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}
