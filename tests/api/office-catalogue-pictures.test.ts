import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { openOffice } from '../support/office.ts'
import { addLoosePicture } from '../support/product-form.ts'
import * as calls from '#contract/office/catalogue'

const { shop, manager } = await openOffice('manager')
const square = await addLoosePicture(shop.prisma)
const wide = await addLoosePicture(shop.prisma, 'banners', '1824x608')
const banner = { image: wide, discount: 20, active: true }
const gone = { image: ['This picture is no longer there, please add it again'] }
/** Names of no upload; a version without that check stored the last one. */
async function unsent(folder: string, size: string) {
  const image = `/uploads/${folder}/../../../secret-${size}.webp`
  await shop.make.banner({ image })
  return [`/uploads/${folder}/${randomUUID()}-${size}.webp`, image]
}

test('a category has a menu and a square picture; one that has another keeps it', async () => {
  const menuId = (await shop.make.menu()).id
  const save = (given: object) =>
    manager.ask(calls.saveCategory, { menu_id: menuId, category: 'Lamps', image: square, ...given })

  for (const image of ['', 'x', 'https://else.example/a-9x9.webp', wide, '/uploads/users/a.webp']) {
    expect((await save({ image })).body.errors).toEqual({ image: ['Add a picture'] })
  }
  for (const image of await unsent('catalog', '800x800')) {
    expect((await save({ image })).body.errors).toEqual(gone)
  }
  expect((await save({ image: null })).body.errors).toEqual({ image: ['Add a picture'] })
  const oblong = '/uploads/catalog/lamp-400x300.webp'
  expect((await save({ image: oblong })).body.errors).toEqual({
    image: ['The picture must be square'],
  })
  expect(await save({ menu_id: 2_000_000_000 })).toBeRefused(404, 'The menu was not found')
  expect(await save({ menu_id: null })).toBeRefused(422)
  const { id } = await shop.make.category({ image: oblong })
  const kept = await save({ id, v: 0, image: oblong, category: 'Lanterns' })
  expect(kept.status).toBe(200)
  expect(await save({ id, v: 1, menu_id: 2_000_000_000, image: oblong })).toBeRefused(404)
})

test('a banner is three to one, at least 1,216 wide, with a percent', async () => {
  const save = (given: object) => manager.ask(calls.saveBanner, { ...banner, ...given })

  const image = await addLoosePicture(shop.prisma, 'banners', '1216x405')
  expect((await save({ image })).status).toBe(200)
  for (const image of await unsent('banners', '1824x608')) {
    expect((await save({ image })).body.errors).toEqual(gone)
  }
  for (const size of ['1215x405', '1216x486', '1216x1216']) {
    expect((await save({ image: `/uploads/banners/a-${size}.webp` })).body.errors).toEqual({
      image: ['The picture must be 3 to 1, and at least 1216 wide'],
    })
  }
  for (const discount of [0, 100, '১০', null]) {
    expect(await save({ discount })).toBeRefused(422)
  }
  expect((await save({ alt: 'ক'.repeat(151) })).body.errors).toEqual({
    alt: ['The words of the picture may have at most 150 characters'],
  })
  expect((await save({ active: 'yes' })).body.errors).toEqual({
    active: ['Please, say whether the banner is shown'],
  })
})
