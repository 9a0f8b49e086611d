import { expect, test } from 'vitest'
import { editOrder, getOrder as getOfficeOrder } from '#contract/office/orders'
import { endPromo, getPromos, savePromo } from '#contract/office/promos'
import {
  applyPromo,
  cancelOrder,
  confirmOrder,
  getOrder,
  getPublicPromos,
  setOrderAddress,
} from '#contract/orders'
import { openOffice } from '../support/office.ts'
import { fillCart } from '../support/shopping.ts'

const { shop, manager } = await openOffice('manager')
let made = 0
const save = (fields: object) => manager.ask(savePromo, { uses: 50, ...fields })
const madeOf = async (fields: object) =>
  (await save({ code: `KIND-${++made}`, per_customer: null, ...fields })).body.promo
const tenth = { kind: 'percent', percent: 10 }
const free = { kind: 'delivery' }

test.each([
  [tenth, { kind: 'percent', percent: 10, most: null, taka: null }],
  [
    { ...tenth, most: 200, taka: 5 },
    { kind: 'percent', percent: 10, most: 200, taka: null },
  ],
  [
    { ...free, percent: 5, most: 5, taka: 5 },
    { kind: 'delivery', percent: null, most: null, taka: null },
  ],
  [
    { taka: 75, percent: 5 },
    { kind: 'taka', percent: null, most: null, taka: 75 },
  ],
])('a promo saved with %j is %j', async (fields, shown) => {
  const promo = await madeOf(fields)

  expect(promo).toMatchObject(shown)
  expect((await manager.ask(getPromos)).body.promos[0]).toEqual(promo)
})

test.each([
  [{ kind: 'percent' }, 'percent', 'Please enter the percent'],
  [{ kind: 'percent', percent: 91 }, 'percent', 'The percent must be a whole number from 1 to 90'],
  [{ kind: 'percent', percent: 0 }, 'percent', 'The percent must be a whole number from 1 to 90'],
  [{ ...tenth, most: 0 }, 'most', 'The most off must be a whole number from 1 to 100000'],
  [{}, 'taka', 'Please enter the amount off'],
  [{ kind: 'half', taka: 5 }, 'kind', 'Please choose what it takes off'],
])('a promo of %j is refused', async (fields, field, sentence) => {
  const { status, body } = await save({ code: 'NEVER', ...fields })

  expect(status).toBe(422)
  expect(body.errors).toEqual({ [field]: [sentence] })
})

test('a used code keeps its kind and its sum, and another one changes both', async () => {
  const promo = await madeOf({ ...tenth, most: 200 })
  const { used: _used, state: _state, ...fields } = promo
  const { buyer, confirm } = await fillCart(shop, [{ priceTaka: 999 }])
  const { order } = (await confirm({ promo: promo.code })).body

  const keeps = ['A used code keeps its letters and its amount']
  const changed = await save({ ...fields, percent: 20, most: 300 })
  expect(changed.body.errors).toEqual({ percent: keeps, most: keeps })
  const other = await save({ ...fields, kind: 'taka', taka: 100 })
  expect(other.body.errors).toEqual({ kind: keeps, taka: keeps, percent: keeps, most: keeps })
  expect((await save({ ...fields, note: 'Eid' })).body.promo).toMatchObject({ most: 200, used: 1 })

  await buyer.ask(cancelOrder, { order_id: order.id })
  const freed = await save({ ...fields, v: promo.v + 1, kind: 'taka', taka: 100 })
  expect(freed.body.promo).toMatchObject({ kind: 'taka', taka: 100, percent: null, used: 0 })
  expect((await manager.ask(endPromo, { id: promo.id, v: promo.v + 2 })).body.promo.state).toBe(
    'ended',
  )
})

test.each([
  // Whole taka, rounded down.
  [{ kind: 'percent', percent: 10 }, 999, 60, 99],
  [{ kind: 'percent', percent: 33 }, 101, 100, 33],
  [{ kind: 'percent', percent: 1 }, 99, 60, 0],
  [{ kind: 'percent', percent: 90, most: 200 }, 1001, 60, 200],
  [{ kind: 'percent', percent: 10, most: 200 }, 1009, 100, 100],
  [free, 999, 60, 60],
  [free, 999, 100, 100],
])(
  'a promo of %j takes off %i taka and a fee of %i: %i, end to end',
  async (terms, priceTaka, fee, off) => {
    const { code } = await madeOf(terms)
    const { buyer, confirm } = await fillCart(shop, [{ priceTaka }])
    const applied = (await buyer.ask(applyPromo, { promo_code: code })).body.promo
    // The fee is chosen later: free delivery names the lower one.
    expect(applied.price).toBe(terms.kind === 'delivery' ? 60 : off)

    const other = await confirm({ fee, promo: code, promo_price: off + 1 })
    expect(other).toBeRefused(422, 'The promo has changed, please apply it again')
    const { order, trans_id } = (await confirm({ fee, promo: code, promo_price: off })).body

    expect(order).toMatchObject({
      ...{ fee, promo: code, promo_code: { price: off } },
      ...{ subtotal: priceTaka, total: priceTaka + fee - off },
    })
    const ask = { order_id: order.id, name: 'K', number: '01811111111', address: 'House 1, Sylhet' }
    expect((await buyer.ask(setOrderAddress, ask)).body.order.total).toBe(order.total)
    const seen = (await manager.ask(getOfficeOrder, { trans_id })).body.order
    expect(seen).toMatchObject({ discount: off, total: order.total })
    expect((await buyer.ask(cancelOrder, { order_id: order.id })).status).toBe(200)
    expect((await manager.ask(getPromos)).body.promos[0]).toMatchObject({ code, used: 0 })
    expect((await buyer.ask(getOrder, { trans_id })).body.order.promo_code).toEqual({ price: off })
  },
)

test('a client that says no sum gets the server’s, also with fewer lines than were in the cart', async () => {
  const { code } = await madeOf({ ...tenth, most: 150 })
  const { buyer, seen } = await fillCart(shop, [{ priceTaka: 999 }, { priceTaka: 5000 }])
  expect((await buyer.ask(applyPromo, { promo_code: code })).body.promo).toEqual({
    ...{ promo_code: code, price: 150, percent: 10, most: 150 },
  })

  const one = { carts: seen.slice(0, 1), promo: code, fee: 60 }
  expect((await buyer.ask(confirmOrder, one)).body.order).toMatchObject({ total: 999 + 60 - 99 })
})

test('an edited order takes off what the kind says, at a sum what it took', async () => {
  for (const [terms, off, total] of [
    [tenth, 199, 1998 + 100 - 199],
    [{ ...tenth, most: 120 }, 120, 1998 + 100 - 120],
    [free, 100, 1998],
    [{ kind: 'taka', taka: 75 }, 75, 1998 + 100 - 75],
  ] as const) {
    const { code } = await madeOf(terms)
    const { confirm } = await fillCart(shop, [{ priceTaka: 999 }])
    const { trans_id } = (await confirm({ promo: code })).body
    const order = (await manager.ask(getOfficeOrder, { trans_id })).body.order
    const { id: order_id, v, name, number, address, lines } = order

    const wanted = lines.map(({ id }) => ({ line_id: id, quantity: 2 }))
    const same = { order_id, v, name, number, address }
    const edited = await manager.ask(editOrder, { ...same, lines: wanted, fee: 100 })

    expect(edited.body.order).toMatchObject({ subtotal: 1998, fee: 100, discount: off, total })
    expect(edited.body.order.promo_terms !== undefined).toBe(!('taka' in terms))
  }
})

test('an order whose promo has other terms since keeps the sum', async () => {
  const { code, id } = await madeOf(tenth)
  const { confirm } = await fillCart(shop, [{ priceTaka: 999 }])
  const { trans_id } = (await confirm({ promo: code })).body
  await shop.prisma.promo.update({ where: { id }, data: { percent: 50 } })
  const order = (await manager.ask(getOfficeOrder, { trans_id })).body.order
  const { id: order_id, v, name, number, address, lines } = order

  const wanted = lines.map(({ id: line_id }) => ({ line_id, quantity: 2 }))
  const same = { order_id, v, name, number, address, fee: 60 }
  const { body } = await manager.ask(editOrder, { ...same, lines: wanted })

  expect(body.order).toMatchObject({ discount: 99, total: 1998 + 60 - 99 })
})

test('carts are shown what the public codes take off, with their conditions', async () => {
  await shop.prisma.promo.updateMany({ data: { active: false } })
  await madeOf({ ...tenth, code: 'TEN', most: 200, min_subtotal: 5000, public: true })
  await madeOf({ ...free, code: 'FREE', public: true })
  const { buyer } = await fillCart(shop, [{ priceTaka: 999 }])

  expect((await buyer.ask(getPublicPromos)).body.promos).toEqual([
    { promo_code: 'FREE', price: 60, free_delivery: true },
    { promo_code: 'TEN', price: 99, min_subtotal: 5000, percent: 10, most: 200 },
  ])
  expect(await buyer.ask(applyPromo, { promo_code: 'TEN' })).toBeRefused(
    409,
    'This promo is for orders from ৳5,000',
  )
})
