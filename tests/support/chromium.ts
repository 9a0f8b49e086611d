import { existsSync } from 'node:fs'

/** Debian's Chromium with windows, as people have it. */
const whole = '/usr/bin/chromium'
/** The same engine without windows: its pages cost a third of the processor's time. */
const windowless = '/usr/bin/chromium-headless-shell'

/** Without a browser, its tests are skipped, and the report says so. */
export function hasChromium(): boolean {
  return [windowless, whole].some(existsSync)
}

/** Without Chromium's own requests, which would count as requests to another origin. */
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

/** For figures of people's own browsers. */
export const wholeChromiumOptions = {
  ...chromiumOptions,
  executablePath: firstThere(whole, windowless),
}

function firstThere(first: string, second: string): string {
  return existsSync(first) ? first : second
}
