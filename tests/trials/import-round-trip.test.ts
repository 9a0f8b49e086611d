import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exportProducts } from '#contract/office/exports'
import { getImportBefore } from '#contract/office/imports'
import { sanitise } from '../../server/http/html.ts'
import { openImportShop } from '../support/imports.ts'
import { fewOr } from '../support/rounds.ts'

const products = fewOr(250, 1000)
const seed = 20_261_124

const { prisma, make, manager, check, apply } = await openImportShop()
const exported = async () => (await manager.ask(exportProducts)).text

/** Characters that spreadsheets, separators and spaces may damage. */
const letter = fc.constantFrom(...'\'"=+-@,;:./\\ 0189eEmMaybয়ড়াজ৳%()<>&#_＝\t\n')
const word = (max: number) =>
  fc
    .oneof(
      fc.string({ unit: letter, minLength: 1, maxLength: max }),
      fc.constantFrom('6-8', "'6-8", '(none)', 'TRUE', '007', '=1+1', "''=x", 'লাল শাড়ি'),
    )
    .map((text) => text.normalize('NFC').trim())
    .filter((text) => text !== '')
const odd = fc.record({
  title: word(60).map((text) => text.replace(/\s+/g, ' ')),
  description: fc.oneof(fc.constant(''), word(200)).map((text) => String(sanitise(text))),
  ownCode: fc.option(
    fc.string({ unit: fc.constantFrom(...'aE019-_./'), minLength: 1, maxLength: 12 }),
  ),
  price: fc.integer({ min: 1, max: 5_000_000 }),
  more: fc.option(fc.integer({ min: 1, max: 5_000_000 })),
  minimumOrder: fc.integer({ min: 1, max: 9999 }),
  stockSet: fc.constantFrom(0, 1),
  alt: fc.option(word(20)),
  colors: fc.uniqueArray(word(12), { maxLength: 3, selector: (name) => name.toLowerCase() }),
  sizes: fc.uniqueArray(word(12), { maxLength: 3, selector: (name) => name.toLowerCase() }),
  counted: fc.constantFrom('no', 'all', 'pairs'),
  count: fc.nat(99_999),
  lowAt: fc.option(fc.nat(9999)),
})

test('odd products are the same to the byte after out and in, and given back', async () => {
  const menu = await make.menu({ menu: '=Odd > menu' })
  const category = await make.category({ category: '6-8', menuId: menu.id })
  const tag = await make.tag({ tag: '-tag' })
  for (const [nr, each] of fc.sample(odd, { seed, numRuns: products }).entries()) {
    await store(nr, each, category.id, tag.id)
  }
  const before = await exported()
  expect(before.split('\r\n').length).toBeGreaterThan(products)

  expect(await check(before)).toMatchObject({ same: products, changed: 0, wrong: 0, new: 0 })
  expect(await exported()).toBe(before)

  const { text: former } = await changeAll()
  expect(await exported()).not.toBe(before)
  const job = await apply(await check(former))

  expect(job).toMatchObject({ state: 'done', failed: 0, wrong: 0, changed: products })
  const rows = (await exported()).split('\r\n')
  expect(before.split('\r\n').filter((row, nr) => row !== rows[nr])).toEqual([])
})

/** Changes every product by a file. Returns the file of former states. */
async function changeAll() {
  const all = await prisma.product.findMany({ orderBy: { id: 'asc' } })
  const lines = all.map(({ id, priceTaka }) => {
    // A price that falls to less than a tenth would wait to be confirmed.
    const price = Math.ceil(priceTaka / 2) + 1
    return `${id},Changed ${id},${price},${price * 2},3,C${id},live,yes,Eid,<p>New</p>`
  })
  const header = 'id,title,price,old_price,minimum_order,own_code,state,in_stock,tags,description'
  const job = await apply(await check([header, ...lines].join('\n')))
  expect(job).toMatchObject({ state: 'done', failed: 0, wrong: 0, changed: products })
  return manager.ask(getImportBefore, { id: job.id })
}

type Odd = typeof odd extends fc.Arbitrary<infer T> ? T : never

async function store(nr: number, each: Odd, categoryId: number, tagId: number) {
  const isCounted = each.counted !== 'no'
  const { id } = await make.product({
    slug: nr % 7 === 0 ? `${nr}-8` : `odd-${nr}`,
    title: each.title,
    priceTaka: each.price,
    oldPriceTaka: each.more && each.price + each.more,
    minimumOrder: each.minimumOrder,
    stockSet: each.stockSet,
    ownCode: each.ownCode && `${each.ownCode}${nr}`,
    imageAlt: each.alt,
    counted: isCounted,
    choiceGoesWithOrder: each.counted === 'pairs',
    categoryIds: [categoryId],
    tagIds: [tagId],
  })
  const colorIds: number[] = []
  for (const [position, color] of each.colors.entries()) {
    const row = await prisma.productColor.create({ data: { productId: id, color, position } })
    colorIds.push(row.id)
  }
  const sizeIds: number[] = []
  for (const [position, size] of each.sizes.entries()) {
    const row = await prisma.productSize.create({ data: { productId: id, size, position } })
    sizeIds.push(row.id)
  }
  const isPairs = each.counted === 'pairs'
  const colors = isPairs && colorIds.length > 0 ? colorIds : [null]
  const sizes = isPairs && sizeIds.length > 0 ? sizeIds : [null]
  if (!isCounted) return
  for (const colorId of colors) {
    for (const sizeId of sizes) {
      const data = { productId: id, colorId, sizeId, lowAt: each.lowAt }
      const item = await prisma.stockItem.create({ data })
      if (each.count === 0) continue
      const moves = JSON.stringify([{ item: item.id, change: each.count }])
      await prisma.$queryRaw`select shop_move_stock(${moves}::jsonb, 4)::text`
    }
  }
}
