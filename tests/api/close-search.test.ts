import { expect, test } from 'vitest'
import { searchProducts, suggestSearch } from '#contract/catalog'
import type { Fields } from '../support/ask.ts'
import { openShop } from '../support/shop.ts'
import { fillCart } from '../support/shopping.ts'

const shop = await openShop()
const { make } = shop
await make.product({ title: 'Cotton Punjabi for Men', slug: 'punjabi', priceTaka: 1500 })
for (let i = 0; i < 30; i++) await make.product({ title: 'Gamcha' })

const search = (filter: Fields) => shop.visitor().ask(searchProducts, filter)
const slugsOf = async (keyword: string): Promise<string[]> =>
  (await search({ keyword })).body.data.map((card) => card.slug)

test('where no product has every word, those with most of them answer, counted exactly', async () => {
  const answer = await search({ keyword: 'punjabi sofa' })

  expect(answer.body).toMatchObject({ data: [{ slug: 'punjabi' }], total: 1, matched: 'most' })
  expect((await search({ keyword: 'cotton punjabi' })).body.matched).toBe('all')
  const dear = await search({ keyword: 'cotton punjabi', min_price: 40_000 })
  expect(dear.body).toMatchObject({ total: 0, matched: 'all' })
  const many = (await search({ keyword: 'gamcha sofa', page: 3 })).body
  expect([many.total, many.data.length]).toEqual([30, 6])
})

test('a colour, a size, a menu and a synonym of the list are words of a product', async () => {
  const menu = await make.menu({ menu: 'নারী' })
  const eyewear = await make.category({ category: 'Eyewear', menuId: menu.id })
  const { id } = await make.product({ title: 'সানগ্লাস', slug: 'shades', categoryIds: [eyewear.id] })
  await shop.prisma.productColor.create({ data: { productId: id, color: 'Purple' } })
  await shop.prisma.productSize.create({ data: { productId: id, size: '৫০০ গ্রাম' } })

  for (const keyword of ['চশমা', 'বেগুনি চশমাটা', 'chosma 500gm', 'ladies sunglasses under 900']) {
    const { body } = await search({ keyword })
    expect([keyword, body.matched, body.data[0]?.slug]).toEqual([keyword, 'all', 'shades'])
  }
  await shop.prisma.menu.update({ where: { id: menu.id }, data: { menu: 'Gadgets' } })
  expect(await slugsOf('gadget')).toContain('shades')
  await shop.prisma.productColor.updateMany({
    where: { productId: id },
    data: { removedAt: new Date() },
  })
  expect(await slugsOf('বেগুনি')).toEqual([])
})

test('a hyphen, full-width digits and a code with its word change nothing', async () => {
  const { id } = await make.product({ title: 'Wi-Fi Router ৩০০', slug: 'router' })
  const code = String(id).padStart(4, '0')

  for (const keyword of [
    'wifi router',
    'Wi‑Fi router',
    'ｒｏｕｔｅｒ ３００',
    `#${code}`,
    `code ${code}`,
    `কোড: ${code}`,
  ]) {
    expect([keyword, (await slugsOf(keyword))[0]]).toEqual([keyword, 'router'])
  }
})

test('unknown word is replaced by similar words of the shop', async () => {
  await make.product({ title: 'Ambergris' })

  const { total, did_you_mean: meant } = (await search({ keyword: 'ombirkris' })).body
  expect([total, meant]).toEqual([0, ['ambergris']])
})

test('a search without a match shows what sells best and is in stock', async () => {
  const { confirm } = await fillCart(shop, [{ title: 'Hilsa', quantity: 3 }])
  expect((await confirm()).status).toBe(200)
  const { id } = await make.product({ slug: 'sold-out' })
  await shop.prisma.product.update({ where: { id }, data: { stockSet: 0 } })

  const { body } = await search({ keyword: 'xyzzy' })
  expect(body.popular).toHaveLength(8)
  expect(body.popular[0].title).toBe('Hilsa')
  expect(body.popular.map(({ slug }) => slug)).not.toContain('sold-out')
})

test('categories near to a keyword that found nothing are named, by a synonym or a wrong letter', async () => {
  const menu = await make.menu({ menu: 'ঘর', english: 'Home' })
  const pots = await make.category({
    category: 'হাঁড়ি পাতিল',
    english: 'Cookware and crockery',
    menuId: menu.id,
  })
  await make.category({ category: 'Empty cookware', menuId: menu.id })
  await make.product({ title: 'Wok', categoryIds: [pots.id] })

  for (const keyword of ['xyzzy kitchen', 'crokery xyzzy', 'home xyzzy']) {
    expect([keyword, (await search({ keyword })).body.close_categories]).toEqual([
      keyword,
      ['হাঁড়ি পাতিল'],
    ])
  }
  expect((await search({ keyword: 'xyzzy' })).body).not.toHaveProperty('close_categories')
})

test('somebody who types gets up to six products', async () => {
  for (let nr = 0; nr < 8; nr++) {
    await make.product({ title: `Porcelain ${nr}`, slug: `porcelain-${nr}` })
  }

  const answer = await shop.visitor().ask(suggestSearch, { keyword: 'porc' })

  expect(answer.body.products).toHaveLength(6)
  expect(answer.body.products[0]).toMatchObject({ title: 'Porcelain 7', slug: 'porcelain-7' })
  const none = await shop.visitor().ask(suggestSearch, { keyword: 'xyzzy' })
  expect(none.body).toMatchObject({ products: [], categories: [] })
})
