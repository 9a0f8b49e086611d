import { beforeAll, describe, expect, test } from 'vitest'
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
import { findSmallParts } from './support/small-parts.ts'
import { findUnstyled } from './support/styles.ts'

const shop = openJourneys()
const widths = [320, 390, 768, 1024, 1280, 1920]
let people: Awaited<ReturnType<typeof gatherPeople>>

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
    const tooSmall = await findSmallParts(page)
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
  })
})

describe.each([...overlays, ...states])('$name', (state) => {
  const isLaidOver = overlays.includes(state) && !state.only

  test('fits, has its styles, and no barrier', async () => {
    const page = await open(state, 390)
    await state.act?.(page)

    for (const width of isLaidOver ? [390, 1280] : [390]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await findBarriers(page)).toEqual([])
      expect(await findSticksOut(page)).toEqual([])
    }
    expect(await findUnstyled(page)).toEqual([])
  })
})
