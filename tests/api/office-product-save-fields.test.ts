// Over 200 lines: one table of all fields at and beyond their limits.

import { expect, test } from 'vitest'
import type { ProductChanges } from '#contract/office/product-changes'
import { openOffice } from '../support/office.ts'
import { openProductForm, put, which } from '../support/product-form.ts'

const { make, prisma, manager } = await openOffice('manager')
const { photo, save, publish } = openProductForm(prisma, manager)
const category = await make.category()
const categories = await Promise.all(Array.from({ length: 10 }, () => make.category()))
const product = await publish({ title: 'The One', own_code: 'A-1' }, category.id)
const plain = await make.product({ title: 'Its Neighbour', priceTaka: 100, ownCode: 'B-2' })
const photos = async (n: number) => ({
  put: await Promise.all(Array.from({ length: n }, async () => ({ ref: await photo() }))),
})
const names = (n: number, of: string) => put(...Array.from({ length: n }, (_, nr) => `${of} ${nr}`))
type Changes = ProductChanges | (() => Promise<ProductChanges>)
const madeOf = (changes: Changes) => (typeof changes === 'function' ? changes() : changes)

test('first publish reports all problems at once', async () => {
  const { status, body } = await save({ description: '' })

  expect(status).toBe(422)
  expect(body.errors).toEqual({
    title: ['Please enter the name'],
    images: ['Add at least one photo'],
    price: ['Write one price in whole taka'],
    categories: ['Choose at least one category'],
  })
  expect(body.confirm).toBeUndefined()
})

test.each<[string, Changes, string, string]>([
  ['a title of blanks', { title: ' \u200b ' }, 'title', 'Please enter the name'],
  [
    'a title in letters that a program misread',
    { title: 'à¦œà¦¾à¦®à¦¦à¦¾à¦¨à¦¿' },
    'title',
    'The name has a character that cannot be read',
  ],
  ['a long title', { title: 'ক'.repeat(201) }, 'title', 'The name may have at most 200 characters'],
  [
    'long words of the photo',
    { image_alt: 'x'.repeat(151) },
    'image_alt',
    'The words of the photo may have at most 150 characters',
  ],
  ['a price that is none', { price: 'ten' }, 'price', 'Write one price in whole taka'],
  ['a fraction', { price: '12.50' }, 'price', 'Write one price in whole taka'],
  ['too much', { price: '১,০০,০০,০০১' }, 'price', 'Write one price in whole taka'],
  ['less than nothing', { price: -1 }, 'price', 'Write one price in whole taka'],
  [
    'an old price not above',
    { old_price: '১২৫০/-' },
    'old_price',
    'The former price must be above the price',
  ],
  [
    'a price above the old one',
    { price: 3000, old_price: 2999 },
    'old_price',
    'The former price must be above the price',
  ],
  ['a discount of nothing', { discount: '১০' }, 'discount', 'A discount needs a former price'],
  [
    'a discount of all',
    { discount: 100 },
    'discount',
    'The discount must be a whole number from 1 to 99',
  ],
  [
    'no minimum',
    { minimum_order: '০' },
    'minimum_order',
    'The minimum order must be a whole number from 1 to 9999',
  ],
  [
    'too large a minimum',
    { minimum_order: 10_000 },
    'minimum_order',
    'The minimum order must be a whole number from 1 to 9999',
  ],
  [
    'letters of a code',
    { own_code: 'কোড' },
    'own_code',
    'An own code has only letters, digits and - _ . /',
  ],
  [
    'a long code',
    { own_code: 'x'.repeat(41) },
    'own_code',
    'The own code may have at most 40 characters',
  ],
  ['a code of another', { own_code: 'b-2' }, 'own_code', 'This code belongs to Its Neighbour'],
  ['a link of another', { slug: plain.slug }, 'slug', 'This link belongs to Its Neighbour'],
  ['a link of signs', { slug: '!?' }, 'slug', 'Please enter the link'],
  [
    'no photo left',
    { images: { remove: [product.images[0].id] } },
    'images',
    'Add at least one photo',
  ],
  ['eleven photos', async () => ({ images: await photos(10) }), 'images', 'At most 10 photos'],
  [
    'a photo of another site',
    { images: { put: [{ ref: 'https://x.example/a.jpg' }] } },
    'images.0',
    'Add a picture',
  ],
  [
    'a photo that is gone',
    {
      images: { put: [{ ref: '/uploads/catalog/0f8e1a52-3c5d-4b7e-9a01-1f2e3d4c5b6a-8x6.webp' }] },
    },
    'images',
    'This picture is no longer there, please add it again',
  ],
  [
    'no category left',
    { categories: { remove: [category.id] } },
    'categories',
    'Choose at least one category',
  ],
  [
    'eleven categories',
    { categories: { add: categories.map(({ id }) => id) } },
    'categories',
    'At most 10 categories',
  ],
  [
    'an unknown category',
    { categories: { add: [2_000_000_000] } },
    'categories',
    'The category was not found',
  ],
  ['an unknown tag', { tags: { add: [2_000_000_000] } }, 'tags', 'The tag was not found'],
  [
    '21 tags',
    { tags: { add: Array.from({ length: 21 }, (_, nr) => `tag ${nr}`) } },
    'tags',
    'At most 20 tags',
  ],
  [
    'a tag with a slash',
    { tags: { add: ['good', 'a/b'] } },
    'tags.1',
    'A name has no / and no \\, and is not dots alone',
  ],
  ['25 colors', { colors: names(25, 'C') }, 'colors', 'At most 24 colours'],
  ['25 sizes', { sizes: names(25, 'S') }, 'sizes', 'At most 24 sizes'],
  [
    'a size twice',
    {
      sizes: {
        put: [
          { ref: 'a', name: '৩৬' },
          { ref: 'b', name: 'M' },
          { ref: 'c', name: '36' },
        ],
      },
    },
    'sizes.2.name',
    '36 is there twice',
  ],
  [
    'a size without a name',
    {
      sizes: {
        put: [
          { ref: 'a', name: 'M' },
          { ref: 'b', name: ' ' },
        ],
      },
    },
    'sizes.1.name',
    'Please enter the size',
  ],
  [
    'a long color',
    { colors: { put: [{ ref: 'a', name: 'x'.repeat(41) }] } },
    'colors.0.name',
    'The color may have at most 40 characters',
  ],
  [
    'a count too large',
    { counted: true, items: [{ count: '১,০০,০০০' }] },
    'items.0.count',
    'Count a whole number up to 99999',
  ],
  [
    'a warning too large',
    { counted: true, items: [{ count: 1, low_at: 10_000 }] },
    'items.0.low_at',
    'The warning must be a whole number from 0 to 9999',
  ],
  [
    'pairs without the choice',
    { counted: true, colors: put('A', 'B'), items: [{ color: 'A', count: 1 }] },
    'choice_goes_with_order',
    'A product counted by colour or size needs the choice with the order',
  ],
  [
    'a long text',
    { description: `<p>${'ক'.repeat(34_200)}</p>` },
    'description',
    'The text is too long by 72 letters',
  ],
])('%s', async (_what, changes, field, sentence) => {
  const answer = await save(await madeOf(changes), which(product))

  expect(answer).toBeRefused(422, sentence)
  expect(answer.body.errors).toEqual({ [field]: [sentence] })
  expect(answer.body.confirm).toBeUndefined()
  expect(await prisma.product.findUnique({ where: { id: product.id } })).toMatchObject({
    version: product.v,
  })
})

test('a price of 0 is confirmed once', async () => {
  const question = await save({ price: '০' }, which(product))
  expect(question).toBeRefused(422, 'The price is 0, please confirm it')
  expect(question.body.confirm).toBe(true)

  const wrong = await save({ price: 0, discount: 5 }, { ...which(product), confirmed: true })
  expect(wrong.body.errors).toEqual({ discount: ['A discount needs a former price'] })
  const free = await save({ price: 0 }, { ...which(product), confirmed: true })
  expect(free.body.product.price).toBe(0)
  const on = await save({ title: 'Still 0' }, which(free.body.product))
  expect(on.body.product.price).toBe(0)
})

test.each<[Changes, object]>([
  [{ title: 'ক'.repeat(200) }, { title: 'ক'.repeat(200) }],
  [{ price: '১,০০,০০,০০০ টাকা' }, { price: 10_000_000, discount: null }],
  [
    { price: 1, old_price: 10_000_000 },
    { price: 1, discount: 99 },
  ],
  [
    { price: '750/-', old_price: '৳১,০০০' },
    { price: 750, old_price: 1000, discount: 25 },
  ],
  [
    { old_price: 1999, discount: '১৫' },
    { price: 1699, old_price: 1999, discount: 15 },
  ],
  [
    { price: 1700, old_price: 2000, discount: 15 },
    { price: 1700, discount: 15 },
  ],
  [
    { minimum_order: '৯৯৯৯', own_code: 'a_B-1.2/3' },
    { minimum_order: 9999, own_code: 'a_B-1.2/3' },
  ],
  [
    { image_alt: 'x'.repeat(150), own_code: '' },
    { image_alt: 'x'.repeat(150), own_code: null },
  ],
  [{ colors: names(24, 'C'), sizes: names(8, 'S') }, {}],
  [{ tags: { add: Array.from({ length: 20 }, (_, nr) => `tag ${nr}`) } }, {}],
  [async () => ({ images: await photos(10) }), {}],
  [
    { counted: true, items: [{ count: '৯৯,৯৯৯', low_at: '৯৯৯৯' }] },
    { counted: true, stock: 1 },
  ],
  [{ categories: { add: categories.slice(0, 9).map(({ id }) => id) } }, {}],
  [{ description: `<p>${'ক'.repeat(34_131)}</p>` }, {}],
])('at its limits %#', async (changes, shown) => {
  const answer = await publish(await madeOf(changes), category.id)

  expect(answer).toMatchObject(shown)
  await prisma.product.delete({ where: { id: answer.id } })
})

test('only what changes is checked: what stood there wrong before gets its price', async () => {
  const old = await make.product({ priceTaka: 500, oldPriceTaka: 400, title: 'Old' })

  const answer = await save({ minimum_order: 3 }, { id: old.id, v: 0 })

  expect(answer.body.product).toMatchObject({ old_price: 400, price: 500, images: [], v: 1 })
  const priced = await save({ price: 300 }, which(answer.body.product))
  expect(priced.body.product).toMatchObject({ old_price: 400, price: 300, discount: 25 })
})
