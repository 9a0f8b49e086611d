import { expect, test } from 'vitest'
import { dayOf } from '../../server/office/moments.ts'
import { openImportShop } from '../support/imports.ts'
import { fileOf, type Row, shirt, variations } from '../support/woocommerce.ts'

const { prisma, check, apply, give, rowsOf, productOf } = await openImportShop('Saree')

test('products with 2 x 3 variations come in whole in any order, and nothing twice', async () => {
  const rows = [variations[5], shirt, ...variations.slice(0, 5)] as Row[]
  const file = fileOf({ ...rows[0], tax: 'standard' }, ...rows.slice(1))

  const checked = await check(file)

  expect(checked).toMatchObject({
    kind: 'woocommerce',
    state: 'checked',
    new: 1,
    wrong: 0,
    total: 1,
    unknown_columns: ['Tax class'],
    options: { make_categories: true, fetch_pictures: true, new_off: false, split_prices: false },
    attributes: [
      { name: 'Color', meaning: 'color', is_asked: false },
      { name: 'Size', meaning: 'size', is_asked: false },
      { name: 'Fabric', meaning: 'text', is_asked: false },
    ],
    found: { rows: 7, products: 1, with_choices: 1, split: 0 },
  })
  expect(checked.found?.new_categories).toEqual({ count: 1, names: ['Shirts'] })
  expect(await prisma.category.count()).toBe(1)
  expect(await apply(checked)).toMatchObject({ state: 'done', new: 1, failed: 0 })

  const product = await productOf('Cotton & silk shirt')
  expect(product).toMatchObject({
    priceTaka: 1250,
    oldPriceTaka: null,
    counted: true,
    choiceGoesWithOrder: true,
    ownCode: 'SH',
    archivedAt: null,
  })
  expect(product?.colors.map(({ color }) => color)).toEqual(['Red', 'নীল'])
  expect(product?.sizes.map(({ size }) => size)).toEqual(['S', 'M', '6-8'])
  expect(product?.items.map(({ count }) => count)).toEqual([1, 2, 3, 4, 5, 0])
  expect(product?.tags.map(({ tag }) => tag.tag).toSorted()).toEqual(['Cotton, soft', 'Eid'])
  expect(product?.categories.map(({ category: c }) => [c.menu.menu, c.category])).toEqual([
    ['Men', 'Shirts'],
  ])
  expect(product?.content?.description).toBe(
    '<p>Soft.</p>\n<p>First line<br />second line</p>\n<p>Another</p>\n<p>Fabric: Cotton</p>',
  )

  const again = await give(file)
  expect(again).toMatchObject({ new: 0, changed: 0, same: 1, wrong: 0 })
  expect(await prisma.product.count()).toBe(1)
})

test('a product that the shop renamed keeps its name, and another stock moves the counts alone', async () => {
  const before = await productOf('Cotton & silk shirt')
  const red = before?.colors[0]?.id
  await prisma.productColor.update({ where: { id: red }, data: { color: 'লাল' } })
  await prisma.product.update({ where: { id: before?.id }, data: { slug: 'my-shirt' } })
  const [first, ...rest] = variations as [Row, ...Row[]]

  const job = await give(
    fileOf(
      { ...shirt, sku: 'OTHER' },
      { ...first, stock: 9 },
      ...rest.map((row) => ({ ...row, parent: 'id:10' })),
    ),
  )

  expect(job).toMatchObject({ changed: 1, new: 0, failed: 0, wrong: 0 })
  const after = await productOf('Cotton & silk shirt')
  expect(after).toMatchObject({ slug: 'my-shirt', ownCode: 'SH' })
  expect(after?.colors.map(({ color }) => color)).toEqual(['লাল', 'নীল'])
  expect(after?.items.map(({ count }) => count)).toEqual([9, 2, 3, 4, 5, 0])
})

test('sale prices, whole counts and products that are not counted', async () => {
  const job = await give(
    fileOf(
      {
        id: 20,
        type: 'simple',
        name: 'On sale',
        published: -1,
        price: '1000',
        sale: '800',
        stock: '7',
        back: 0,
        categories: 'Saree',
      },
      {
        id: 21,
        type: 'simple',
        name: 'Free of count',
        published: 1,
        price: '90',
        in: 0,
        categories: 'Saree',
        n1: 'Colour',
        v1: 'Red, Blue',
        n2: 'Brand',
        v2: 'A & B',
      },
      {
        id: 22,
        type: 'simple',
        name: 'Backorder',
        published: 1,
        price: '90',
        stock: 3,
        in: 1,
        back: 'notify',
      },
      {
        id: 23,
        type: 'simple',
        name: '=1+1',
        published: 1,
        price: '90',
        in: 1,
        categories: 'Uncategorized',
      },
    ),
  )
  expect(job).toMatchObject({ new: 4, failed: 0, wrong: 0 })
  const onSale = await productOf('On sale')
  expect(onSale).toMatchObject({ priceTaka: 800, oldPriceTaka: 1000, counted: true })
  expect(onSale?.archivedAt).not.toBeNull()
  expect(onSale?.items.map(({ count }) => count)).toEqual([7])
  const free = await productOf('Free of count')
  expect(free).toMatchObject({ counted: false, stock: 0 })
  expect(free?.colors.map(({ color }) => color)).toEqual(['Red', 'Blue'])
  expect(free?.content?.description).toBe('<p>Brand: A &amp; B</p>')
  expect(await productOf('Backorder')).toMatchObject({ counted: false, stock: 1 })
  const formula = await productOf('=1+1')
  expect(formula?.categories.map(({ category: c }) => c.category)).toEqual(['অন্যান্য'])

  const ended = await give(
    fileOf({
      id: 20,
      type: 'simple',
      name: 'On sale',
      published: 1,
      price: '1000',
      stock: '7',
      back: 0,
      categories: 'Saree',
    }),
  )
  expect(ended).toMatchObject({ changed: 1, failed: 0 })
  // A file never puts products on sale that are off sale here.
  expect(await productOf('On sale')).toMatchObject({
    priceTaka: 1000,
    oldPriceTaka: null,
    archivedAt: onSale?.archivedAt,
  })
})

test('a sale lasts from its first day in Dhaka to the end of its last', async () => {
  const columns =
    'ID,Type,Name,Regular price,Sale price,Date sale price starts,Date sale price ends'
  const day = (days: number) => dayOf(new Date(Date.now() + days * 24 * 60 * 60 * 1000))
  const hour = new Date(Date.now() + 5 * 60 * 60 * 1000).toISOString().slice(0, 19)
  const sales: [from: string, until: string, price: number | null][] = [
    ['', day(0), 800],
    ['', `${day(0)} 0:00:00`, 800],
    ['', `${day(0)}T00:00:00`, 800],
    ['', `${day(0)}T00:00:00+06:00`, 800],
    ['', day(-1), 1000],
    ['', `${day(-1)} 0:00:00`, 1000],
    // In Dhaka that hour is over: as a time of UTC it would be to come.
    ['', hour, 1000],
    ['', `${hour}Z`, 800],
    [day(0), '', 800],
    [`${day(1)} 00:00:00`, '', 1000],
    ['', '25/11/2026', null],
  ]
  const rows = sales.map(
    ([from, until], nr) => `${700 + nr},simple,Sale ${nr},1000,800,${from},${until}`,
  )

  const job = await check([columns, ...rows].join('\n'))

  const read: { line: number; kind: string; values: { price?: { will: string } } }[] = await rowsOf(
    job.id,
  )
  expect(
    read.map(({ line, kind, values }) => [
      ...(sales[line - 2] ?? []).slice(0, 2),
      kind === 'new' ? Number(values.price?.will) : null,
    ]),
  ).toEqual(sales)
})
