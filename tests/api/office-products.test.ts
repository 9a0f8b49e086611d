import { expect, test } from 'vitest'
import { openOffice } from '../support/office.ts'
import * as calls from '#contract/office/products'

const { prisma, make, agent, manager } = await openOffice('agent', 'manager')

test('a product is read with all that its form shows', async () => {
  const menu = await make.menu({ menu: 'Women' })
  const category = await make.category({ category: 'Saree', menuId: menu.id })
  const tag = await make.tag({ tag: 'Eid' })
  const { id } = await make.product({
    ...{ title: 'Jamdani', slug: 'jamdani-link', priceTaka: 900, oldPriceTaka: 1000 },
    ...{ discountPercent: 10, ownCode: 'J-1', imageAlt: 'A saree', counted: true },
    ...{ choiceGoesWithOrder: true, categoryIds: [category.id], tagIds: [tag.id] },
    description: '<p>Soft</p><script>1</script>',
  })
  for (const [nr, image] of ['b', 'a'].entries()) {
    await prisma.productImage.create({
      data: { productId: id, image: `/uploads/catalog/${image}-800x800.webp`, position: 1 - nr },
    })
  }
  const red = await prisma.productColor.create({ data: { productId: id, color: 'Red' } })
  const removedAt = new Date()
  await prisma.productColor.create({ data: { productId: id, color: 'Blue', removedAt } })
  await prisma.stockItem.create({ data: { productId: id, colorId: red.id, lowAt: 3 } })
  const cart = await make.cartLine({ productId: id })
  await make.cartLine({ productId: id, customerId: cart.customerId, colorId: red.id })
  for (const status of [0, 3, 4, 5]) await make.order({ status, lineGiven: { productId: id } })

  const answer = await agent.ask(calls.getOfficeProduct, { id })

  expect(answer.body.product).toMatchObject({
    ...{ id, title: 'Jamdani', slug: 'jamdani-link', price: 900 },
    ...{ old_price: 1000, discount: 10, own_code: 'J-1', image_alt: 'A saree', minimum_order: 1 },
    ...{ counted: true, choice_goes_with_order: true, in_stock: true, stock: 0 },
    ...{ archived_at: null, description: '<p>Soft</p>', order_policy: '', v: 0 },
    categories: [{ id: category.id, category: 'Saree', menu: 'Women' }],
    tags: [{ id: tag.id, tag: 'Eid' }],
    images: [
      { image: '/uploads/catalog/a-800x800.webp', alt: null },
      { image: '/uploads/catalog/b-800x800.webp', alt: null },
    ],
    colors: [
      { id: red.id, color: 'Red', removed: false },
      { color: 'Blue', removed: true },
    ],
    sizes: [],
    items: [{ color_id: red.id, size_id: null, count: 0, low_at: 3, available: false }],
    ...{ in_carts: 1, open_orders: 2 },
  })
  expect(await agent.ask(calls.getOfficeProduct, { id: 2_147_483_647 })).toBeRefused(404)
  await prisma.product.delete({ where: { id } })
})

test('a link is made of a title, and told free or taken', async () => {
  const link = async (input: object) => (await manager.ask(calls.getSlug, { ...input })).body
  const { id } = await make.product({ title: 'One', slug: 'lal-shari' })
  const other = await make.product({ title: 'Other', slug: 'lal-shari-2' })
  await prisma.product.update({ where: { id: other.id }, data: { slug: 'nil-shari' } })

  expect(await link({ title: 'লাল শাড়ি' })).toMatchObject({ slug: 'lal-shari-3', taken_by: null })
  expect(await link({ title: 'লাল শাড়ি', id })).toMatchObject({ slug: 'lal-shari' })
  expect(await link({ title: 'লাল শাড়ি', id: other.id })).toMatchObject({ slug: 'lal-shari-2' })
  expect(await link({ title: 'সবুজ শাড়ি' })).toMatchObject({ slug: 'sobuj-shari' })
  expect(await link({ slug: ' Lal Shari ' })).toMatchObject({
    ...{ slug: 'lal-shari', taken_by: { id, title: 'One' } },
  })
  expect(await link({ slug: 'lal-shari', id })).toMatchObject({ taken_by: null })
  expect(await link({})).toMatchObject({ slug: 'product', taken_by: null })
  const long = 'ক'.repeat(200)
  const first = await link({ title: long })
  await make.product({ slug: first.slug })
  const second = await link({ title: long })
  expect(second.slug.length).toBeLessThanOrEqual(160)
  expect(second.slug).toMatch(/-2$/)
  expect((await manager.ask(calls.getSlug, { title: long })).status).toBe(200)
})
