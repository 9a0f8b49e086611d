import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { openBuiltShop } from './built-shop.ts'
import { chromiumOptions } from './chromium.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The built shop with the demo in it, and the browser that all journeys share. */
    journeys: { url: string; databaseUrl: string; uploadsDir: string; browserEndpoint: string }
  }
}

/** One server and one browser for all journeys; a fault in the server's log fails the run. */
export default async function setUp(project: TestProject) {
  const shop = await openBuiltShop()
  const browser = await chromium.launchServer(chromiumOptions)
  const { url, databaseUrl, uploadsDir } = shop
  project.provide('journeys', {
    url,
    databaseUrl,
    uploadsDir,
    browserEndpoint: browser.wsEndpoint(),
  })
  return async () => {
    await browser.close()
    const faults = await shop.stop()
    if (faults.length > 0) throw new Error(`The shop logged faults:\n${faults.join('\n')}`)
  }
}
