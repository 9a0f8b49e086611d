// Over 200 lines: one file from its check to the shop, and what each cell changes.
import { expect, test } from 'vitest'
import { exportProducts } from '#contract/office/exports'
import * as calls from '#contract/office/imports'
import { neutralPicture } from '#contract/pictures'
import { openImportShop } from '../support/imports.ts'

const office = await openImportShop('Saree', 'Gift')
const { prisma, manager, check, apply, give, rowsOf, productOf } = office
const exported = async () => (await manager.ask(exportProducts)).text

test('a file makes products, and the same file again finds them the same', async () => {
  const file = [
    'slug,title,price,old_price,categories,tags,color,size,count,low_at,own_code,notes',
    'red-saree,লাল শাড়ি,"১,২৫০/-",1500.40,Women > Saree,Eid,Red,S,3,1,R-1,x',
    'plain-gift,Gift,90,,Gift,,,,,,,',
    'red-saree,,,,,,Red,M,0,,,',
    'red-saree,,,,,,Blue,S,5,,,',
  ].join('\r\n')

  const checked = await check(file)

  expect(await manager.ask(calls.getImport, { id: checked.id })).toFitShape(calls.getImport)
  expect(checked).toMatchObject({
    state: 'checked',
    new: 2,
    changed: 0,
    wrong: 0,
    warned: 2,
    total: 2,
    done: 0,
    unknown_columns: ['notes'],
    trouble: null,
    file_name: 'goods.csv',
    kind: 'own',
    found: {
      bytes: Buffer.byteLength(file),
      encoding: 'utf-8',
      delimiter: ',',
      rows: 4,
      products: 2,
      with_choices: 1,
      split: 0,
      new_categories: { count: 0, names: [] },
    },
    pictures: { of: 0, done: 0, failed: 0 },
  })
  expect(checked.columns.slice(-2)).toEqual([
    { name: 'own_code', meaning: 'own_code' },
    { name: 'notes', meaning: null },
  ])
  const answer = await manager.ask(calls.getImportRows, { id: checked.id })
  expect(answer).toFitShape(calls.getImportRows)
  expect(answer.body.rows[0]).toMatchObject({
    line: 2,
    key: 'slug red-saree',
    title: 'লাল শাড়ি',
    kind: 'new',
    values: { price: { was: '', will: '1250' } },
    troubles: [
      { column: 'old_price', message: '1500.40 was rounded', warning: true },
      { column: 'images', message: 'It has no picture', warning: true },
    ],
  })
  expect(await productOf('red-saree')).toBeNull()
  expect(await prisma.tag.count()).toBe(0)

  const applied = await apply(checked)

  expect(applied).toMatchObject({ state: 'done', new: 2, failed: 0, done: 2, total: 2 })
  const product = await productOf('red-saree')
  expect(product).toMatchObject({
    title: 'লাল শাড়ি',
    priceTaka: 1250,
    oldPriceTaka: 1500,
    discountPercent: 16,
    counted: true,
    choiceGoesWithOrder: true,
    ownCode: 'R-1',
    stock: 1,
    archivedAt: null,
    image: neutralPicture,
  })
  expect(product?.colors.map(({ color }) => color)).toEqual(['Red', 'Blue'])
  expect(product?.sizes.map(({ size }) => size)).toEqual(['S', 'M'])
  expect(product?.items.map(({ count }) => count).toSorted()).toEqual([0, 0, 3, 5])
  expect(product?.categories.map(({ category }) => category.category)).toEqual(['Saree'])
  expect(await productOf('plain-gift')).toMatchObject({ counted: false, priceTaka: 90 })

  expect(await check(file.replace('1500.40', '1500'))).toMatchObject({
    new: 0,
    changed: 0,
    same: 2,
  })
})

test('a change names its cells alone; what is not named stays, and (none) clears', async () => {
  const before = await exported()
  const { id = 0 } = (await productOf('red-saree')) ?? {}
  const file = `id;price;old_price;tags;own_code;state;minimum_order\n${id};1300;(none);;(none);off;\n`

  const job = await give(file)

  expect(job).toMatchObject({ changed: 1, state: 'done' })
  const product = await productOf('red-saree')
  expect(product).toMatchObject({
    priceTaka: 1300,
    oldPriceTaka: null,
    discountPercent: null,
    ownCode: null,
    stock: 0,
    archivedAt: expect.any(Date),
  })
  expect(product?.tags).toHaveLength(1)
  const audits = await prisma.auditEntry.findMany({ orderBy: { id: 'desc' }, take: 2 })
  expect(audits[0]).toMatchObject({ entity: 'import', staffId: manager.id, entityId: `${job.id}` })
  expect(audits[0]?.after).toMatchObject({ new: 0, changed: 1, failed: 0 })
  expect(audits[1]?.entity).not.toMatch(/^product/)

  const former = (await manager.ask(calls.getImportBefore, { id: job.id })).text
  expect(await give(former)).toMatchObject({ changed: 1, failed: 0 })
  expect(await exported()).toBe(before)
})

test('(none) is no name: of a product it is refused, of a choice there is none', async () => {
  const { slug, id } = await office.make.product({ slug: 'named', title: 'Named' })
  const wrong = await check(`id,slug,title\n${id},(none),(none)\n`)
  expect(wrong).toMatchObject({ changed: 0, wrong: 1 })
  expect((await rowsOf(wrong.id))[0].troubles).toMatchObject([
    { column: 'title', message: 'Please enter the name' },
    { column: 'slug', message: 'Please enter the link' },
  ])
  expect(await give(`slug,color,size\n${slug},(none),M\n`)).toMatchObject({ changed: 1, wrong: 0 })
  const product = await productOf(slug)
  expect(product).toMatchObject({ title: 'Named', colors: [], sizes: [{ size: 'M' }] })
})

test('counts move by the file, and a sale meanwhile fails the row alone', async () => {
  const product = await productOf('red-saree')
  const red = product?.colors.find(({ color }) => color === 'Red')?.id
  const small = product?.sizes.find(({ size }) => size === 'S')?.id
  const item = product?.items.find((each) => each.colorId === red && each.sizeId === small)?.id
  const file = [
    'slug,color,size,count,low_at,price',
    'red-saree,Red,S,10,4,',
    'plain-gift,,,,,95',
  ].join('\n')
  const stale = await check(file)
  expect((await rowsOf(stale.id, 'changed'))[0].values).toEqual({
    'count Red · S': { was: '3', will: '10' },
  })
  const moves = JSON.stringify([{ item, change: -1 }])
  await prisma.$queryRaw`select shop_move_stock(${moves}::jsonb, 6)::text`

  const job = await apply(stale)

  expect(job).toMatchObject({ changed: 1, failed: 1, state: 'done' })
  expect(await rowsOf(job.id, 'failed')).toMatchObject([
    { key: 'slug red-saree', troubles: [{ message: '1 were sold meanwhile, 2 are left' }] },
  ])
  const errors = (await manager.ask(calls.getImportErrors, { id: job.id })).text
  expect(errors).toBe(
    '\ufeffslug,color,size,count,low_at,price,line,error\r\n' +
      'red-saree,Red,S,10,4,,2,"count: 1 were sold meanwhile, 2 are left"\r\n',
  )
  expect(await give(errors)).toMatchObject({ changed: 1, failed: 0 })
  expect(await prisma.stockItem.findUnique({ where: { id: item } })).toMatchObject({
    count: 10,
    lowAt: 4,
  })
  const move = await prisma.stockMove.findFirst({ orderBy: { id: 'desc' } })
  expect(move).toMatchObject({ change: 8, why: 7, staffId: manager.id })
})

test('a product that somebody changed since the check fails alone', async () => {
  const job = await check('slug,price,minimum_order\nred-saree,1400,\nplain-gift,96,2\n')
  await prisma.product.update({ where: { slug: 'red-saree' }, data: { title: 'Other' } })

  expect(await apply(job)).toMatchObject({ changed: 1, failed: 1 })

  expect(await rowsOf(job.id, 'failed')).toMatchObject([
    { troubles: [{ message: 'This product was changed meanwhile' }] },
  ])
  expect(await productOf('red-saree')).toMatchObject({ priceTaka: 1300 - 50 })
  expect(await productOf('plain-gift')).toMatchObject({ priceTaka: 96, minimumOrder: 2 })
})

test('each wrong row says what stands there and what to write', async () => {
  const rows: [row: string, column: string, message: string][] = [
    [',,5,,', 'title', 'Please enter the name'],
    ['w1,W,abc,Gift,', 'price', 'Write one price in whole taka'],
    ['w2,W,,Gift,', 'price', 'Write one price in whole taka'],
    [
      'w3,W,5,Nowhere,',
      'categories',
      'The shop has no such category; let the file make it, or add it first',
    ],
    ['w4,W,5,,', 'categories', 'Choose at least one category'],
    [
      'w5,???? ???,5,Gift,',
      'title',
      'The Bengali letters of this file are lost; save it as "CSV UTF-8"',
    ],
    ['w6,W,5,Gift,06-Aug', 'size', 'A spreadsheet made a date of this size, write it again'],
  ]
  const job = await check(
    `slug,title,price,categories,size\n${rows.map(([row]) => row).join('\n')}`,
  )

  expect(job).toMatchObject({ wrong: rows.length, new: 0 })
  const wrongRows = await rowsOf(job.id, 'wrong')
  for (const [nr, [, column, message]] of rows.entries()) {
    expect(wrongRows[nr].troubles).toContainEqual(expect.objectContaining({ column, message }))
  }
  const twice = await check('slug,title,id\nplain-gift,A,\nplain-gift,B,\n')
  const inRow = (n: number) =>
    `Other products have the same code or link, in row ${n}; give each its own`
  expect(await rowsOf(twice.id)).toMatchObject([
    { kind: 'wrong', line: 2, troubles: [{ column: 'title', value: 'A', message: inRow(3) }] },
    { kind: 'wrong', line: 3, troubles: [{ column: 'title', value: 'B', message: inRow(2) }] },
  ])
  const { id = 0 } = (await productOf('plain-gift')) ?? {}
  const named = await check(`slug,id,price\nplain-gift,,70\n,${id},80\n`)
  expect((await rowsOf(named.id)).map(({ kind }: { kind: string }) => kind)).toEqual([
    'changed',
    'wrong',
  ])
})
