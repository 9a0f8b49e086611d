import { expect, test } from 'vitest'
import { getPicks } from '#contract/office/picks'
import { mostPickedOrders } from '#contract/office/rules'
import { countedProduct } from '../support/counted.ts'
import { openOffice } from '../support/office.ts'

const { shop, agent, manager } = await openOffice('manager', 'agent')

const picksOf = async (member = agent) => {
  const answer = await member.ask(getPicks)
  expect(answer).toFitShape(getPicks)
  return answer.body
}

test('orders to pack are summed by product, color and size, orders of other states are not', async () => {
  const shirt = await countedProduct(shop, {
    title: 'Shirt',
    ownCode: 'S-1',
    colors: ['Red', 'Blue'],
    sizes: ['M', 'L'],
    counts: { 'Red/M': 9, 'Red/L': 9, 'Blue/M': 9 },
  })
  const lamp = await shop.make.product({ title: 'Lamp' })
  const ordered = (choice: string, quantity: number, status = 1) => {
    const [color = '', size = ''] = choice.split('/')
    const colorId = shirt.colorId(color)
    const sizeId = shirt.sizeId(size)
    return shop.make.order({
      status,
      lineGiven: { productId: shirt.id, title: 'Shirt', quantity, color, size, colorId, sizeId },
    })
  }
  const first = await ordered('Red/M', 2)
  const second = await ordered('Red/M', 3)
  const large = await ordered('Red/L', 1)
  const blue = await ordered('Blue/M', 4)
  for (const status of [0, 2, 3, 4, 5]) await ordered('Red/M', 7, status)
  const { title, slug, image } = { title: 'Lamp', slug: 'lamp', image: '/lamp.webp' }
  await shop.prisma.orderLine.createMany({
    data: [1, 5].map((quantity) => {
      return { orderId: first.id, productId: lamp.id, title, slug, image, quantity, priceTaka: 9 }
    }),
  })

  const given = { product_id: shirt.id, own_code: 'S-1', title: 'Shirt' }
  const { subtotalTaka, totalTaka } = first
  await shop.prisma.order.update({
    where: { id: first.id },
    data: { subtotalTaka: subtotalTaka + 54, totalTaka: totalTaka + 54 },
  })

  expect(await picksOf()).toMatchObject({
    picks: [
      { product_id: lamp.id, own_code: null, title, image, pieces: 6, orders: [first.id] },
      { ...given, color: 'Red', size: 'M', pieces: 5, orders: [first.id, second.id] },
      { ...given, color: 'Red', size: 'L', pieces: 1, orders: [large.id] },
      { ...given, color: 'Blue', size: 'M', pieces: 4, orders: [blue.id] },
    ],
    orders: 4,
    left_out: 0,
  })
})

test('whoever prints slips reads it, nobody else', async () => {
  expect(await picksOf(manager)).toEqual(await picksOf())
  expect(await shop.visitor().ask(getPicks)).toBeRefused(401)
  expect(await (await shop.customer()).ask(getPicks)).toBeRefused(401)
})

test('of a long queue the oldest orders are counted, and how many more wait', async () => {
  const before = await picksOf()
  const { id } = await shop.make.product({ title: 'Plate' })
  const { customerId } = await shop.make.order({ status: 0 })
  await shop.pool.query(
    `with made as (
      insert into orders (customer_id, trans_id, confirm_key, confirmed_lines, status, fee_taka,
        subtotal_taka, total_taka, address_name, address_number, address)
      select $1, 'long-' || n, 'long ' || n, 'long ' || n, 1, 60, 9, 69, 'R', '01712345678', 'Dhaka'
      from generate_series(1, $2::int) n returning id
    )
    insert into order_line (order_id, product_id, quantity, price_taka, title, slug, image)
    select id, $3, 1, 9, 'Plate', 'plate', '/plate.webp' from made`,
    [customerId, mostPickedOrders, id],
  )

  const { picks, orders, left_out } = await picksOf()

  expect({ orders, left_out }).toEqual({ orders: mostPickedOrders, left_out: before.orders })
  const plates = picks.find(({ title }: { title: string }) => title === 'Plate')
  expect(plates).toMatchObject({ pieces: mostPickedOrders - before.orders })
})
