import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exportProducts } from '#contract/office/exports'
import { guardCell, unguardCell } from '../../server/office/csv/safe-cells.ts'
import { openOffice } from '../support/office.ts'

const { prisma, make, manager } = await openOffice('manager')
const header =
  'id,slug,title,price,old_price,discount,minimum_order,own_code,state,counted,choice,color,size,count,low_at,in_stock,categories,tags,images,image_alts,description,order_policy'

async function fileOf(filters = {}) {
  const answer = await manager.ask(exportProducts, filters)
  expect(answer.status).toBe(200)
  return answer
}

test('a file has a row a product, and one more for each further choice', async () => {
  const menu = await make.menu({ menu: 'Women' })
  const saree = await make.category({ category: 'Saree', menuId: menu.id })
  const gift = await make.category({ category: 'Gift', menuId: menu.id })
  const eid = await make.tag({ tag: 'Eid' })
  const { id } = await make.product({
    title: 'জামদানি, "লাল"',
    slug: '6-8',
    priceTaka: 900,
    oldPriceTaka: 1000,
    discountPercent: 10,
    ownCode: '007',
    imageAlt: 'Front',
    counted: true,
    choiceGoesWithOrder: true,
    categoryIds: [saree.id, gift.id],
    tagIds: [eid.id],
    description: '<p>Soft</p>\n<p>Fine</p>',
  })
  for (const [position, image] of ['a', 'b'].entries()) {
    const url = `/uploads/catalog/${image}-800x800.webp`
    await prisma.productImage.create({ data: { productId: id, image: url, position } })
  }
  const red = await prisma.productColor.create({ data: { productId: id, color: 'Red' } })
  await prisma.productColor.create({ data: { productId: id, color: 'Blue', position: 1 } })
  const size = await prisma.productSize.create({ data: { productId: id, size: '10-12' } })
  const removedAt = new Date()
  await prisma.productSize.create({ data: { productId: id, size: 'XL', removedAt } })
  const item = await prisma.stockItem.create({
    data: { productId: id, colorId: red.id, sizeId: size.id, lowAt: 2 },
  })
  const moves = JSON.stringify([{ item: item.id, change: 7 }])
  await prisma.$queryRaw`select shop_move_stock(${moves}::jsonb, 4)::text`

  const { text, headers } = await fileOf()

  expect(headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(headers['content-disposition']).toMatch(
    /^attachment; filename="products-\d{4}-\d\d-\d\d\.csv"$/,
  )
  expect(headers['cache-control']).toContain('no-store')
  expect(text).toBe(
    `\ufeff${header}\r\n${id},'6-8,"জামদানি, ""লাল""",900,1000,10,1,'007,live,yes,yes,Red,'10-12,7,2,yes,` +
      '"Women > Saree\nWomen > Gift",Eid,' +
      '"/uploads/catalog/a-800x800.webp\n/uploads/catalog/b-800x800.webp","Front\n",' +
      '"<p>Soft</p>\n<p>Fine</p>",\r\n' +
      ",'6-8,,,,,,,,,,Blue,,,,,,,,,,\r\n",
  )
  await prisma.product.delete({ where: { id } })
})

test('a file holds what the filters of the list show, in the order of ids', async () => {
  const menu = await make.menu({ menu: 'Men' })
  const panjabi = await make.category({ category: 'Panjabi', menuId: menu.id })
  const tag = await make.tag({ tag: 'Puja' })
  const shown = await make.product({ title: 'White panjabi', categoryIds: [panjabi.id] })
  const tagged = await make.product({ title: 'Tagged', tagIds: [tag.id], priceTaka: 1 })
  const off = await make.product({ title: 'Former', archivedAt: new Date() })
  const idsOf = async (filters: object) =>
    (await fileOf(filters)).text
      .split('\r\n')
      .slice(1, -1)
      .map((line) => Number(line.split(',')[0]))

  expect(await idsOf({})).toEqual([shown.id, tagged.id])
  expect(await idsOf({ category_id: panjabi.id })).toEqual([shown.id])
  expect(await idsOf({ tag_id: tag.id })).toEqual([tagged.id])
  expect(await idsOf({ tab: 'archived' })).toEqual([off.id])
  expect(await idsOf({ q: 'panjabi' })).toEqual([shown.id])
  expect(await idsOf({ q: 'nothing of this' })).toEqual([])
  expect(await manager.ask(exportProducts, { tab: 'none' })).toBeRefused(422)

  const { headers, text } = await manager.agent.head(exportProducts.path)
  expect([headers['content-type'], text ?? '']).toEqual(['text/csv; charset=utf-8', ''])
})

test('a file of more products than are read at once has each of them once', async () => {
  await prisma.product.createMany({
    data: Array.from({ length: 450 }, (_row, nr) => ({
      slug: `many-${nr}`,
      title: `Many ${nr}`,
      priceTaka: nr,
      image: '/uploads/x.webp',
    })),
  })
  const lines = (await fileOf()).text.split('\r\n').filter((line) => line.includes(',many-'))

  expect(new Set(lines).size).toBe(450)
  expect(lines).toHaveLength(450)
})

test('a value that a spreadsheet would run or turn into a number or a date gets one apostrophe', () => {
  for (const text of [
    ...['=1+1', '+88', '-5', '@SUM(A1)', '\tx', '\rx', '＝1', '＋1', '－1', '＠x', "'=1", "''=1"],
    ...['6-8', '1/2', '007', '10E3', '1.5', '1,250', '5%', '৳500', '10:30', '5 May', 'May-5'],
    ...['1 Jan 2026', '2026-11-22', '2026-11-22T10:00Z', '10:30 PM', 'TRUE', '(none)', '６-８'],
  ]) {
    expect([text, guardCell(text)]).toEqual([text, `'${text}`])
  }
  for (const [text, guarded] of [
    ...[
      [' =1', "' =1"],
      ['\ufeff=1', "'\ufeff=1"],
      ['\n=1', "'\n'=1"],
      ['\u200b-x', "'\u200b-x"],
    ],
    ...[
      ['a;=1', "a;'=1"],
      ['a; =1', "a;' =1"],
      ['a\t@x', "a\t'@x"],
      ['a\r\n=1', "a\r\n'=1"],
    ],
    ...[
      ["a;'=1", "a;''=1"],
      ['a;b;c', 'a;b;c'],
      ['a\nb', 'a\nb'],
      ['&nbsp;- x', "&nbsp;'- x"],
    ],
  ] as [string, string][]) {
    expect([text, guardCell(text)]).toEqual([text, guarded])
  }
  for (const text of ['', 'XL', "'tis", 'Size 6-8', '6 pieces', 'A-1', 'May', 'e', 'জামদানি', '৬']) {
    expect([text, guardCell(text)]).toEqual([text, text])
  }
})

test('text without its apostrophe is the former text', () => {
  const odd = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom(..."'=+-@\t\r＝ 0189/-.:,eEmMay%৳") }),
    fc.string({ unit: fc.constantFrom(..."'=-;\t\r\n \ufeff\u200b1a") }),
  )
  fc.assert(
    fc.property(odd, (text) => unguardCell(guardCell(text)) === text),
    { numRuns: 5000 },
  )
})
