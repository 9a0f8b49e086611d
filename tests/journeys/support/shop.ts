import { type Browser, chromium } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { type Database, openDatabase } from '../../../server/database/client.ts'
import type { PrismaClient } from '../../../server/database/generated/client.ts'
import { chromiumOptions } from '../../support/chromium.ts'
import { environmentOf, type Fonts } from './fonts.ts'
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

let own: Promise<Browser> | undefined

/**
 * The browser of this worker, which ends with it: messages of a browser server would pass through
 * the main process, a sixth of the processor's time of a journey.
 */
function ownBrowser(): Promise<Browser> {
  // The worker ends it at each signal.
  const signals = { handleSIGHUP: false, handleSIGINT: false, handleSIGTERM: false }
  own ??= chromium.launch({ ...chromiumOptions, ...signals })
  return own
}

/** The newest id of each table of the catalogue. */
type Newest = Record<'product' | 'category' | 'menu' | 'tag' | 'banner' | 'promo', number>

async function findNewest(prisma: PrismaClient): Promise<Newest> {
  const [newest] = await prisma.$queryRaw<Newest[]>`
    select (select coalesce(max(id), 0) from product) as product,
      (select coalesce(max(id), 0) from category) as category,
      (select coalesce(max(id), 0) from menu) as menu,
      (select coalesce(max(id), 0) from tag) as tag,
      (select coalesce(max(id), 0) from banner) as banner,
      (select coalesce(max(id), 0) from promo) as promo`
  return newest
}

/** Deletes newer rows of the catalogue. A used promo stays. */
async function removeNewer(prisma: PrismaClient, newest: Newest): Promise<void> {
  const since = (table: keyof Newest) => ({ where: { id: { gt: newest[table] } } })
  await prisma.product.deleteMany(since('product'))
  await prisma.category.deleteMany(since('category'))
  await prisma.menu.deleteMany(since('menu'))
  await prisma.tag.deleteMany(since('tag'))
  await prisma.banner.deleteMany(since('banner'))
  await prisma.promo.deleteMany({ where: { id: { gt: newest.promo }, redemptions: { none: {} } } })
}
