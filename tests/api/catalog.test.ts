import { expect, test } from 'vitest'
import { getBanners, getCategories, getMenus, getProduct, getProducts } from '#contract/catalog'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const visitor = shop.visitor()

test('menus come with their categories, those that are not active too', async () => {
  const women = await shop.make.menu({ menu: 'Women', position: 2 })
  const men = await shop.make.menu({ menu: 'পুরুষ', position: 1, status: 0 })
  const saree = await shop.make.category({ menuId: women.id, category: 'Saree' })

  const answer = await visitor.ask(getMenus)

  expect(answer.body.menus).toEqual([
    { id: men.id, menu: 'পুরুষ', status: 0, categories: [] },
    {
      id: women.id,
      menu: 'Women',
      status: 1,
      categories: [{ id: saree.id, category: 'Saree', image: saree.image }],
    },
  ])
})

test('categories of active menus stand in the order of the shop', async () => {
  const answer = await visitor.ask(getCategories)

  expect(answer.body.categories).toMatchObject([{ category: 'Saree' }])
})

test('a banner carries the percent of its link as text', async () => {
  await shop.make.banner({ discountPercent: 25, image: '/uploads/banners/eid-1824x600.webp' })

  const answer = await visitor.ask(getBanners)

  expect(answer.body.banners).toMatchObject([
    { banner: '/uploads/banners/eid-1824x600.webp', discount: '25' },
  ])
})

test('a banner has the words of its picture where the shop wrote them', async () => {
  await shop.prisma.banner.deleteMany()
  await shop.make.banner({ alt: 'ঈদ কালেকশন' })
  await shop.make.banner({ alt: null })

  const answer = await visitor.ask(getBanners)

  expect(answer.status).toBe(200)
  const [named, nameless] = answer.body.banners
  expect(named.alt).toBe('ঈদ কালেকশন')
  expect(Object.keys(nameless)).toEqual(['id', 'banner', 'discount'])
})

test('product answers all its fields', async () => {
  const tag = await shop.make.tag({ tag: 'Eid' })
  const product = await shop.make.product({
    slug: 'rose-saree',
    title: 'Rose Saree',
    priceTaka: 800,
    oldPriceTaka: 1000,
    discountPercent: 20,
    minimumOrder: 2,
    stock: 0,
    tagIds: [tag.id],
    description: '<p>Soft</p>',
    orderPolicy: '<p>Cash</p>',
    colors: { create: [{ color: 'red' }] },
    sizes: { create: [{ size: '12 হাত' }] },
    images: { create: [{ image: '/uploads/catalog/rose-back-800x800.webp' }] },
  })

  const answer = await visitor.ask(getProduct, { slug: 'rose-saree' })

  expect(answer.body.product).toMatchObject({
    id: product.id,
    title: 'Rose Saree',
    price: 800,
    old_price: 1000,
    discount: { id: 20, percent: 20 },
    stock: 0,
    minimum_order: 2,
    description: '<p>Soft</p>',
    order_policy: '<p>Cash</p>',
    product_images: [{ image: '/uploads/catalog/rose-back-800x800.webp' }],
    colors: [{ color: 'red' }],
    sizes: [{ size: '12 হাত' }],
    tags: [{ id: tag.id, tag: 'Eid' }],
    reviews: [],
  })
})

test('a product without discount and former price says null', async () => {
  await shop.make.product({ slug: 'plain' })

  const answer = await visitor.ask(getProduct, { slug: 'plain' })

  expect(answer.body.product).toMatchObject({ discount: null, old_price: null })
})

test('HTML of a description is sanitised', async () => {
  await shop.make.product({
    slug: 'hostile',
    description:
      '<p onclick="x()" style="color:red" id="a">Hi</p><script>x()</script><img src="//evil.example/a.png"><img src="/uploads/catalog/a.webp" onerror="x()"><a href="javascript:x()">go</a><iframe src="/"></iframe>',
  })

  const answer = await visitor.ask(getProduct, { slug: 'hostile' })

  const html: string = answer.body.product.description
  expect(html).toContain('<p>Hi</p>')
  expect(html).toContain('/uploads/catalog/a.webp')
  expect(html).not.toMatch(/script|onclick|onerror|style|id=|evil|iframe/)
})

test('up to 12 related products share a category, then a menu, and never are the product itself', async () => {
  const menu = await shop.make.menu()
  const category = await shop.make.category({ menuId: menu.id })
  const beside = await shop.make.category({ menuId: menu.id })
  const tag = await shop.make.tag()
  await shop.make.product({ slug: 'first', categoryIds: [category.id], tagIds: [tag.id] })
  const near = await shop.make.product({ categoryIds: [category.id] })
  for (let i = 0; i < 12; i++) await shop.make.product({ categoryIds: [beside.id] })
  const tagged = await shop.make.product({ tagIds: [tag.id] })

  const answer = await visitor.ask(getProduct, { slug: 'first' })

  const slugs = answer.body.related_products.map((card) => card.slug)
  expect(slugs).toHaveLength(12)
  expect(slugs[0]).toBe(near.slug)
  expect(slugs).not.toContain('first')
  expect(slugs).not.toContain(tagged.slug)
})

test.each(['no-such', '%', "' or 1=1", 'ক', '__proto__', '..', 'x'.repeat(300)])(
  'the product %j does not exist',
  async (slug) => {
    expect(await visitor.ask(getProduct, { slug })).toBeRefused(404)
  },
)

test('all products come newest first, 12 a page, none missed and none twice', async () => {
  while ((await shop.prisma.product.count()) < 27) await shop.make.product()
  const rows = await shop.prisma.product.findMany({ orderBy: { id: 'desc' }, select: { id: true } })

  const pages = await Promise.all([1, 2, 3].map((page) => visitor.ask(getProducts, { page })))

  expect(pages[0].status).toBe(200)
  expect(pages.map(({ body }) => body.products.length)).toEqual([12, 12, rows.length - 24])
  const shown = pages.flatMap(({ body }) => body.products.map((card) => card.id))
  expect(shown).toEqual(rows.map(({ id }) => id))
  expect(pages[1]?.body).toMatchObject({ total: rows.length, current_page: 2, last_page: 3 })
})

test('a page past the last is empty, and the limit may be 1 to 100', async () => {
  const past = await visitor.ask(getProducts, { page: 2_147_483_647, limit: 100 })
  const one = await visitor.ask(getProducts, { page: 1, limit: 1 })

  expect(past.body).toMatchObject({ products: [], current_page: 2_147_483_647, last_page: 1 })
  expect(one.body.products).toHaveLength(1)
  expect(one.body.last_page).toBe(one.body.total)
})

test.each([
  ['page', 0],
  ['page', -1],
  ['page', 1.5],
  ['page', 'two'],
  ['page', 2_147_483_648],
  ['page', '9'.repeat(400)],
  ['limit', 0],
  ['limit', 101],
  ['limit', '12; drop table product'],
])('a %s of %j is refused', async (field, value) => {
  const answer = await visitor.ask(getProducts, { [field]: value })

  expect(answer).toBeRefused(422)
  expect(Object.keys(answer.body.errors)).toEqual([field])
})
