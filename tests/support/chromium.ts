import { existsSync } from 'node:fs'

/** Debian's Chromium as people have it, with its windows. */
const whole = '/usr/bin/chromium'
/** The same engine without windows: a page of it costs a third of the processor’s time. */
const windowless = '/usr/bin/chromium-headless-shell'

/** Where there is none, the tests that need it are left out, and the report says so. */
export function hasChromium(): boolean {
  return [windowless, whole].some(existsSync)
}

/** Without the calls home that would count as requests to another origin. */
export const chromiumOptions = {
  executablePath: firstThere(windowless, whole),
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

/** Where a figure is of what people have. */
export const wholeChromiumOptions = {
  ...chromiumOptions,
  executablePath: firstThere(whole, windowless),
}

function firstThere(first: string, second: string): string {
  return existsSync(first) ? first : second
}
