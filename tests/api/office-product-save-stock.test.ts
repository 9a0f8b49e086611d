import { expect, test } from 'vitest'
import { findDifferences } from '../support/derived.ts'
import { openOffice } from '../support/office.ts'
import { countsOf, openProductForm, put, which } from '../support/product-form.ts'

const { make, prisma, pool, manager } = await openOffice('manager')
const { save, saved, publish } = openProductForm(prisma, manager)
const category = await make.category()
const needsChoice = 'A product counted by colour or size needs the choice with the order'

test('switching on asks for the first count; off keeps it unused', async () => {
  const product = await publish({}, category.id)
  const refused = await save({ counted: true }, which(product))
  expect(refused).toBeRefused(422, 'Count a whole number up to 99999')
  expect(Object.keys(refused.body.errors)).toEqual(['items'])
  const blank = await save({ counted: true, items: [{}] }, which(product))
  expect(Object.keys(blank.body.errors)).toEqual(['items.0.count'])

  const on = await saved(
    { counted: true, items: [{ count: '১২টি'.slice(0, 2), low_at: '৩' }] },
    which(product),
  )
  expect(on).toMatchObject({ counted: true, stock: 1, v: 1 })
  expect(on.items).toMatchObject([{ color_id: null, size_id: null, count: 12, low_at: 3 }])
  const moves = await prisma.stockMove.findMany({ where: { stockItemId: on.items[0]?.id ?? 0 } })
  expect(moves).toMatchObject([{ change: 12, why: 4, staffId: manager.id }])

  const off = await saved({ counted: false, in_stock: false }, which(on))
  expect(off).toMatchObject({ counted: false, stock: 0 })
  expect(off.items).toMatchObject([{ count: 12, removed: false }])
  const again = await saved({ counted: true }, which(off))
  expect(again).toMatchObject({ stock: 1, in_stock: false })
  expect(await findDifferences(pool)).toEqual([])
})

test('pairs are counted where the choice goes with the order, and nowhere else', async () => {
  const pairs = {
    colors: put('Red', 'Blue'),
    sizes: put('M', 'L'),
    counted: true,
    items: [
      { color: 'Red', size: 'M', count: 3 },
      { color: 'Blue', size: 'L', count: '৪' },
    ],
  }
  const refused = await save({ ...pairs, title: 'x', price: 5 })
  expect(refused.body.errors.choice_goes_with_order).toEqual([needsChoice])

  const product = await publish({ ...pairs, choice_goes_with_order: true }, category.id)
  expect(product).toMatchObject({ v: 0, stock: 1, choice_goes_with_order: true })
  expect(countsOf(product)).toEqual({ 'Red M': 3, 'Red L': 0, 'Blue M': 0, 'Blue L': 4 })
  const off = await save({ choice_goes_with_order: false }, which(product))
  expect(off).toBeRefused(422, needsChoice)
  expect(Object.keys(off.body.errors)).toEqual(['choice_goes_with_order'])
  const twice = await save(
    { items: [{ color: product.colors[0].id, size: product.sizes[0].id, count: 9 }] },
    which(product),
  )
  expect(twice).toBeRefused(422, 'A choice is there twice')
  expect(Object.keys(twice.body.errors)).toEqual(['items.0'])
  expect(await findDifferences(pool)).toEqual([])
})

test('a new size gets its counts, and one count for all takes their place when it is confirmed', async () => {
  const product = await publish(
    {
      sizes: put('M'),
      counted: true,
      choice_goes_with_order: true,
      items: [{ size: 'M', count: 5 }],
    },
    category.id,
  )
  const more = await saved(
    { sizes: put('L', 'XL'), items: [{ size: 'L', count: 2 }] },
    which(product),
  )
  expect(countsOf(more)).toEqual({ '- M': 5, '- L': 2, '- XL': 0 })

  const single = { items: [{ count: 6 }], choice_goes_with_order: false }
  const question = await save(single, which(more))
  expect(question).toBeRefused(422, `${product.title} still has 7 pieces`)
  expect(question.body.confirm).toBe(true)
  const one = await saved(single, { ...which(more), confirmed: true })
  expect(countsOf(one)).toEqual({ '- -': 6 })
  expect(await findDifferences(pool)).toEqual([])
})

test('200 pairs are counted, not one more', async () => {
  const names = (n: number, of: string) =>
    put(...Array.from({ length: n }, (_, nr) => `${of} ${nr}`))
  const pairs = (colors: number, sizes: number) => ({
    colors: names(colors, 'C'),
    sizes: names(sizes, 'S'),
    counted: true,
    choice_goes_with_order: true,
    items: [{ color: 'C 0', size: 'S 0', count: 99_999 }],
  })
  const product = await publish(pairs(20, 10), category.id)
  expect(product.items).toHaveLength(200)

  const more = await save({ colors: put('One more') }, which(product))
  expect(more).toBeRefused(422, 'At most 200 pairs of colour and size')
  expect(await findDifferences(pool)).toEqual([])
})
