import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { neutralPicture } from '#contract/pictures'
import { openOffice } from '../support/office.ts'
import * as calls from '#contract/office/products'

const { prisma, make, agent } = await openOffice('agent')
const archivedAt = new Date()

async function list(input: object = {}) {
  const answer = await agent.ask(calls.getProducts, { ...input })
  expect(answer.status).toBe(200)
  return answer.body as { products: { id: number; title: string }[]; next: string | null }
}
async function pagesOf(input: object = {}, between: () => Promise<unknown> = async () => {}) {
  const pages: number[][] = []
  for (let after: string | null | undefined; after !== null; ) {
    const { products, next } = await list({ ...input, after })
    pages.push(products.map(({ id }) => id))
    after = next
    await between()
  }
  return pages
}
const titlesOf = async (input: object) => (await list(input)).products.map(({ title }) => title)

test('each tab has its products, and its number', async () => {
  const onSale = await make.product({ title: 'On sale' })
  await make.product({ title: 'Sold out', stock: 0 })
  await make.product({ title: 'No photo', image: neutralPicture })
  await make.product({ title: 'Off sale', archivedAt, image: neutralPicture, stock: 0 })
  const low = await make.product({ title: 'Low', counted: true, choiceGoesWithOrder: true })
  const uncounted = await make.product({ title: 'Not counted' })
  const red = await prisma.productColor.create({ data: { productId: low.id, color: 'Red' } })
  const item = await prisma.stockItem.create({ data: { productId: low.id, lowAt: 2 } })
  await prisma.stockItem.create({ data: { productId: low.id, colorId: red.id } })
  await prisma.stockItem.create({ data: { productId: uncounted.id, lowAt: 2 } })
  const moved = JSON.stringify([{ item: item.id, change: 2 }])
  await prisma.$queryRaw`select shop_move_stock(${moved}::jsonb, 5)`

  expect(await titlesOf({})).toEqual(['Not counted', 'Low', 'No photo', 'Sold out', 'On sale'])
  expect(await titlesOf({ tab: 'sold_out' })).toEqual(['Sold out'])
  expect(await titlesOf({ tab: 'no_photo' })).toEqual(['No photo'])
  expect(await titlesOf({ tab: 'low' })).toEqual(['Low'])
  expect(await titlesOf({ tab: 'archived' })).toEqual(['Off sale'])
  const { products } = await list({ tab: 'low' })
  expect(products[0]).toMatchObject({ counted: true, count: 2, choices: 2, low: true, stock: 1 })
  expect(products[0]).toMatchObject({ colors: 1, sizes: 0, low_choices: 1 })
  const first = (await list()).products.at(-1)
  expect(first).toMatchObject({ id: onSale.id, v: 0, count: null, choices: 0, low: false })
  const counts = await agent.ask(calls.getProductCounts)
  expect(counts.body).toMatchObject({ all: 5, sold_out: 1, low: 1, no_photo: 1, archived: 1 })
  const refused = await agent.ask(calls.getProducts, { tab: 'odd' })
  expect(refused).toBeRefused(422, 'There is no such list')
})

test('the index of products without a photo has the address of that picture', async () => {
  const [row] = await prisma.$queryRaw<{ indexdef: string }[]>`
    select indexdef from pg_indexes where indexname = 'product_no_photo_idx'`
  expect(row?.indexdef).toContain(`'${neutralPicture}'`)
  expect(readFileSync(`client/public${neutralPicture}`, 'utf8')).toContain('<svg')
})

test('a list is read in each order, each product once over the pages', async () => {
  const tag = await make.tag()
  const menu = await make.menu()
  const category = await make.category({ category: 'Ordered', menuId: menu.id })
  const given = { categoryIds: [category.id], tagIds: [tag.id] }
  const rows = []
  for (let nr = 0; nr < 65; nr++) {
    const priceTaka = 100 + (nr % 7)
    rows.push(await make.product({ ...given, priceTaka, title: `শাড়ি ${(nr * 37) % 50}` }))
  }
  const ids = rows.map(({ id }) => id)
  const byPrice = [...rows].sort((a, b) => a.priceTaka - b.priceTaka || a.id - b.id)
  const byTitle = await prisma.product.findMany({
    where: { id: { in: ids } },
    orderBy: [{ titleSort: 'asc' }, { id: 'asc' }],
  })
  const expected = {
    new: [...ids].reverse(),
    old: ids,
    cheap: byPrice.map(({ id }) => id),
    dear: byPrice.map(({ id }) => id).reverse(),
    az: byTitle.map(({ id }) => id),
  }

  for (const [sort, wanted] of Object.entries(expected)) {
    for (const filter of [{ category_id: category.id }, { tag_id: tag.id }]) {
      const pages = await pagesOf({ ...filter, sort })
      expect(pages.map(({ length }) => length)).toEqual([30, 30, 5])
      expect([sort, pages.flat()]).toEqual([sort, wanted])
    }
    const all = (await pagesOf({ sort })).flat()
    expect([sort, all.filter((id) => ids.includes(id))]).toEqual([sort, wanted])
  }
  const both = { category_id: category.id, tag_id: tag.id, discount: 10 }
  expect((await list(both)).products).toEqual([])
  const some = ids.slice(0, 3)
  await prisma.product.updateMany({ where: { id: { in: some } }, data: { discountPercent: 10 } })
  expect((await pagesOf({ ...both, sort: 'old' })).flat()).toEqual(some)
  expect((await pagesOf({ discount: 10, sort: 'old' })).flat()).toEqual(some)
  await prisma.product.update({ where: { id: some[0] }, data: { archivedAt } })
  expect((await pagesOf({ ...both, sort: 'old' })).flat()).toEqual(some.slice(1))
  expect((await pagesOf({ ...both, tab: 'archived' })).flat()).toEqual(some.slice(0, 1))
})

test('a list goes on where it was, whatever is added and taken off meanwhile', async () => {
  const { id: tagId } = await make.tag()
  const ids: number[] = []
  for (let nr = 0; nr < 64; nr++) ids.push((await make.product({ tagIds: [tagId] })).id)
  const gone = new Set<number>()

  const pages = await pagesOf({ tag_id: tagId }, async () => {
    await make.product({ tagIds: [tagId] })
    // The first and the last of the page: the list continues after the last.
    for (const id of [ids[34], ids[63]]) {
      if (id === undefined || gone.has(id)) continue
      gone.add(id)
      await prisma.product.update({ where: { id }, data: { archivedAt } })
    }
  })

  const seen = pages.flat()
  expect(seen).toEqual([...ids].reverse())
  expect(new Set(seen).size).toBe(64)
})

test.each(['0', 'a.b.c', '.', '.1.2', 'eA.x', '~.~', 'eA.99999999999', '-.-1'])(
  'a list that is to go on at %j is refused',
  async (after) => {
    for (const input of [{}, { sort: 'cheap' }, { sort: 'az' }]) {
      const answer = await agent.ask(calls.getProducts, { ...input, after })
      expect(answer.status === 200 || answer.status === 422).toBe(true)
    }
    expect(await agent.ask(calls.getProducts, { sort: 'cheap', after })).toBeRefused(422)
  },
)

test('products are found by code, own code, words of either script, and with a wrong letter', async () => {
  const saree = await make.product({ title: 'জামদানি শাড়ি', ownCode: 'JD-101' })
  const kettle = await make.product({ title: 'Electric kettle' })
  const old = await make.product({ title: 'জামদানি ওড়না', archivedAt, ownCode: 'jd-7' })
  const idsOf = async (input: object) => (await list(input)).products.map(({ id }) => id)
  const code = (id: number) => String(id).padStart(4, '0')
  const bengali = (text: string) =>
    text.replace(/\d/g, (digit) => String.fromCodePoint(0x9e6 + Number(digit)))

  expect(await idsOf({ q: code(saree.id) })).toContain(saree.id)
  expect(await idsOf({ q: bengali(code(kettle.id)) })).toContain(kettle.id)
  expect(await idsOf({ q: code(old.id) })).toContain(old.id)
  expect(await idsOf({ q: 'jd-101' })).toEqual([saree.id])
  expect(await idsOf({ q: 'JD-7' })).toEqual([old.id])
  expect(await idsOf({ q: 'জামদানি' })).toEqual([saree.id, old.id])
  expect(await idsOf({ q: 'jamdani' })).toContain(saree.id)
  expect(await idsOf({ q: 'kettel' })).toContain(kettle.id)
  expect(await idsOf({ q: 'electrik' })).toContain(kettle.id)
  expect(await idsOf({ q: 'জামদানি', tab: 'archived' })).toEqual([old.id])
  expect(await idsOf({ q: 'জামদানি', tab: 'sold_out' })).toEqual([])
  expect(await idsOf({ q: 'qqzzqq' })).toEqual([])
  expect(await idsOf({ q: '%' })).toEqual([])
  expect(await idsOf({ q: '99999999999' })).toEqual([])
})

test('the found products come closest first, or in a chosen order, over pages', async () => {
  const exact: number[] = []
  const near: number[] = []
  for (let nr = 0; nr < 40; nr++) {
    exact.push((await make.product({ title: `Lantern ${nr}`, priceTaka: 500 - nr })).id)
    near.push((await make.product({ title: `Lanterns ${nr}`, priceTaka: 400 - nr })).id)
  }
  const { id } = await make.product({ title: 'Lantern off sale', archivedAt })

  const pages = await pagesOf({ q: 'lantern' })

  expect(pages.map(({ length }) => length)).toEqual([30, 30, 21])
  expect(pages.flat()).toEqual([...[...exact].reverse(), ...[...near].reverse(), id])
  const cheap = (await pagesOf({ q: 'lantern', sort: 'cheap' })).flat()
  expect(cheap.slice(0, 80)).toEqual([...near].reverse().concat([...exact].reverse()))
})

test('a search finds 1,000 at most', async () => {
  await prisma.$executeRaw`
    insert into product (slug, title, image, price_taka)
    select 'many-' || n, 'Umbrella ' || n, '/uploads/catalog/u-800x800.webp', 100
    from generate_series(1, 1040) n`
  const pages = await pagesOf({ q: 'umbrella' })
  expect(pages.flat()).toHaveLength(1000)
})
