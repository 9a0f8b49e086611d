import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { projectRoot } from '../../../server/project-root.ts'

const assets = join(projectRoot, 'dist', 'client', 'assets')
const classOf = /\.(-?[_a-z][\w-]*)/gi

/** Classes of the page's elements that a sheet of the shop styles, but no loaded one. */
export async function findUnstyled(page: Page): Promise<string[]> {
  const known = new Set(
    readdirSync(assets)
      .filter((name) => name.endsWith('.css'))
      .flatMap((name) => classesIn(readFileSync(join(assets, name), 'utf8'))),
  )
  const { used, css } = await page.evaluate(() => ({
    used: [
      ...new Set([...document.querySelectorAll('[class]')].flatMap((el) => [...el.classList])),
    ],
    css: [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((r) => r.cssText)),
  }))
  const loaded = new Set(css.flatMap(classesIn))
  return used.filter((name) => known.has(name) && !loaded.has(name))
}

function classesIn(css: string): string[] {
  return [...css.matchAll(classOf)].map(([, name]) => name ?? '')
}
