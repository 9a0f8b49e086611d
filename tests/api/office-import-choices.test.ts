import { expect, test } from 'vitest'
import { openImportShop } from '../support/imports.ts'
import { fileOf, shirt, variation, variations } from '../support/woocommerce.ts'

const { prisma, check, recheck, apply, give, rowsOf, productOf } = await openImportShop('Saree')

test('wrong rows say the column of the file, the row and what to write', async () => {
  const job = await check(
    fileOf(
      { ...shirt, id: 30, sku: '', name: 'Gown' },
      { ...variation(31, 'Red', 'S'), parent: 'id:30' },
      { ...variation(32, 'Red', 'XL'), parent: 'id:30', price: '3,200' },
      { ...variation(33, 'Red', 'S'), parent: 'id:99' },
      { id: 34, type: 'grouped', name: 'Set', published: 1, price: '5' },
      { id: 35, type: 'simple, virtual', name: 'Gift', published: 1, price: '5' },
      { ...shirt, id: 36, sku: '', name: 'Dated' },
      { ...variation(37, 'Red', '8-Jun'), parent: 'id:36' },
      { id: 38, type: 'simple', name: '???? ????', published: 1, price: '5' },
      { id: 39, type: 'simple', name: 'Dear', published: 1, price: '1,250–1,450' },
      { id: 40, type: 'simple', name: 'Upside down', published: 1, price: '1400', sale: '1450' },
    ),
  )
  expect(job).toMatchObject({ wrong: 8, new: 0 })
  const wrong = await rowsOf(job.id, 'wrong')
  expect(wrong.find(({ line }: { line: number }) => line === 5)).toMatchObject({
    title: 'Shirt - Red',
  })
  type Wrong = { line: number; troubles: { warning: boolean }[] }
  const errors = Object.fromEntries(
    wrong.map(({ line, troubles }: Wrong) => [line, troubles.find(({ warning }) => !warning)]),
  )
  expect(errors).toMatchObject({
    2: {
      column: 'Regular price',
      value: '3,200',
      line: 4,
      message: 'Another size costs 1250; one product has one price',
    },
    5: { column: 'Parent', value: 'id:99', message: 'Its main product is not in the file' },
    6: { column: 'Type', value: 'grouped', message: 'Products of this kind cannot be taken' },
    7: {
      column: 'Type',
      value: 'simple, virtual',
      message: 'Products of this kind cannot be taken',
    },
    8: {
      column: 'Attribute 2 value(s)',
      value: '8-Jun',
      line: 9,
      message: 'A spreadsheet made a date of this size, write it again',
    },
    10: {
      column: 'Name',
      message: 'The Bengali letters of this file are lost; save it as "CSV UTF-8"',
    },
    11: { column: 'Regular price', message: 'Write one price in whole taka' },
    12: { column: 'Sale price', message: 'The former price must be above the price' },
  })
})

test('each price becomes a product of its own where the switch says so', async () => {
  const rows = [
    { ...shirt, id: 50, sku: '', name: 'Gown' },
    { ...variation(51, 'Red', 'S'), parent: 'id:50', price: '2900' },
    { ...variation(52, 'Red', 'M'), parent: 'id:50', price: '2900' },
    { ...variation(53, 'Red', 'XL'), parent: 'id:50', price: '3200' },
  ]
  const checked = await check(fileOf(...rows))
  expect(checked).toMatchObject({ wrong: 1, found: { split: 1, products: 1 } })

  const split = await recheck(checked, { options: { split_prices: true, new_off: true } })

  expect(split).toMatchObject({ new: 2, wrong: 0, found: { split: 1 } })
  expect(await apply(split)).toMatchObject({ new: 2, failed: 0 })
  expect(await productOf('Gown')).toMatchObject({ priceTaka: 2900, archivedAt: expect.any(Date) })
  const large = await productOf('Gown - XL')
  expect(large).toMatchObject({ priceTaka: 3200, archivedAt: expect.any(Date) })
  expect(large?.sizes.map(({ size }) => size)).toEqual(['XL'])

  // The switch is remembered with the columns.
  expect(await give(fileOf(...rows))).toMatchObject({ same: 2, new: 0, changed: 0 })
})

test('a number of one old shop is no product of another old shop', async () => {
  const vase = { id: 60, type: 'simple', name: 'Vase', published: 1, price: 90 }
  const images = 'http://old.example/vase.jpg'
  await give(fileOf({ ...vase, images }, shirt, ...variations))
  const wrong = await check(
    fileOf(
      { ...vase, name: 'Lamp', images: 'https://other.example/lamp.jpg' },
      { ...shirt, id: 61 },
    ),
  )
  const message = 'This is the number of Vase here; give both one name, or change the number'
  expect(await rowsOf(wrong.id, 'wrong')).toMatchObject([
    { title: 'Lamp', troubles: [{ column: 'ID', value: '60', message }] },
  ])
  const ofChoice = { ...variation(12, 'Red', 'S'), parent: 'id:62' }
  expect(await check(fileOf({ ...shirt, id: 62, sku: '', name: 'Gown' }, ofChoice))).toMatchObject({
    new: 0,
    wrong: 1,
  })

  // The same product: by its former name, its picture, its code.
  await prisma.product.updateMany({ where: { title: 'Vase' }, data: { title: 'ফুলদানি' } })
  expect(await give(fileOf({ ...vase, price: 95 }))).toMatchObject({ changed: 1, wrong: 0 })
  const pictured = { ...vase, images, name: 'Tall vase', sku: 'VASE' }
  expect(await give(fileOf(pictured))).toMatchObject({ changed: 1, wrong: 0 })
  const coded = { ...vase, name: 'Small vase', sku: 'vase' }
  expect(await give(fileOf(coded))).toMatchObject({ changed: 1, wrong: 0 })
  expect(await productOf('Small vase')).toMatchObject({ priceTaka: 90, ownCode: 'VASE' })
})
