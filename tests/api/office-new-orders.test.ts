// Over 200 lines: all promises about orders that staff take.
import { expect, test } from 'vitest'
import * as calls from '#contract/office/new-orders'
import type { OfficeOrder } from '#contract/office/order-row-shapes'
import * as orders from '#contract/office/orders'
import { getAudit } from '#contract/office/staff'
import { getOrder as getOwn, getOrders as getOwnOrders } from '#contract/orders'
import type { Fields } from '../support/ask.ts'
import { countedProduct } from '../support/counted.ts'
import { openOffice } from '../support/office.ts'

const { shop, owner, manager, agent, pool, prisma, make } = await openOffice(
  'owner',
  'manager',
  'agent',
)
let last = 0
/** Not shared with other tests. */
const newPhone = () => `018${String(10_000_000 + ++last)}`
const product = async (priceTaka = 500) => (await make.product({ priceTaka })).id
/** What a form sends: one product at 500 taka, in Dhaka, by phone. */
const given = async (more: Fields = {}): Promise<Fields> => ({
  number: newPhone(),
  name: 'রহিমা খাতুন',
  address: 'বাড়ি 7, রোড 4, ধানমন্ডি, ঢাকা',
  source: 'phone',
  lines: [{ product_id: await product(), quantity: 1 }],
  fee: 60,
  ...more,
})
const save = async (more: Fields = {}, member = agent) =>
  member.ask(calls.saveNewOrder, await given(more))
const taken = async (more: Fields = {}, member = agent): Promise<OfficeOrder> => {
  const answer = await save(more, member)
  expect([answer.status, answer.body.message]).toEqual([200, 'success'])
  return answer.body.order
}
const one = async (transId: string): Promise<OfficeOrder> =>
  (await agent.ask(orders.getOrder, { trans_id: transId })).body.order
const countOf = (number: string) => prisma.order.count({ where: { addressNumber: number } })

test('an agent takes an order of somebody without an account, and it is an order like any', async () => {
  const number = newPhone()
  const order = await taken({ number: `+88${number}`, source: 'messenger', note: 'Ring twice' })

  expect(order).toMatchObject({
    status: 0,
    number,
    source: 'messenger',
    customer_id: null,
    email: null,
    district: 'ঢাকা',
    subtotal: 500,
    fee: 60,
    total: 560,
    record: { open: 1 },
  })
  expect(order.events.map(({ kind, by }) => [kind, by])).toEqual([
    ['placed', 'Agent'],
    ['note', 'Agent'],
  ])
  const { transId } = { transId: order.trans_id }
  const found = (await agent.ask(orders.getOrders, { q: number })).body.orders
  expect(found).toMatchObject([{ trans_id: transId, source: 'messenger' }])
  const waiting = (await agent.ask(orders.getOrders, { queue: 'call', q: number })).body.orders
  expect(waiting).toHaveLength(1)
  const call = { order_id: order.id, v: order.v, outcome: 'confirmed' }
  const { order: called } = (await agent.ask(orders.recordCall, call)).body
  const packed = { order_id: order.id, v: called.v, to: 2 }
  expect((await agent.ask(orders.stepOrder, packed)).body.order.status).toBe(2)
  const { slips } = (await agent.ask(orders.getSlips, { order_ids: [order.id] })).body
  expect(slips).toMatchObject([{ trans_id: transId, due: 560 }])
  const edit = { order_id: order.id, v: called.v + 1, name: 'Karim', number, address: 'Sylhet' }
  const [line] = order.lines
  const edited = await manager.ask(orders.editOrder, {
    ...edit,
    fee: 130,
    lines: [{ line_id: line?.id, quantity: 2 }],
  })
  expect(edited.body.order).toMatchObject({ total: 1130, name: 'Karim' })
})

test('saved and confirmed, it is confirmed at once, and that can be undone', async () => {
  const order = await taken({ confirm: true })

  expect(order.status).toBe(1)
  expect(order.events.map(({ kind, to_status: to }) => [kind, to])).toEqual([
    ['placed', 0],
    ['status', 1],
  ])
  const undone = await agent.ask(orders.undoAct, { event_id: order.undo?.event_id })
  expect(undone.body.order.status).toBe(0)
})

test('a repeated key is the same order, also of two at once', async () => {
  const fields = await given()
  const how = { headers: { 'Idempotency-Key': 'a lost reply' } }
  const first = await Promise.all([
    agent.ask(calls.saveNewOrder, fields, how),
    agent.ask(calls.saveNewOrder, fields, how),
  ])
  const again = await agent.ask(calls.saveNewOrder, fields, how)

  const all = [...first, again].map(({ body }) => body.order.trans_id)
  expect(new Set(all).size).toBe(1)
  expect(await countOf(String(fields.number))).toBe(1)
  const other = await agent.ask(calls.saveNewOrder, { ...fields, fee: 100 }, how)
  expect(other).toBeRefused(422, 'This Idempotency-Key stood for something else')
})

test('the only account with the number gets the order, sees it and its advance', async () => {
  const customer = await shop.customer({ name: 'Rahima' })
  const number = newPhone()
  await make.address({ customerId: customer.id, number, name: 'Rahima', address: 'Old Town' })
  await make.order({ customerId: customer.id, addressNumber: number, address: 'Mirpur, Dhaka' })

  const known = (await agent.ask(calls.lookUpNumber, { number })).body
  expect(known).toMatchObject({
    number,
    record: { open: 1 },
    blocked: null,
    open: [{ status: 0, total: 560 }],
    places: [
      { name: 'Rahima Khatun', address: 'Mirpur, Dhaka' },
      { name: 'Rahima', address: 'Old Town' },
    ],
    accounts: 1,
    account: { id: customer.id, name: 'Rahima' },
  })

  const { code } = await make.promo({ priceTaka: 50 })
  const advance = { taka: 200, way: 'nagad', reference: 'n-1' }
  const order = await taken({
    number,
    customer_id: customer.id,
    promo: code.toLowerCase(),
    advance,
  })
  expect(order).toMatchObject({ customer_id: customer.id, promo: code, total: 510, due: 310 })
  const own = (await customer.ask(getOwn, { trans_id: order.trans_id })).body.order
  expect(own).toMatchObject({ total: 510, paid: 200, due: 310 })
  expect((await customer.ask(getOwnOrders)).body.orders).toHaveLength(2)
  expect(await save({ number, customer_id: customer.id, promo: code })).toBeRefused(
    422,
    'This promo code cannot be used',
  )
  expect(await save({ promo: code })).toBeRefused(422, 'A promo needs an account')
  const delivery = await make.promo({ kind: 2, priceTaka: 0 })
  const sent = await taken({ number, customer_id: customer.id, promo: delivery.code })
  expect(sent).toMatchObject({ discount: sent.fee, total: sent.subtotal })
})

test('a number of two accounts offers none, and an order is given to no other account', async () => {
  const number = newPhone()
  const [one, two] = [await shop.customer(), await shop.customer()]
  for (const { id } of [one, two]) await make.address({ customerId: id, number })

  const known = (await agent.ask(calls.lookUpNumber, { number })).body
  expect(known).toMatchObject({ accounts: 2, account: null })
  const refused = 'This number is not of one account alone'
  expect(await save({ number, customer_id: one.id })).toBeRefused(422, refused)
  expect(await save({ customer_id: one.id })).toBeRefused(422, refused)
})

test('goods are found by code, own code and words, with choices, pieces and price', async () => {
  const { id, colorId, sizeId } = await countedProduct(shop, {
    title: 'Jamdani of the loom',
    priceTaka: 2500,
    colors: ['Red', 'Blue'],
    sizes: ['M'],
    counts: { 'Red/M': 3, 'Blue/M': 0 },
  })
  await pool.query('update product set own_code = $2 where id = $1', [id, 'JAM-7'])
  const idsBy = async (q: string) =>
    (await agent.ask(calls.findGoods, { q })).body.goods.map((good) => good.id)

  expect((await idsBy(String(id).padStart(4, '0')))[0]).toBe(id)
  expect((await idsBy('jam-7'))[0]).toBe(id)
  expect(await idsBy('jamdani loom')).toContain(id)
  expect(await idsBy('')).toEqual([])
  const { goods } = (await agent.ask(calls.findGoods, { ids: `${id}` })).body
  expect(goods).toEqual([
    {
      id,
      code: String(id).padStart(4, '0'),
      own_code: 'JAM-7',
      title: 'Jamdani of the loom',
      image: expect.any(String),
      price: 2500,
      minimum_order: 1,
      stock: 1,
      needs_choice: true,
      colors: [
        { id: colorId('Red'), color: 'Red' },
        { id: colorId('Blue'), color: 'Blue' },
      ],
      sizes: [{ id: sizeId('M'), size: 'M' }],
      items: expect.arrayContaining([{ color_id: colorId('Red'), size_id: sizeId('M'), count: 3 }]),
    },
  ])

  const line = { product_id: id, quantity: 1 }
  const unsaid = await save({ lines: [line] })
  expect(unsaid).toBeRefused(422, 'Please choose a colour')
  expect(unsaid.body.errors).toEqual({ 'lines.0': ['Please choose a colour'] })
  const number = newPhone()
  const blue = { ...line, color_id: colorId('Blue') }
  const soldOut = await save({
    number,
    lines: [{ product_id: await product(), quantity: 1 }, blue],
  })
  expect(soldOut).toBeRefused(409, 'Jamdani of the loom (Blue, M) is out of stock')
  expect(soldOut.body.errors).toEqual({ 'lines.1': [soldOut.body.message] })
  expect(await countOf(number)).toBe(0)

  const red = { ...line, quantity: 2, color_id: colorId('Red') }
  const order = await taken({ lines: [red] })
  expect(order.lines).toMatchObject([{ color: 'Red', size: 'M', quantity: 2, to_restock: 2 }])
  expect(await save({ lines: [red] })).toBeRefused(
    409,
    'Only 1 more of Jamdani of the loom (Red, M) are there',
  )
  await agent.ask(orders.cancelOrder, { order_id: order.id, v: order.v, reason: 'duplicate' })
  expect((await save({ lines: [{ ...red, quantity: 3 }] })).status).toBe(200)
})

test('of many orders at once for the last pieces, as many are taken as there are pieces', async () => {
  const { id } = await countedProduct(shop, { count: 5 })
  const all = await Promise.all(
    Array.from({ length: 12 }, (_, nr) =>
      save({ lines: [{ product_id: id, quantity: 1 }] }, nr % 2 ? agent : manager),
    ),
  )
  const statuses = all.map(({ status }) => status).sort()
  expect(statuses).toEqual([...Array(5).fill(200), ...Array(7).fill(409)])
})

test('a price beside the shop is of owner and manager, with a note where it is lower', async () => {
  const product_id = await product(500)
  const at = (price: number, more: Fields = {}) => ({
    lines: [{ product_id, quantity: 2, seen_price: 500, price }],
    ...more,
  })

  expect(await save(at(450, { note: 'A friend' }))).toBeRefused(403)
  expect(await save(at(600))).toBeRefused(403)
  expect((await save(at(500))).status).toBe(200)
  expect(await save(at(450), manager)).toBeRefused(422, 'Please say why the price is lower')
  expect(await taken(at(450, { note: 'A friend' }), manager)).toMatchObject({ subtotal: 900 })
  expect(await taken(at(600), owner)).toMatchObject({ subtotal: 1200 })
  await pool.query('update product set price_taka = 520 where id = $1', [product_id])
  const dearer = await save(at(500))
  const { title } = await prisma.product.findUniqueOrThrow({ where: { id: product_id } })
  expect(dearer).toBeRefused(409, `${title} costs ৳520 now`)
  expect(Object.keys(dearer.body.errors)).toEqual(['lines.0'])
})

test.each<[string, Fields, string]>([
  [
    'a number of nine digits',
    { number: '017123456' },
    'A mobile number of Bangladesh has 11 digits, such as 01712345678',
  ],
  ['a fee of 1,001', { fee: 1001 }, 'The delivery fee must be a whole number from 0 to 1000'],
  ['no lines', { lines: [] }, 'An order has at least one line'],
  ['no source', { source: 'web' }, 'Please say where the order comes from'],
  [
    'an advance above the due',
    { advance: { taka: 561, way: 'bkash', reference: 'TOO1' } },
    'At most ৳560 is due',
  ],
  [
    'cash with a reference',
    { advance: { taka: 100, way: 'cash', reference: 'X' } },
    'Cash has no reference',
  ],
  ['an unknown way', { advance: { taka: 100, way: 'gold' } }, 'Please choose how it was paid'],
])('%s is refused with its sentence, and nothing is ordered', async (_what, fields, message) => {
  const number = fields.number ?? newPhone()
  expect(await save({ number, ...fields })).toBeRefused(422, message)
  expect(await countOf(String(number))).toBe(0)
})

test('fees from 0 to 1,000 are taken, and a web order keeps the two of the shop', async () => {
  expect(await taken({ fee: 0 })).toMatchObject({ fee: 0, total: 500 })
  expect(await taken({ fee: 1000 })).toMatchObject({ total: 1500 })
  const { id, transId } = await make.order()
  const web = await one(transId)
  const lines = web.lines.map((line) => ({ line_id: line.id, quantity: 1 }))
  const { name, number, address } = web
  const edit = { order_id: id, v: web.v, lines, name, number, address }
  expect(await manager.ask(orders.editOrder, { ...edit, fee: 80 })).toBeRefused(
    422,
    'The delivery fee must be 60 or 100',
  )
})

test('an advance comes off what is due, is given back, and a reference stands once', async () => {
  const { id, transId } = await make.order()
  const { v, total } = await one(transId)
  const pay = (fields: Fields, member = agent) =>
    member.ask(calls.payAdvance, { order_id: id, way: 'bkash', ...fields })

  const paid = await pay({ v, taka: 200, reference: 'BKX 1' })
  expect(paid.body.order).toMatchObject({ total, due: total - 200, v: v + 1 })
  expect(paid.body.order.payments).toMatchObject([
    { taka: 200, way: 'bkash', reference: 'BKX 1', by: 'Agent' },
  ])
  expect(paid.body.order.events.at(-1)).toMatchObject({
    kind: 'edit',
    data: { changes: { paid: { before: 0, after: 200 } }, way: 'bkash', reference: 'BKX 1' },
  })
  expect(await pay({ v, taka: 100 })).toBeRefused(409)
  const now = v + 1
  const twice = await pay({ v: now, taka: 100, reference: 'bkx 1' }, manager)
  expect(twice).toBeRefused(422, `This reference stands on the order ${transId}`)
  expect(Object.keys(twice.body.errors)).toEqual(['reference'])
  const due = total - 200
  expect(await pay({ v: now, taka: due + 1 })).toBeRefused(422, `At most ৳${due} is due`)
  expect(await pay({ v: now, taka: 201, back: true })).toBeRefused(422, 'At most ৳200 was paid')

  const back = await pay({ v: now, taka: 200, back: true, way: 'cash' }, manager)
  expect(back.body.order.payments.map(({ taka }: { taka: number }) => taka)).toEqual([200, -200])
  expect(back.body.order).not.toHaveProperty('due')
  const { slips } = (await agent.ask(orders.getSlips, { order_ids: [id] })).body
  expect(slips[0]).toMatchObject({ due: total })
  const entries = (await owner.ask(getAudit, { entity: 'order_payment' })).body.entries
  expect(entries[0]).toMatchObject({ trans_id: transId, after: { taka: -200, way: 'cash' } })
})

test('an own payment of the last minute is taken back, and its reference is free again', async () => {
  const order = await taken({ advance: { taka: 300, way: 'rocket', reference: 'R-1' } })
  const [payment] = order.payments ?? []
  const undo = { order_id: order.id, v: order.v, payment_id: payment?.id }

  expect(payment?.undo_until).toBeDefined()
  expect(await manager.ask(calls.undoAdvance, undo)).toBeRefused(409)
  const undone = await agent.ask(calls.undoAdvance, undo)
  expect(undone.body.order).not.toHaveProperty('due')
  expect(undone.body.order).not.toHaveProperty('payments')
  const again = await taken({ advance: { taka: 300, way: 'rocket', reference: 'r-1' } })
  await pool.query(`update order_payment set at = at - interval '61 seconds' where order_id = $1`, [
    again.id,
  ])
  const [late] = again.payments ?? []
  const lateUndo = { order_id: again.id, v: again.v, payment_id: late?.id }
  expect(await agent.ask(calls.undoAdvance, lateUndo)).toBeRefused(
    409,
    'This can only be undone within 60 seconds',
  )
})

test('no advance comes once the parcel left, and what a cancelled order owes is given back', async () => {
  const left = await make.order({ status: 3 })
  const pay = { order_id: left.id, v: 0, taka: 100, way: 'cash' }
  expect(await manager.ask(calls.payAdvance, pay)).toBeRefused(
    409,
    'The parcel has left, an advance is taken before',
  )
  const order = await taken({ advance: { taka: 200, way: 'cash' } })
  const cancel = { order_id: order.id, v: order.v, reason: 'duplicate' }
  const { order: cancelled } = (await agent.ask(orders.cancelOrder, cancel)).body
  const act = { order_id: order.id, v: cancelled.v, taka: 200, way: 'cash' }
  expect((await agent.ask(calls.payAdvance, act)).status).toBe(409)
  const back = await agent.ask(calls.payAdvance, { ...act, back: true })
  expect(back.body.order.payments).toHaveLength(2)
})

test('two who take one reference at once: one order has it', async () => {
  const advance = { taka: 100, way: 'bank', reference: 'SAME' }
  const answers = await Promise.all([
    save({ advance }),
    save({ advance }, manager),
    save({ advance }, owner),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422])
})

test('a sum off is of owner and manager, with its word, before the parcel leaves', async () => {
  const { id, transId } = await make.order()
  const web = await one(transId)
  const off = (fields: Fields, member = manager) =>
    member.ask(calls.setRebate, { order_id: id, v: web.v, taka: 100, why: 'Late', ...fields })

  expect(await off({}, agent)).toBeRefused(403)
  expect(await save({ rebate: { taka: 50, why: 'Late' } })).toBeRefused(403)
  expect(await off({ why: '' })).toBeRefused(422, 'Please say why')
  expect(await off({ taka: web.total + 1 })).toBeRefused(
    422,
    'The discount is more than the order comes to',
  )
  const { order } = (await off({})).body
  expect(order).toMatchObject({ total: web.total - 100, rebate: { taka: 100, why: 'Late' } })
  const whole = await off({ v: order.v, taka: 0, why: null })
  expect(whole.body.order).toMatchObject({ total: web.total })
  expect(whole.body.order).not.toHaveProperty('rebate')
  const made = await taken({ rebate: { taka: 560, why: 'A present' } }, owner)
  expect(made).toMatchObject({ total: 0, rebate: { taka: 560, why: 'A present' } })
  const { address, number, name } = made
  const lines = made.lines.map((line) => ({ line_id: line.id, quantity: 1 }))
  const edit = { order_id: made.id, v: made.v, lines, fee: 0, name, number, address }
  expect(await owner.ask(orders.editOrder, edit)).toBeRefused(
    422,
    'The discount is more than the order comes to',
  )
})

test('a delivered order without an account corrects, counts and ends as others do', async () => {
  const order = await taken({ confirm: true })
  let { v } = order
  for (const to of [2, 3, 4]) {
    const answer = await manager.ask(orders.stepOrder, { order_id: order.id, v, to })
    expect(answer.status).toBe(200)
    v = answer.body.order.v
  }
  const corrected = await manager.ask(orders.correctOrder, {
    order_id: order.id,
    v,
    why: 'Not yet',
  })
  expect(corrected.body.order).toMatchObject({ status: 3, customer_id: null })
  const all = await agent.ask(orders.getOrders, { queue: 'all' })
  expect(all.status).toBe(200)
  for (const queue of ['call', 'later', 'pack', 'hand', 'way', 'back', 'blocked']) {
    expect((await agent.ask(orders.getOrders, { queue })).status).toBe(200)
  }
})

test('a number is looked up as a whole, in any script', async () => {
  const known = await agent.ask(calls.lookUpNumber, { number: '+৮৮০ ১৭১২-৩৪৫৬৭৮' })
  expect(known.body.number).toBe('01712345678')
  expect(await agent.ask(calls.lookUpNumber, { number: '0171234567' })).toBeRefused(
    422,
    'A mobile number of Bangladesh has 11 digits, such as 01712345678',
  )
})
