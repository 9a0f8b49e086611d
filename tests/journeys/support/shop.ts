import { type Browser, chromium } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { type Database, openDatabase } from '../../../server/database/client.ts'
import { chromiumOptions } from '../../support/chromium.ts'
import { ownBrowser } from './browser.ts'
import { environmentOf, type Fonts } from './fonts.ts'
import { findNewest, type Newest, removeNewer } from './newest.ts'
import { ownStage } from './stage.ts'
import { openVisits, type Visits } from './visits.ts'

/**
 * The shop of the journeys for one test file: its pages, and its database to prepare states. A
 * console error, a page's error, a refused content or a request to elsewhere fails the test. Its
 * fields exist once the tests run. Rows that its tests add to the catalogue are deleted: files
 * share a shop. With `fonts`, a browser of its own has only those.
 */
export function openJourneys({ fonts }: { fonts?: Fonts } = {}): Visits {
  const problems: string[] = []
  let browser: Browser
  let database: Database
  let visits: Visits | undefined
  let products: Newest

  beforeAll(async () => {
    const { url, databaseUrl } = await ownStage()
    browser = fonts
      ? await chromium.launch({ ...chromiumOptions, env: environmentOf(fonts) })
      : await ownBrowser()
    database = openDatabase({ url: databaseUrl, connections: 2 }, (error) =>
      problems.push(String(error)),
    )
    visits = openVisits(url, browser, database, problems)
    products = await findNewest(database.prisma)
  })
  afterEach(async () => {
    await visits?.leave()
    expect(problems.splice(0).join('\n')).toBe('')
  })
  afterAll(async () => {
    await removeNewer(database.prisma, products)
    await database.close()
    await visits?.close()
    if (fonts) await browser.close()
  })

  return new Proxy({} as Visits, {
    get: (_target, name: keyof Visits) => visits?.[name],
  })
}
