import type { Page } from 'playwright-core'
import { findBarriers } from './axe.ts'
import { phone } from './office.ts'
import { findSticksOut } from './sideways.ts'
import { findSmallParts, findSmallTargets } from './small-parts.ts'

/** Sizes of the office's screens for `test.each`. */
export const looks = [
  ['360 px, by finger', { ...phone, width: 360 }],
  ['1280 px, by mouse', { width: 1280, height: 900 }],
] as const

/** Barriers to reading or using a part of the screen. */
export async function findObstacles(page: Page, look: object): Promise<string[]> {
  const small = 'touch' in look ? await findSmallParts(page) : []
  const low = await findSmallTargets(page)
  return [...(await findBarriers(page)), ...(await findSticksOut(page)), ...small, ...low]
}
