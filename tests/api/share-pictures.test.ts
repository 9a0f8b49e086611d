import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { storePicture } from '../../server/pictures/encode.ts'
import { openFolder } from '../../server/pictures/folder.ts'
import { patience } from '../support/patience.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const bottleGreen = [0x07, 0x36, 0x2a]

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
    .toFile(join(shop.uploadsDir, 'banners/red-1216x405.webp'))

  const image = '/uploads/banners/red-1216x405.webp'
  const { id } = await shop.make.banner({ image, active: false })
  await shop.changes.waitForChange()
  expect(await picture()).toBe(plain)

  await shop.prisma.banner.update({ where: { id }, data: { active: true } })
  await vi.waitFor(async () => expect(await picture()).not.toBe(plain), patience)
})

test('a banner whose name leads out of the uploads shows nothing', async () => {
  await shop.prisma.banner.updateMany({ data: { active: false } })
  await shop.changes.waitForChange()
  const plain = await picture()
  await sharp({ create: { width: 1216, height: 486, channels: 3, background: '#00ff00' } })
    .webp()
    .toFile(join(shop.uploadsDir, '../secret-1216x405.webp'))

  await shop.make.banner({ image: '/uploads/banners/../../secret-1216x405.webp', active: true })
  await shop.changes.waitForChange()

  expect(await picture()).toBe(plain)
})

test('the picture of a product that is half opaque shows half of the ground behind it', async () => {
  const ink = { r: 120, g: 60, b: 30 }
  const create = {
    width: 900,
    height: 900,
    channels: 4 as const,
    background: { ...ink, alpha: 0.5 },
  }
  const storage = openFolder(shop.uploadsDir)
  const source = await sharp({ create }).png().toBuffer()
  const image = await storePicture(source, {
    storage,
    kind: 'catalog',
    stem: 'half',
    avifEffort: 0,
  })
  const { slug } = await shop.make.product({ image })
  await shop.changes.waitForChange()

  const answer = await fetch(`${shop.url}/share/${slug}.jpg`)

  const middle = { left: 550, top: 265, width: 100, height: 100 }
  const shared = sharp(Buffer.from(await answer.arrayBuffer())).extract(middle)
  const { channels } = await sharp(await shared.png().toBuffer()).stats()
  const off = channels.map(({ mean }, i) => {
    const level = Object.values(ink)[i] ?? 0
    return Math.abs(mean - (level + (bottleGreen[i] ?? 0)) / 2)
  })
  expect(Math.max(...off)).toBeLessThan(5)
})
