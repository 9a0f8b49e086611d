// Over 200 lines: all that an edit of one order may change.
import { expect, test } from 'vitest'
import { countedProduct } from '../support/counted.ts'
import { openOffice } from '../support/office.ts'
import { seenBy } from '../support/office-orders.ts'
import { fillCart } from '../support/shopping.ts'
import * as calls from '#contract/office/orders'

const { shop, manager, agent } = await openOffice('manager', 'agent')

/** An order of two lines, 2 x 500 and 1 x 300 taka, by a customer with a promo of 100. */
async function ordered() {
  const { code } = await shop.make.promo({ priceTaka: 100 })
  const { buyer, confirm } = await fillCart(shop, [
    { quantity: 2, priceTaka: 500, title: 'Sari' },
    { priceTaka: 300, title: 'Lamp' },
  ])
  const { body } = await confirm({ promo: code })
  const order = await seenBy(manager, { transId: body.trans_id })
  const { id: order_id, v, fee, name, number, address } = order
  const same = { order_id, v, fee, name, number, address }
  const lines = order.lines.map(({ id, quantity }) => ({ line_id: id, quantity }))
  return { order, same, lines, buyer }
}

test('lines, fee and address of an order change together, with its sums', async () => {
  const { order, same, lines } = await ordered()
  const [sari] = lines
  const shawl = await shop.make.product({ title: 'Shawl', priceTaka: 700, minimumOrder: 2 })
  // The price that the customer saw stays.
  await shop.prisma.product.updateMany({ where: { title: 'Sari' }, data: { priceTaka: 900 } })

  const answer = await agent.ask(calls.editOrder, {
    ...same,
    lines: [
      { ...sari, quantity: 1 },
      { product_id: shawl.id, quantity: 2 },
    ],
    ...{ fee: 100, number: '০১৯১১-২২২৩৩৩', name: 'করিম' },
  })

  expect(answer.status).toBe(200)
  const edited = answer.body.order
  expect(edited).toMatchObject({
    ...{ fee: 100, subtotal: 1900, discount: 100, total: 1900, v: order.v + 1 },
    ...{ number: '01911222333', name: 'করিম', address: order.address },
    lines: [
      { title: 'Sari', quantity: 1, price: 500 },
      { title: 'Shawl', quantity: 2, price: 700 },
    ],
  })
  expect(edited.events.at(-1)).toMatchObject({ kind: 'edit', by: 'Agent' })
  expect(edited.events.at(-1)?.data).toEqual({
    changes: {
      lines: {
        before: [
          { title: 'Sari', quantity: 2, price: 500 },
          { title: 'Lamp', quantity: 1, price: 300 },
        ],
        after: [
          { title: 'Sari', quantity: 1, price: 500 },
          { title: 'Shawl', quantity: 2, price: 700 },
        ],
      },
      fee: { before: 60, after: 100 },
      total: { before: 1260, after: 1900 },
      name: { before: order.name, after: 'করিম' },
      number: { before: order.number, after: '01911222333' },
    },
  })
  const { body } = await manager.ask(calls.getOrders, { q: '1911-222333' })
  expect(body.orders.map(({ id }) => id)).toEqual([order.id])
})

test('the version goes up where one line became another of the same sum', async () => {
  const { order, same, lines } = await ordered()
  const [, lamp] = lines
  const { id: product_id } = await shop.make.product({ priceTaka: 300 })

  const swapped = [lines[0], { product_id, quantity: lamp?.quantity }]
  const { body } = await manager.ask(calls.editOrder, { ...same, lines: swapped })

  expect(body.order).toMatchObject({ v: order.v + 1, total: order.total })
})

test('an edit that changes nothing is no event and no new version', async () => {
  const { order, same, lines } = await ordered()

  const { body } = await manager.ask(calls.editOrder, { ...same, lines })

  expect(body.order).toEqual(order)
})

test('a discount is never more than there is to pay', async () => {
  const { same } = await ordered()
  const { id: product_id } = await shop.make.product({ priceTaka: 5 })

  const { body } = await manager.ask(calls.editOrder, {
    ...same,
    lines: [{ product_id, quantity: 1 }],
  })

  expect(body.order).toMatchObject({ subtotal: 5, fee: 60, discount: 65, total: 0 })
})

test('a product that is out of stock, asks for more or is none is not added', async () => {
  const { order, same, lines } = await ordered()
  const gone = await shop.make.product({ title: 'Vase', stock: 0 })
  const many = await shop.make.product({ title: 'Bangle', minimumOrder: 6 })
  const edit = (product_id: number, quantity = 1) =>
    manager.ask(calls.editOrder, { ...same, lines: [...lines, { product_id, quantity }] })

  const soldOut = await edit(gone.id)
  expect(soldOut).toBeRefused(409, 'Vase is out of stock')
  expect(soldOut.body.current).toEqual(order)
  expect(await edit(many.id, 5)).toBeRefused(409, 'Bangle is sold from 6 pieces')
  expect(await edit(2_147_483_647)).toBeRefused(404, 'The product was not found')
  expect(await seenBy(manager, { transId: order.trans_id })).toEqual(order)
})

test('a line of what is sold out meanwhile keeps its pieces or loses some, and gets no more', async () => {
  const { order, same, lines } = await ordered()
  const [line = { line_id: 0, quantity: 0 }, ...others] = lines
  const { productId, title } = await shop.prisma.orderLine.findFirstOrThrow({
    where: { id: line.line_id },
  })
  await shop.prisma.product.update({ where: { id: productId }, data: { stock: 0 } })
  const edit = (quantity: number, v = 0) =>
    manager.ask(calls.editOrder, { ...same, v, lines: [{ ...line, quantity }, ...others] })

  const more = await edit(line.quantity + 1)
  expect(more).toBeRefused(409, `${title} is out of stock`)
  expect(more.body.current).toEqual(order)
  expect((await edit(line.quantity)).status).toBe(200)
  expect((await edit(line.quantity - 1)).body.order.lines[0].quantity).toBe(line.quantity - 1)
})

test('pieces that are missing are told with their color and what is left', async () => {
  const { order, same, lines } = await ordered()
  const bowl = await countedProduct(shop, {
    ...{ title: 'Bowl', colors: ['Blue', 'Red'], counts: { Blue: 0, Red: 1 } },
  })
  const edit = (color: string, quantity: number) =>
    manager.ask(calls.editOrder, {
      ...{
        ...same,
        lines: [...lines, { product_id: bowl.id, color_id: bowl.colorId(color), quantity }],
      },
    })

  expect(await edit('Red', 2)).toBeRefused(409, 'Only 1 more of Bowl (Red) are there')
  expect(await edit('Blue', 1)).toBeRefused(409, 'Bowl (Blue) is out of stock')
  expect(await seenBy(manager, { transId: order.trans_id })).toEqual(order)
})

test('lines that are not of the order, twice there or unclear are refused', async () => {
  const other = await ordered()
  const { order, same, lines } = await ordered()
  const [line] = lines
  const dear = await shop.make.product({ priceTaka: 2_000_000 })

  for (const wrong of [
    [],
    [line, line],
    [...other.lines],
    [{ ...line, quantity: 0 }],
    [{ ...line, product_id: dear.id }],
    [{ quantity: 1 }],
    [{ product_id: dear.id, quantity: 9999 }],
  ]) {
    const answer = await manager.ask(calls.editOrder, { ...same, lines: wrong })
    expect(answer).toBeRefused(422)
    expect(Object.keys(answer.body.errors)).toEqual(['lines'])
  }
  expect(await manager.ask(calls.editOrder, { ...same, lines, fee: 70 })).toBeRefused(422)
  expect(await seenBy(manager, { transId: order.trans_id })).toEqual(order)
})

test.each([
  ['agent', 1, 403, 'This is not for your role'],
  ['manager', 3, 409, 'This order is already on its way and stays as it is'],
  ['manager', 5, 409, 'This order is already cancelled and stays as it is'],
] as const)('an edit by the %s at status %i is a %i', async (role, status, code, message) => {
  const { id, addressName, addressNumber, address } = await shop.make.order({ status })
  const product = await shop.make.product()

  const answer = await (role === 'agent' ? agent : manager).ask(calls.editOrder, {
    ...{ order_id: id, v: 0, fee: 60, lines: [{ product_id: product.id, quantity: 1 }] },
    ...{ name: addressName, number: addressNumber, address },
  })

  expect(answer).toBeRefused(code, message)
})

test('an edit of an order as it was is refused with what it is', async () => {
  const { same, lines } = await ordered()
  const first = await manager.ask(calls.editOrder, { ...same, lines, fee: 100 })

  const second = await agent.ask(calls.editOrder, { ...same, lines, name: 'Rahima' })

  expect(second).toBeRefused(409, 'This order has changed meanwhile, please look at it again')
  expect(second.body.current.fee).toBe(100)
  expect(second.body.current.v).toBe(first.body.order.v)
})
