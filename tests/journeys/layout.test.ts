import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { projectRoot } from '../../server/machine/project-root.ts'
import { findBarriers } from './support/axe.ts'
import {
  gatherPeople,
  overlays,
  type ScreenState,
  screens,
  settle,
  states,
} from './support/screens.ts'
import { openJourneys } from './support/shop.ts'
import { findSticksOut } from './support/sideways.ts'
import { findSmallParts, findSmallTargets } from './support/small-parts.ts'

/** Each screen is opened once, and checked in all ways that need no second visit. */
const shop = openJourneys()
const widths = [320, 390, 768, 1024, 1280, 1920]
let people: Awaited<ReturnType<typeof gatherPeople>>
/** Screens by title and description. */
const heads = new Map<string, Set<string>>()

beforeAll(async () => {
  people = await gatherPeople(shop)
})

async function open({ path, who = 'guest', allow }: ScreenState, width: number) {
  const page = await shop.walk(path, { as: people[who], allow, width, lessMotion: true })
  await settle(page)
  return page
}

describe.each(screens)('the screen $name', (screen) => {
  test('fits every width and finger, has one heading, its styles, and no barrier', async () => {
    const page = await open(screen, 390)
    const barriers = await findBarriers(page)
    const tooSmall = [...(await findSmallParts(page)), ...(await findSmallTargets(page))]
    const tooWide: string[] = []
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      tooWide.push(...(await findSticksOut(page)))
      if (width === 1280) barriers.push(...(await findBarriers(page)))
    }

    expect(tooWide).toEqual([])
    expect(tooSmall).toEqual([])
    expect(barriers).toEqual([])
    expect(await findUnstyled(page)).toEqual([])
    expect(await page.locator('h1').count()).toBe(1)

    await noteHead(page, screen.name)
    await seesPastTheBars(page)
    await standsLargeLetters(page)
  })
})

test('every screen has a title and a description of its own', () => {
  expect(new Set([...heads.values()].flatMap((names) => [...names])).size).toBe(screens.length)
  const shared = [...heads].filter(([said, names]) => names.size > 1 || !said)
  expect(shared).toEqual([])
})

describe.each([...overlays, ...states])('$name', (state) => {
  const isLaidOver = overlays.includes(state) && !state.only

  test('fits, has its styles, and no barrier', async () => {
    const page = await open(state, 390)
    await state.act?.(page)

    for (const width of isLaidOver ? [390, 1280] : [390]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await findBarriers(page)).toEqual([])
      expect(await findSmallTargets(page)).toEqual([])
      expect(await findSticksOut(page)).toEqual([])
    }
    expect(await findUnstyled(page)).toEqual([])

    if (!states.includes(state) || state.only) return
    await page.setViewportSize({ width: 320, height: 800 })
    expect(await findSticksOut(page)).toEqual([])
    await standsLargeLetters(page)
  })
})

async function noteHead(page: Page, name: string) {
  const said = await page.evaluate(() => ({
    title: document.title,
    description: document.querySelector('meta[name=description]')?.getAttribute('content') ?? '',
  }))
  for (const words of [said.title, said.description]) {
    heads.set(words, new Set(heads.get(words)).add(name))
  }
}

/** At 400 % zoom the bars leave the window to the screen. */
async function seesPastTheBars(page: Page) {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.setViewportSize({ width: 320, height: 256 })
  for (const top of [300, 600, 100_000]) {
    await page.evaluate((to) => scrollTo(0, to), top)
    expect(await page.evaluate(shareOfBars)).toBeLessThan(0.4)
  }
}

/** For readers with letters twice as large, on a phone of 360 pixels. */
async function standsLargeLetters(page: Page) {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })

  const findSmall = () =>
    page.evaluate(() => {
      const sizeOf = (part: Element) => Number.parseFloat(getComputedStyle(part).fontSize)
      const parts = [
        ...document.querySelectorAll('body :is(a, b, button, h1, h2, input, p, small)'),
      ]
      return parts.filter((part) => part.textContent && sizeOf(part) < 17).map((p) => p.outerHTML)
    })
  await expect.poll(findSmall).toEqual([])
  expect(await findSticksOut(page)).toEqual([])
  const findCut = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('.header .logo b, .welcome-strip-phone')]
        .filter((p) => p.scrollHeight > p.clientHeight || p.scrollWidth > p.clientWidth)
        .map((part) => part.textContent),
    )
  expect(await findCut()).toEqual([])
}

/** The share of the window's height under fixed bars. */
function shareOfBars(): number {
  let covered = 0
  for (let y = 1; y < innerHeight; y += 2) {
    let part = document.elementFromPoint(innerWidth / 2, y)
    while (part && !/fixed|sticky/.test(getComputedStyle(part).position)) part = part.parentElement
    if (part) covered += 2
  }
  return covered / innerHeight
}

const assets = join(projectRoot, 'dist', 'client', 'assets')
const classOf = /\.(-?[_a-z][\w-]*)/gi

/** Classes of the page's elements that a sheet of the shop styles, but no loaded one. */
async function findUnstyled(page: Page): Promise<string[]> {
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
