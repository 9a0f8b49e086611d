import { expect, test } from 'vitest'
import { openImportShop } from '../support/imports.ts'

const { prisma, give, check, recheck, rowsOf, productOf } = await openImportShop()

const former =
  'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Option3 Name,Option3 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Compare At Price,Image Src,Image Position,Image Alt Text,Gift Card,SEO Title,Status'
const present =
  'Title,URL handle,Description,Vendor,Product category,Type,Tags,Published on online store,Status,SKU,Option1 name,Option1 value,Option2 name,Option2 value,Price,Compare-at price,Inventory tracker,Inventory quantity,Continue selling when out of stock,Product image URL,Image position,Image alt text,Gift card'

test('a former file of Shopify: rows of choices and of pictures, options by name', async () => {
  const rows = [
    'silk-top,,,,,,,,M,,Red,,Silk,T-2,shopify,5,deny,60,75,https://cdn.example/2.jpg,2,Back,,,',
    'silk-top,Silk Top,<p>Soft</p>,Loom,Tops,"eid, silk",true,Size,S,Color,Red,Fabric,Silk,T-1,shopify,-1,deny,60,75,https://cdn.example/1.jpg,1,Front,false,Search words,active',
    'silk-top,,,,,,,,,,,,,,,,,,,https://cdn.example/3.jpg,3,,,,',
    'plain-pot,Clay Pot,Burnt,Loom,Outdoor > Pots,,true,Title,Default Title,,,,,,,1,deny,9.99,5,,,,false,,active',
    'old-pot,Old Pot,,Loom,Pots,,true,Title,Default Title,,,,,,shopify,3,continue,9,,,,,false,,archived',
    'card,Card,,Loom,Pots,,true,Title,Default Title,,,,,,,1,deny,9,,,,,true,,active',
  ]
  const file = [former, ...rows].join('\r\n')

  const job = await give(file)

  expect(job).toMatchObject({
    kind: 'shopify',
    new: 3,
    wrong: 1,
    failed: 0,
    unknown_columns: ['SEO Title'],
    attributes: [
      { name: 'Size', meaning: 'size', is_asked: false },
      { name: 'Color', meaning: 'color', is_asked: false },
      { name: 'Fabric', meaning: 'size', is_asked: true },
    ],
    found: { products: 4, pictures: 3, with_choices: 1 },
  })
  const top = await productOf('silk-top')
  expect(top).toMatchObject({ title: 'Silk Top', priceTaka: 60, oldPriceTaka: 75, counted: true })
  expect(top?.colors.map(({ color }) => color)).toEqual(['Red'])
  expect(top?.sizes.map(({ size }) => size)).toEqual(['M · Silk', 'S · Silk'])
  expect(top?.items.map(({ count }) => count)).toEqual([5, 0])
  expect(top?.tags.map(({ tag }) => tag.tag).toSorted()).toEqual(['Loom', 'Tops', 'eid', 'silk'])
  expect(top?.categories.map(({ category }) => category.category)).toEqual(['Tops'])
  const pot = await productOf('plain-pot')
  expect(pot).toMatchObject({ priceTaka: 10, oldPriceTaka: null, counted: false, archivedAt: null })
  expect(pot?.sizes).toEqual([])
  expect(pot?.content?.description).toBe('<p>Burnt</p>')
  expect(pot?.categories.map(({ category: c }) => [c.menu.menu, c.category])).toEqual([
    ['Outdoor', 'Pots'],
  ])
  expect(await productOf('old-pot')).toMatchObject({ counted: false, archivedAt: expect.any(Date) })
  expect(await rowsOf(job.id, 'wrong')).toMatchObject([
    { key: 'handle card', troubles: [{ column: 'Gift Card', value: 'true' }] },
  ])

  const again = await give(file)
  expect(again).toMatchObject({ new: 0, same: 3 })
  await prisma.product.update({ where: { slug: 'silk-top' }, data: { slug: 'another-link' } })
  expect(await check(file)).toMatchObject({ new: 0, same: 3 })
})

test('with the switch off a missing category is named, and counted all the same', async () => {
  const row = 'bowl,Bowl,,Loom,Bowls,,true,Title,Default Title,,,,,,,1,deny,9,,,,,false,,active'
  const wrong = 'cup,Cup,,Loom,Cups,,true,Title,Default Title,,,,,,,1,deny,"1–2",,,,,false,,active'
  const file = [former, row, wrong].join('\n')

  const off = await check(file, { make_categories: false })

  expect(off.found?.new_categories).toEqual({ count: 2, names: ['Bowls', 'Cups'] })
  const [bowl] = await rowsOf(off.id, 'wrong')
  const message = 'The shop has no such category; let the file make it, or add it first'
  expect(bowl).toMatchObject({ troubles: [{ column: 'Type', value: 'Bowls > Bowls', message }] })
  const on = await recheck(off, { options: { make_categories: true } })
  expect(on.found?.new_categories).toEqual({ count: 1, names: ['Bowls'] })
})

test('a present file of Shopify, with tabs, and shirts of two menus', async () => {
  const rows = [
    'Men Shirt,men-shirt,,Loom,Men > Shirts,,,TRUE,Active,,Color,Red,Size,S,50,,shopify,1,DENY,,,,FALSE',
    ',men-shirt,,,,,,,,,,Blue,,M,50,,shopify,2,DENY,,,,',
    'Women Shirt,women-shirt,,Loom,Women > Shirts,,,TRUE,Draft,,Title,Default Title,,,70,,,,DENY,,,,FALSE',
    'No Shelf,no-shelf,,,,,,TRUE,Active,,Title,Default Title,,,70,,,,DENY,,,,FALSE',
  ]
  const job = await give([present, ...rows].join('\n').replaceAll(',', '\t'))

  expect(job).toMatchObject({ kind: 'shopify', new: 3, wrong: 0, failed: 0 })
  expect(job.found).toMatchObject({ delimiter: '\t' })
  const men = await productOf('men-shirt')
  expect(men?.items.map(({ count }) => count)).toEqual([1, 0, 0, 2])
  const entryOf = async (slug: string) =>
    (await productOf(slug))?.categories.map(({ category: c }) => [c.menu.menu, c.category])
  expect(await entryOf('men-shirt')).toEqual([['Men', 'Shirts']])
  expect(await entryOf('women-shirt')).toEqual([['Women', 'Women Shirts']])
  expect(await entryOf('no-shelf')).toEqual([['অন্যান্য', 'অন্যান্য']])
  expect(await productOf('women-shirt')).toMatchObject({ archivedAt: expect.any(Date) })
})
