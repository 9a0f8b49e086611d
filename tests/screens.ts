import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { openDatabase } from '../server/database/client.ts'
import { projectRoot } from '../server/machine/project-root.ts'
import { startScratchPostgres } from '../server/postgres/scratch.ts'
import { openBuiltShop } from './journeys/support/built-shop.ts'
import {
  gatherPeople,
  overlays,
  type ScreenState,
  screens,
  settle,
  states,
} from './journeys/support/screens.ts'
import { openVisits } from './journeys/support/visits.ts'
import { chromiumOptions } from './support/chromium.ts'

/** `npm run screens [-- part of a name]`: pictures of every screen on a phone and a desk, in `screens/`. */
const folder = join(projectRoot, 'screens')
const widths = { phone: 390, desktop: 1280 } as const
const wanted = process.argv[2] ?? ''

mkdirSync(folder, { recursive: true })
const postgres = await startScratchPostgres()
const shop = await openBuiltShop(postgres.url)
const browser = await chromium.launch(chromiumOptions)
const database = openDatabase({ url: shop.databaseUrl, connections: 2 }, console.error)
const problems: string[] = []
const visits = openVisits(shop.url, browser, database, problems)
try {
  const people = await gatherPeople(visits)
  const all: ScreenState[] = [...screens, ...overlays, ...states]
  for (const state of all.filter(({ name }) => name.includes(wanted))) {
    for (const [device, width] of Object.entries(widths)) {
      if (state.only && state.only !== device) continue
      const height = device === 'phone' ? 844 : 900
      const page = await visits.visit(state.path, {
        as: people[state.who ?? 'guest'],
        width,
        height,
        lessMotion: true,
        allow: state.allow,
      })
      await settle(page)
      await page.waitForLoadState('networkidle')
      await seeAll(page)
      await state.act?.(page)
      const isOver = overlays.includes(state) || ['toasts', 'offline'].includes(state.name)
      await page.screenshot({ path: join(folder, `${state.name}-${width}.png`), fullPage: !isOver })
      await page.context().close()
    }
  }
} finally {
  await browser.close()
  await database.close()
  await shop.stop()
  await postgres.stop()
}
for (const problem of problems) console.log(problem)

/** Scrolls through the page, so that pictures further down are fetched too. */
async function seeAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo(0, top)
      await new Promise(requestAnimationFrame)
    }
    scrollTo(0, 0)
  })
  await page.waitForLoadState('networkidle')
}
