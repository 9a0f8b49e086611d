import { expect, test, vi } from 'vitest'
import { addToCart, getCart } from '#contract/cart'
import {
  getProduct,
  getProducts,
  listCategory,
  listDiscount,
  listMenu,
  listTag,
  searchProducts,
} from '#contract/catalog'
import { getReviews } from '#contract/reviews'
import { productCode } from '#contract/shop'
import { findDifferences } from '../support/derived.ts'
import { patience } from '../support/patience.ts'
import { askRaw } from '../support/raw-request.ts'
import { openShop } from '../support/shop.ts'
import { fillCart, idsInCart } from '../support/shopping.ts'

const shop = await openShop()
const { databaseName, databaseUrl } = shop
const other = await openShop({ on: { databaseName, databaseUrl } })
const menu = await shop.make.menu({ menu: 'Weaves' })
const category = await shop.make.category({ menuId: menu.id, category: 'Muslin' })
const tag = await shop.make.tag({ tag: 'Fine' })
const catalogue = { categoryIds: [category.id], tagIds: [tag.id], discountPercent: 23 }
const kept = await shop.make.product({ ...catalogue, title: 'Kept muslin' })
const gone = await shop.make.product({ ...catalogue, title: 'Rare muslin', slug: 'rare' })
await shop.make.product({ title: 'Plain cloth' })

const setOffSale = (archivedAt: Date | null) =>
  shop.prisma.product.update({ where: { id: gone.id }, data: { archivedAt } })

type Page = { data: { id: number }[]; total: number }
/** The ids and the total of each list of this process. */
async function lists(from: typeof shop) {
  const { ask } = from.visitor()
  const listed = async (answer: Promise<{ body: { products: Page } | Page }>) => {
    const { body } = await answer
    const { total, data } = 'products' in body ? body.products : body
    return [total, ids(data)]
  }
  const ids = (cards: { id: number }[]) => cards.map(({ id }) => id)
  const newest = (await ask(getProducts)).body
  return {
    home: [newest.total, ids(newest.products)],
    menu: await listed(ask(listMenu, { menu: 'weaves' })),
    category: await listed(ask(listCategory, { category: 'muslin' })),
    tag: await listed(ask(listTag, { tag: 'fine' })),
    discount: await listed(ask(listDiscount, { discount: '23' })),
    words: await listed(ask(searchProducts, { keyword: 'muslin' })),
    title: await listed(ask(searchProducts, { keyword: 'rare' })),
    code: await listed(ask(searchProducts, { keyword: productCode(gone.id) })),
    related: ids((await ask(getProduct, { slug: kept.slug })).body.related_products),
  }
}

test('products off sale are in no list on any process, and back in each when they are given back', async () => {
  const before = await lists(shop)
  expect(before).toMatchObject({ title: [1, [gone.id]], code: [1, [gone.id]], related: [gone.id] })
  expect(await lists(other)).toEqual(before)

  await setOffSale(new Date())

  const without = (found: (number | number[])[]) => {
    const [total, ids] = found as [number, number[]]
    return [total - 1, ids.filter((id) => id !== gone.id)]
  }
  const { home, menu, category, tag, discount, words } = before
  const after = {
    home: without(home),
    menu: without(menu),
    category: without(category),
    tag: without(tag),
    discount: without(discount),
    words: without(words),
    title: [0, []],
    code: [0, []],
    related: [],
  }
  for (const from of [shop, other]) {
    await vi.waitFor(async () => expect(await lists(from)).toEqual(after), patience)
  }
  await vi.waitFor(async () => {
    const { text } = await askRaw(shop.url, 'GET', '/sitemap.xml')
    expect(text).toContain(`/product/${kept.slug}<`)
    expect(text).not.toContain('/product/rare<')
  }, patience)
  expect(await findDifferences(shop.pool)).toEqual([])

  await setOffSale(null)
  for (const from of [shop, other]) {
    await vi.waitFor(async () => expect(await lists(from)).toEqual(before), patience)
  }
  expect(await findDifferences(shop.pool)).toEqual([])
})

test('the address of products off sale still answers, as out of stock; only then it says so', async () => {
  const ask = () => shop.visitor().ask(getProduct, { slug: 'rare' })
  expect((await ask()).body.product).not.toHaveProperty('off_sale')

  await setOffSale(new Date())

  await vi.waitFor(async () => expect((await ask()).body.product.off_sale).toBe(true), patience)
  const answer = await ask()
  expect(answer.body).toMatchObject({ product: { id: gone.id, stock: 0 }, related_products: [] })
  expect((await shop.visitor().ask(getReviews, { slug: 'rare' })).status).toBe(200)
  expect((await askRaw(shop.url, 'GET', '/share/rare.jpg')).status).toBe(200)
  await setOffSale(null)
})

test('a cart keeps the line of products off sale, which can be neither added nor ordered', async () => {
  const { buyer, carts, seen, confirm } = await fillCart(shop, [{ title: 'In the cart' }])
  const { productId } = carts[0] ?? { productId: 0 }
  const archive = (archivedAt: Date | null) =>
    shop.prisma.product.update({ where: { id: productId }, data: { archivedAt } })

  await archive(new Date())

  expect(await idsInCart(buyer)).toEqual(seen.map(({ id }) => id))
  expect((await buyer.ask(getCart)).body.carts[0].product).toMatchObject({ stock: 0 })
  expect(await confirm()).toBeRefused(409, 'In the cart is out of stock')
  const late = await shop.customer()
  const add = () => late.ask(addToCart, { product_id: productId, quantity: 1 })
  expect(await add()).toBeRefused(409, 'In the cart is out of stock')

  await archive(null)
  expect((await add()).body.message).toBe('added')
  expect((await confirm()).body.message).toBe('ordered')
})
