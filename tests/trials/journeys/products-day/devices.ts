import { expect } from 'vitest'
import { type Hand, type Hands, handOn } from '../../../journeys/support/hands.ts'
import { findObstacles } from '../../../journeys/support/obstacles.ts'
import { refusals, signIn } from '../../../journeys/support/office.ts'
import { comesTo, sees } from '../../../journeys/support/page.ts'
import type { Visits } from '../../../journeys/support/visits.ts'

export const thumb = { width: 360, height: 740, touch: true }
export const desk = { width: 1280, height: 900 }

/** A member of staff signs in on a phone, in Bengali, or at a desk, in English and by keys. */
export async function openDevice(shop: Visits, login: string, by: Hands): Promise<Hand> {
  const size = by === 'thumb' ? thumb : desk
  const page = await shop.visit('/office/signin', { ...size, allow: refusals })
  await signIn(page, login)
  await comesTo(page, '/office')
  const hand = handOn(page, by)
  await hand.speak()
  return hand
}

/** Finds the products of this name in the list. */
export async function findProducts(hand: Hand, name: string): Promise<void> {
  await hand.go('products')
  await comesTo(hand.page, /^\/office\/products\b/)
  await hand.find(name, 'products')
  await comesTo(hand.page, `/office/products?q=${encodeURIComponent(name)}`)
}

/** Checks each screen from its top, where no part is half below the header. */
export async function look({ page, by }: Hand): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0))
  expect(await findObstacles(page, by === 'thumb' ? thumb : desk), page.url()).toEqual([])
}

/** A finger holds a row until it is ticked. */
export async function holdRow({ page, text }: Hand, id: number): Promise<void> {
  const row = page.locator(`[data-product="${id}"] [data-row]`)
  await sees(row)
  const box = await row.boundingBox()
  if (!box) throw new Error('The row cannot be seen')
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] })
  await sees(page.getByText(text.orders.selected(1)))
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}
