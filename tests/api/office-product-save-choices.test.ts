import { expect, test } from 'vitest'
import { getProduct } from '#contract/catalog'
import { changeStock } from '#contract/office/stock'
import { findDifferences } from '../support/derived.ts'
import { openOffice } from '../support/office.ts'
import { countsOf, openProductForm, put, which } from '../support/product-form.ts'

const { shop, make, prisma, pool, manager } = await openOffice('manager')
const { save, saved, publish } = openProductForm(prisma, manager)
const category = await make.category()

test('a removed color keeps its id and its pieces, and has them when it is added again', async () => {
  const product = await publish(
    {
      colors: put('লাল', 'নীল'),
      counted: true,
      choice_goes_with_order: true,
      items: [
        { color: 'লাল', count: 3 },
        { color: 'নীল', count: 1 },
      ],
    },
    category.id,
  )
  const [red, blue] = product.colors
  const without = { colors: { remove: [red.id] } }

  const question = await save(without, which(product))
  expect(question).toBeRefused(422, 'লাল still has 3 pieces')
  expect(question.body).toMatchObject({
    confirm: true,
    errors: { colors: ['লাল still has 3 pieces'] },
  })
  const gone = await saved(without, { ...which(product), confirmed: true })
  expect(gone.colors.find(({ id }) => id === red.id)).toMatchObject({ removed: true })
  expect(countsOf(gone)).toEqual({ 'নীল -': 1 })
  await manager.ask(changeStock, {
    stock_item_id: gone.items.find(({ color_id }) => color_id === blue.id)?.id,
    change: -1,
    why: 'damaged',
  })
  expect(await prisma.product.findUnique({ where: { id: product.id } })).toMatchObject({ stock: 0 })

  const back = await saved({ colors: put('লাল') }, which(gone))

  expect(back.colors.map(({ id, removed }) => [id, removed])).toEqual([
    [blue.id, false],
    [red.id, false],
  ])
  expect(countsOf(back)).toEqual({ 'নীল -': 0, 'লাল -': 3 })
  expect(back).toMatchObject({ stock: 1 })
  const swapped = await saved(
    { colors: { remove: [red.id], put: [{ ref: 'n', name: 'লাল' }] } },
    which(back),
  )
  expect(countsOf(swapped)).toEqual(countsOf(back))
  expect(await findDifferences(pool)).toEqual([])
})

test('the last color of counted products leaves one count to be given', async () => {
  const product = await publish(
    {
      colors: put('Red'),
      counted: true,
      choice_goes_with_order: true,
      items: [{ color: 'Red', count: 3 }],
    },
    category.id,
  )
  const change = { colors: { remove: [product.colors[0].id] } }
  const refused = await save(change, { ...which(product), confirmed: true })
  expect(refused).toBeRefused(422, 'Count a whole number up to 99999')

  const one = await saved(
    { ...change, items: [{ count: 9 }] },
    { ...which(product), confirmed: true },
  )
  expect(countsOf(one)).toEqual({ '- -': 9 })

  // Pieces of the color stay hidden while all are counted as one.
  const back = await saved({ colors: put('red') }, which(one))
  expect(countsOf(back)).toEqual({ '- -': 9 })
  expect(back.colors).toMatchObject([{ id: product.colors[0].id, color: 'red', removed: false }])
  expect(await findDifferences(pool)).toEqual([])
})

test('a renamed color is the same one with its pieces', async () => {
  const product = await publish(
    {
      colors: put('Red', 'Blue'),
      counted: true,
      choice_goes_with_order: true,
      items: [{ color: 'Red', count: 3 }],
    },
    category.id,
  )
  const [red, blue] = product.colors
  const renamed = await saved(
    {
      colors: {
        put: [
          { ref: red.id, name: 'Blue' },
          { ref: blue.id, name: 'Red' },
        ],
      },
    },
    which(product),
  )
  expect(countsOf(renamed)).toEqual({ 'Blue -': 3, 'Red -': 0 })
})

test('shoppers see colors and sizes in the order that the form gives them', async () => {
  const product = await publish(
    { colors: put('Red', 'Blue', 'Green'), sizes: put('M', 'L') },
    category.id,
  )
  const [red, blue, green] = product.colors.map(({ id }: { id: number }) => id)
  const [m, l] = product.sizes.map(({ id }: { id: number }) => id)
  const moved = await saved(
    { colors: { order: [green, red, blue] }, sizes: { order: [l, m] } },
    which(product),
  )
  expect(moved.colors.map(({ color }) => color)).toEqual(['Green', 'Red', 'Blue'])
  const shown = await shop.visitor().ask(getProduct, { slug: product.slug })
  const { colors, sizes } = shown.body.product
  expect(colors.map(({ color }: { color: string }) => color)).toEqual(['Green', 'Red', 'Blue'])
  expect(sizes.map(({ size }: { size: string }) => size)).toEqual(['L', 'M'])
})
