import { type Browser, chromium } from 'playwright-core'
import { chromiumOptions } from '../../support/chromium.ts'

let own: Promise<Browser> | undefined

/**
 * The browser of this worker, which ends with it: messages of a browser server would pass through
 * the main process, a sixth of the processor's time of a journey.
 */
export function ownBrowser(): Promise<Browser> {
  // The worker ends it at each signal.
  const signals = { handleSIGHUP: false, handleSIGINT: false, handleSIGTERM: false }
  own ??= chromium.launch({ ...chromiumOptions, ...signals })
  return own
}
