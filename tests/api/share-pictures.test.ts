import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { patience } from '../support/patience.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const picture = async () => {
  const answer = await fetch(`${shop.url}/share.jpg`)
  expect(answer.status).toBe(200)
  return Buffer.from(await answer.arrayBuffer()).toString('base64')
}

test('the picture of the shop shows its first banner that is switched on', async () => {
  const plain = await picture()
  mkdirSync(join(shop.uploadsDir, 'banners'), { recursive: true })
  await sharp({ create: { width: 1216, height: 486, channels: 3, background: '#ff0000' } })
    .webp()
    .toFile(join(shop.uploadsDir, 'banners/red-1216x486.webp'))

  const image = '/uploads/banners/red-1216x486.webp'
  const { id } = await shop.make.banner({ image, active: false })
  await shop.changes.waitForChange()
  expect(await picture()).toBe(plain)

  await shop.prisma.banner.update({ where: { id }, data: { active: true } })
  await vi.waitFor(async () => expect(await picture()).not.toBe(plain), patience)
})
