// Over 200 lines: one save, from a new product to what two people change at once.
import { expect, test } from 'vitest'
import { getProduct, listCategory, listTag, searchProducts } from '#contract/catalog'
import { saveProduct } from '#contract/office/products'
import { findDifferences } from '../support/derived.ts'
import { openOffice } from '../support/office.ts'
import { openProductForm } from '../support/product-form.ts'

const { shop, make, prisma, pool, manager } = await openOffice('manager')
const { photo, save, publish } = openProductForm(prisma, manager)
const category = await make.category({ category: 'Saree' })
const other = await make.category({ category: 'Panjabi' })
const guest = shop.visitor()
const slugsOf = ({ body }: { body: { products: { data: { slug: string }[] } } }) =>
  body.products.data.map(({ slug }) => slug)

test('the first save of a product publishes it: page, listing, tag and search have it at once', async () => {
  const [first, second] = [await photo(), await photo()]
  const answer = await save({
    title: '  জামদানি \n শাড়ি ',
    price: '১,২৫০/-',
    old_price: '৳ 2,000',
    minimum_order: '২',
    own_code: 'J-1',
    in_stock: true,
    images: { order: [second, first], put: [{ ref: first }, { ref: second, alt: 'Red' }] },
    categories: { add: [category.id] },
    tags: { add: ['ঈদ', 'Eid 2026'] },
    colors: {
      put: [
        { ref: 'a', name: 'লাল' },
        { ref: 'b', name: 'নীল' },
      ],
      order: ['b', 'a'],
    },
    sizes: { put: [{ ref: 'a', name: 'M' }] },
    description: '<p onclick="x()">Soft</p>',
  })

  expect(answer).toFitShape(saveProduct)
  const { product } = answer.body
  expect(product).toMatchObject({
    v: 0,
    title: 'জামদানি শাড়ি',
    slug: 'jamdani-shari',
    price: 1250,
    old_price: 2000,
    discount: 37,
    minimum_order: 2,
    own_code: 'J-1',
    image_alt: 'Red',
    in_stock: true,
    stock: 1,
    counted: false,
    archived_at: null,
    description: '<p>Soft</p>',
    order_policy: '',
    in_carts: 0,
    open_orders: 0,
    items: [],
    images: [
      { image: second, alt: 'Red' },
      { image: first, alt: null },
    ],
    colors: [
      { color: 'নীল', removed: false },
      { color: 'লাল', removed: false },
    ],
    sizes: [{ size: 'M', removed: false }],
    categories: [{ id: category.id }],
    tags: [{ tag: 'Eid 2026' }, { tag: 'ঈদ' }],
  })
  const shown = await guest.ask(getProduct, { slug: 'jamdani-shari' })
  expect(shown.body.product).toMatchObject({ price: 1250, image: second })
  expect(slugsOf(await guest.ask(listCategory, { category: 'Saree' }))).toContain('jamdani-shari')
  expect(slugsOf(await guest.ask(listTag, { tag: 'Eid 2026' }))).toContain('jamdani-shari')
  const found = await guest.ask(searchProducts, { keyword: 'jamdani' })
  expect(found.body.data.map(({ slug }: { slug: string }) => slug)).toContain('jamdani-shari')
  expect(await findDifferences(pool)).toEqual([])
})

test('only the named fields change; lists change by what is named in them', async () => {
  const red = { ref: 'a', name: 'Red' }
  const blue = { ref: 'b', name: 'Blue' }
  const before = await publish(
    { colors: { put: [red, blue] }, tags: { add: ['One', 'Two'] }, order_policy: '<p>Hand</p>' },
    category.id,
  )
  const [one] = before.tags
  const third = await photo()

  const { body } = await save(
    {
      price: 900,
      images: { put: [{ ref: third, alt: 'Back' }] },
      colors: {
        put: [
          { ref: before.colors[0].id, name: 'Rose' },
          { ref: 'x', name: 'Green' },
        ],
        order: ['x'],
      },
      tags: { add: ['three', 'two'], remove: [one.id] },
      categories: { add: [other.id], remove: [category.id] },
    },
    { id: before.id, v: before.v },
  )

  expect(body.product).toMatchObject({
    id: before.id,
    v: before.v + 1,
    title: before.title,
    slug: before.slug,
    price: 900,
    order_policy: '<p>Hand</p>',
    description: before.description,
    images: [before.images[0], { image: third, alt: 'Back' }],
    categories: [{ id: other.id }],
  })
  expect(body.product.colors).toMatchObject([
    { color: 'Green' },
    { id: before.colors[0].id, color: 'Rose' },
    { id: before.colors[1].id, color: 'Blue' },
  ])
  expect(body.product.tags.map(({ tag }: { tag: string }) => tag).sort()).toEqual(['Two', 'three'])
  expect(slugsOf(await guest.ask(listCategory, { category: 'Panjabi' }))).toContain(before.slug)
  expect(slugsOf(await guest.ask(listCategory, { category: 'Saree' }))).not.toContain(before.slug)
  expect(await findDifferences(pool)).toEqual([])
})

test('photos are shown in their order, and the first one goes to cards with its words', async () => {
  const product = await publish({}, category.id)
  const [a] = product.images
  const [b, c] = [await photo(), await photo()]

  const more = await save(
    { images: { order: [c, a.id, b], put: [{ ref: b }, { ref: c, alt: 'Front' }] } },
    { id: product.id, v: product.v },
  )
  expect(more.body.product.images.map(({ image }: { image: string }) => image)).toEqual([
    c,
    a.image,
    b,
  ])
  expect(more.body.product.image_alt).toBe('Front')
  expect(await prisma.product.findUnique({ where: { id: product.id } })).toMatchObject({ image: c })

  const [front, , last] = more.body.product.images
  const fewer = await save(
    { images: { order: [last.id], remove: [front.id] } },
    { id: product.id, v: product.v + 1 },
  )
  expect(fewer.body.product.images.map(({ image }: { image: string }) => image)).toEqual([
    b,
    a.image,
  ])
  expect(fewer.body.product).toMatchObject({ image_alt: null, v: product.v + 2 })
  const rows = await prisma.productImage.findMany({
    where: { productId: product.id },
    orderBy: { position: 'asc' },
  })
  expect(rows.map(({ position }) => position)).toEqual([0, 1])
})

test('the later of two editors gets the present values, and nothing of his is written', async () => {
  const product = await publish({}, category.id)
  await save({ price: 800 }, { id: product.id, v: product.v })

  const late = await save({ title: 'Another' }, { id: product.id, v: product.v })

  expect(late).toBeRefused(409, 'This product was changed meanwhile')
  expect(late.body.current).toMatchObject({ id: product.id, v: product.v + 1, price: 800 })
  expect(late.body.current.title).toBe(product.title)
  expect(await save({ title: 'X' }, { id: product.id })).toBeRefused(409)
  expect(await save({ title: 'X' }, { id: 2_000_000_000, v: 0 })).toBeRefused(404)
})

test('a new title leaves the link; a link changed by will leaves the former one leading here', async () => {
  const product = await publish({ title: 'Cotton Saree' }, category.id)
  const { body } = await save({ title: 'Silk Saree' }, { id: product.id, v: product.v })
  expect(body.product.slug).toBe('cotton-saree')

  const moved = await save({ slug: 'Silk  Saree!' }, { id: product.id, v: body.product.v })

  expect(moved.body.product.slug).toBe('silk-saree')
  const led = await guest.ask(getProduct, { slug: 'cotton-saree' })
  expect(led.body.product).toMatchObject({ id: product.id, slug: 'silk-saree' })
  const namesake = await publish({ title: 'Silk Saree' }, category.id)
  expect(namesake.slug).toBe('silk-saree-2')
  const taken = await save({ slug: 'silk-saree' }, { id: namesake.id, v: namesake.v })
  expect(taken).toBeRefused(422, 'This link belongs to Silk Saree')
  expect(Object.keys(taken.body.errors)).toEqual(['slug'])
})

test('product off sale is in no listing, and on sale again it is', async () => {
  const product = await publish({ title: 'Going Away' }, category.id)

  const off = await save({ archived: true }, { id: product.id, v: product.v })
  expect(off.body.product).toMatchObject({ archived_at: expect.any(String), stock: 0 })
  expect(slugsOf(await guest.ask(listCategory, { category: 'Saree' }))).not.toContain(product.slug)
  expect(await findDifferences(pool)).toEqual([])

  const back = await save({ archived: false }, { id: product.id, v: off.body.product.v })
  expect(back.body.product).toMatchObject({ archived_at: null, stock: 1 })
  expect(slugsOf(await guest.ask(listCategory, { category: 'Saree' }))).toContain(product.slug)
  expect(await findDifferences(pool)).toEqual([])
})
