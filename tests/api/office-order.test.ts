// Over 200 lines: one order, read and edited

import { expect, test } from 'vitest'
import { sendMessage } from '#contract/messages'
import * as calls from '#contract/office/orders'
import { getAudit } from '#contract/office/staff'
import { cancelOrder } from '#contract/orders'
import { countedProduct } from '../support/counted.ts'
import { openOffice } from '../support/office.ts'
import { seenBy } from '../support/office-orders.ts'
import { fillCart } from '../support/shopping.ts'

const { shop, signedIn, manager, agent } = await openOffice('manager', 'agent')

test('an agent sees numbers of open orders and of those they handled, else the ends', async () => {
  const number = '01777000042'
  const [open, handled, foreign] = [
    await shop.make.order({ addressNumber: number, status: 3 }),
    await shop.make.order({ addressNumber: number }),
    await shop.make.order({ addressNumber: number }),
  ]
  const call = { outcome: 'refused', v: 0 }
  await agent.ask(calls.recordCall, { ...call, order_id: handled.id })
  const { lines, address } = await seenBy(manager, foreign)
  await manager.ask(calls.editOrder, {
    order_id: foreign.id,
    v: 0,
    fee: 60,
    name: 'Karim',
    address,
    number: '01777111042',
    lines: lines.map(({ id }) => ({ line_id: id, quantity: 1 })),
  })
  await manager.ask(calls.cancelOrder, { order_id: foreign.id, v: 1, reason: 'fraud' })
  // A claim and a note do not count as handling an order.
  await agent.ask(calls.claimOrder, { order_id: foreign.id })
  await agent.ask(calls.noteOrder, { order_id: foreign.id, text: 'Whose is it?' })

  expect((await seenBy(agent, open)).number).toBe(number)
  expect((await seenBy(agent, handled)).number).toBe(number)
  const masked = await seenBy(agent, foreign)
  expect(masked.number).toBe('017****042')
  expect(JSON.stringify(masked)).not.toMatch(/01777(000|111)042/)
  const found = await agent.ask(calls.getOrders, { q: '01777111042' })
  expect(found.body.orders).toMatchObject([{ id: foreign.id, number: '017****042' }])
  const byEnd = async (member: typeof agent, q: string) =>
    (await member.ask(calls.getOrders, { q })).body.orders.map(({ id }) => id)
  expect(await byEnd(manager, '7111042')).toEqual([foreign.id])
  // Agents could otherwise guess the masked digits one at a time.
  expect(await byEnd(agent, '7111042')).toEqual([])
  expect(await byEnd(agent, '7000042')).toEqual([handled.id, open.id])
  const slips = await agent.ask(calls.getSlips, { order_ids: [open.id, foreign.id] })
  expect(slips.body.slips).toMatchObject([{ number }, { number: '017****042' }])
  expect((await seenBy(manager, foreign)).number).toBe('01777111042')
})

test('an order comes with the customer’s other orders and messages', async () => {
  const customer = await shop.customer()
  const addressNumber = '01333222111'
  const given = { customerId: customer.id, addressNumber }
  const order = await shop.make.order(given)
  const other = await shop.make.order({ addressNumber, status: 1 })
  await shop.make.order({ addressNumber, status: 4 })
  const write = (number: string, email: string, subject: string) =>
    customer.ask(sendMessage, { name: 'R', message: 'When?', number, email, subject })
  await write('+88 01333-222111', 'someone@shop.test', 'By number')
  await write('01333222000', customer.email.toUpperCase(), 'By email')
  await write('01333222000', 'someone@shop.test', 'By neither')

  const shown = await seenBy(agent, order)

  expect(shown.others.map(({ trans_id }) => trans_id)).toEqual([other.transId])
  expect(shown.messages.map(({ subject }) => subject)).toEqual(['By email', 'By number'])
  expect(shown).toMatchObject({ email: customer.email, customer_id: customer.id, undo: null })
})

test('a customer’s own words stand at the cancellation, with its author', async () => {
  const customer = await shop.customer()
  const order = await shop.make.order({ customerId: customer.id })
  const byStaff = await shop.make.order()
  const bySql = await shop.make.order()
  await customer.ask(cancelOrder, { order_id: order.id, reason: 'I will order again' })
  const given = { order_id: byStaff.id, v: 0, reason: 'fraud', words: 'A false number' }
  await manager.ask(calls.cancelOrder, given)
  await shop.pool.query('update orders set status = 5 where id = $1', [bySql.id])
  const last = async (one: typeof order) => (await seenBy(agent, one)).events.at(-1)

  expect(await last(order)).toMatchObject({
    kind: 'status',
    to_status: 5,
    by: null,
    data: { customer: true, words: 'I will order again' },
  })
  expect(await last(byStaff)).toMatchObject({
    by: 'Manager',
    data: { reason: 'fraud', words: 'A false number' },
  })
  expect(await last(bySql)).toMatchObject({ by: null, data: {} })
})

test('the audit names an order as people know it', async () => {
  const owner = await signedIn('owner')
  const order = await shop.make.order()
  const line = await shop.prisma.orderLine.findFirstOrThrow({ where: { orderId: order.id } })
  const { addressName: name, addressNumber: number, address } = order
  await owner.ask(calls.editOrder, {
    order_id: order.id,
    v: 0,
    fee: 100,
    name,
    number,
    address,
    lines: [{ line_id: line.id, quantity: 7 }],
  })
  await owner.ask(calls.cancelOrder, { order_id: order.id, v: 1, reason: 'fraud' })

  const { body } = await owner.ask(getAudit, { staff: owner.id })

  const named = body.entries.map(({ entity, trans_id }) => [entity, trans_id])
  for (const entity of ['orders', 'order_line', 'cancellation']) {
    expect(named).toContainEqual([entity, order.transId])
  }
})

test('order is not found by another transaction id', async () => {
  for (const trans_id of ['0000-0000-0000', 'nothing', '%00']) {
    expect(await manager.ask(calls.getOrder, { trans_id })).toBeRefused(404)
  }
})

test('slips come in the order of the ids, without missing orders', async () => {
  const first = await shop.make.order({ lineGiven: { title: 'Sari', quantity: 2 } })
  const second = await shop.make.order({ status: 2 })

  const answer = await agent.ask(calls.getSlips, {
    order_ids: [second.id, 2_147_483_647, first.id],
  })

  expect(answer.body.slips).toMatchObject([
    { id: second.id, trans_id: second.transId },
    { id: first.id, subtotal: 1000, fee: 60, discount: 0, due: 1060, lines: [{ quantity: 2 }] },
  ])
  expect((await seenBy(agent, second)).status).toBe(2)
})

test('invoice has the day of packing, before that today', async () => {
  const order = await shop.make.order({ status: 1, createdAt: new Date('2026-01-02T10:00Z') })
  const dayOf = async () => {
    const { body } = await agent.ask(calls.getSlips, { order_ids: [order.id] })
    return Math.round((Date.now() - Date.parse(body.slips[0].invoiced_at)) / 86_400_000)
  }
  expect(await dayOf()).toBe(0)

  await shop.prisma.order.update({ where: { id: order.id }, data: { status: 2 } })
  await shop.prisma.orderEvent.create({
    data: {
      orderId: order.id,
      kind: 1,
      fromStatus: 1,
      toStatus: 2,
      at: new Date(Date.now() - 3 * 86_400_000),
    },
  })

  expect(await dayOf()).toBe(3)
})

const unknown = { order_id: 2_147_483_647 }
test.each([
  [calls.claimOrder, unknown],
  [calls.releaseOrder, unknown],
  [calls.noteOrder, { ...unknown, text: 'x' }],
  [calls.recordCall, { ...unknown, v: 0, outcome: 'confirmed' }],
  [calls.stepOrder, { ...unknown, v: 0, to: 2 }],
  [calls.cancelOrder, { ...unknown, v: 0, reason: 'other' }],
  [calls.recordOutcome, { ...unknown, v: 0, outcome: 'lost' }],
  [
    calls.editOrder,
    {
      ...unknown,
      v: 0,
      fee: 60,
      name: 'R',
      number: '01712345678',
      address: 'Dhaka',
      lines: [{ product_id: 1, quantity: 1 }],
    },
  ],
  [calls.undoAct, { event_id: 2_147_483_647 }],
] as const)('$path of what is not there is a 404', async (call, input) => {
  expect(await manager.ask(call, input)).toBeRefused(404, /^The (order|act) was not found$/)
})

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
    fee: 100,
    number: '০১৯১১-২২২৩৩৩',
    name: 'করিম',
  })

  expect(answer.status).toBe(200)
  const edited = answer.body.order
  expect(edited).toMatchObject({
    fee: 100,
    subtotal: 1900,
    discount: 100,
    total: 1900,
    v: order.v + 1,
    number: '01911222333',
    name: 'করিম',
    address: order.address,
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

test('version rises when a line becomes another of the same sum', async () => {
  const { order, same, lines } = await ordered()
  const [, lamp] = lines
  const { id: product_id } = await shop.make.product({ priceTaka: 300 })

  const swapped = [lines[0], { product_id, quantity: lamp?.quantity }]
  const { body } = await manager.ask(calls.editOrder, { ...same, lines: swapped })

  expect(body.order).toMatchObject({ v: order.v + 1, total: order.total })
})

test('edit without a change adds no event and no version', async () => {
  const { order, same, lines } = await ordered()

  const { body } = await manager.ask(calls.editOrder, { ...same, lines })

  expect(body.order).toEqual(order)
})

test('discount is at most the sum to pay', async () => {
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

test('missing pieces are refused with their color and what is left', async () => {
  const { order, same, lines } = await ordered()
  const bowl = await countedProduct(shop, {
    title: 'Bowl',
    colors: ['Blue', 'Red'],
    counts: { Blue: 0, Red: 1 },
  })
  const edit = (color: string, quantity: number) =>
    manager.ask(calls.editOrder, {
      ...same,
      lines: [...lines, { product_id: bowl.id, color_id: bowl.colorId(color), quantity }],
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
  ['manager', 3, 409, 'Products and fee of an order on its way stay'],
  ['manager', 5, 409, 'This order is already cancelled and stays as it is'],
] as const)('an edit by the %s at status %i is a %i', async (role, status, code, message) => {
  const { id, addressName, addressNumber, address } = await shop.make.order({ status })
  const product = await shop.make.product()

  const answer = await (role === 'agent' ? agent : manager).ask(calls.editOrder, {
    order_id: id,
    v: 0,
    fee: 60,
    lines: [{ product_id: product.id, quantity: 1 }],
    name: addressName,
    number: addressNumber,
    address,
  })

  expect(answer).toBeRefused(code, message)
})

test('edit of a former version of an order is refused with the present one', async () => {
  const { same, lines } = await ordered()
  const first = await manager.ask(calls.editOrder, { ...same, lines, fee: 100 })

  const second = await agent.ask(calls.editOrder, { ...same, lines, name: 'Rahima' })

  expect(second).toBeRefused(409, 'This order has changed meanwhile, please look at it again')
  expect(second.body.current.fee).toBe(100)
  expect(second.body.current.v).toBe(first.body.order.v)
})
