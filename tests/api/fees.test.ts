import { expect, test } from 'vitest'
import { getAddress, saveAddress } from '#contract/addresses'
import { editOrder, getOrder as getOfficeOrder, getSlips } from '#contract/office/orders'
import { getSettings, saveSettings } from '#contract/office/settings'
import { applyPromo, confirmOrder, getOrder, setOrderAddress } from '#contract/orders'
import { openOffice } from '../support/office.ts'
import { fillCart, idsInCart } from '../support/shopping.ts'

const { shop, owner } = await openOffice('owner')
const sentence = 'Delivery costs ৳80 inside Dhaka and ৳130 outside now, please check the total'

/** Sets both fees, or one; an absent one is the usual. */
async function setFees(value: object) {
  const { v } = (await owner.ask(getSettings)).body.settings.delivery
  const answer = await owner.ask(saveSettings, { part: 'delivery', v, value })
  expect(answer.status).toBe(200)
}
const setTo = (fee_inside: number, fee_outside: number) => setFees({ fee_inside, fee_outside })

test.each([
  ['fee_inside', 1001],
  ['fee_inside', -1],
  ['fee_outside', 1001],
  ['fee_outside', 80.5],
  ['fee_outside', 'অনেক'],
])('a %s of %j is refused at its field', async (field, fee) => {
  const answer = await owner.ask(saveSettings, { part: 'delivery', v: 0, value: { [field]: fee } })

  const said = 'The delivery fee must be a whole number from 0 to 1000'
  expect(answer).toBeRefused(422, said)
  expect(answer.body.errors).toEqual({ [field]: [said] })
})

test('a shop takes its own two fees, and says them where a page still has the former ones', async () => {
  await setTo(80, 130)
  const inside = await fillCart(shop)
  const outside = await fillCart(shop)

  for (const fee of [60, 100, 0, 81, 1000]) {
    const refused = await inside.confirm({ fee })
    expect(refused).toBeRefused(422, sentence)
    expect(refused.body.errors).toEqual({ fee: [sentence] })
  }
  // Beside the refusals of other fields, as with the usual fees.
  expect((await inside.confirm({ carts: [], fee: 60 })).body).toEqual({
    message: 'Your Cart is empty',
    errors: { carts: ['Your Cart is empty'], fee: [sentence] },
  })
  expect(await idsInCart(inside.buyer)).toHaveLength(1)
  expect((await inside.confirm({ fee: 80 })).body.order).toMatchObject({ fee: 80, total: 580 })
  expect((await outside.confirm({ fee: '130' })).body.order).toMatchObject({ fee: 130, total: 630 })
})

test('one fee may be set, none, equal ones, and an outside below the inside', async () => {
  const takes = async (fee: number) => (await (await fillCart(shop)).confirm({ fee })).status

  await setFees({ fee_outside: 0 })
  expect([await takes(60), await takes(0), await takes(100)]).toEqual([200, 200, 422])
  await setTo(1000, 1000)
  expect([await takes(1000), await takes(60)]).toEqual([200, 422])
  await setFees({})
  expect([await takes(60), await takes(100), await takes(1000)]).toEqual([200, 200, 422])
})

test('the address says the fee that belongs to it now, and forgets one of before', async () => {
  await setTo(80, 130)
  const customer = await shop.customer()
  const far = { name: 'Rahima', number: '01712345678', address: 'সদর, লক্ষ্মীপুর' }
  const fees = { inside: 80, outside: 130 }

  expect((await customer.ask(saveAddress, far)).body).toMatchObject({ fee_hint: 130, fees })
  await shop.make.order({
    customerId: customer.id,
    address: far.address,
    feeTaka: 100,
    totalTaka: 600,
  })
  const known = async () => (await customer.ask(getAddress, { userId: customer.id })).body
  expect(await known()).not.toHaveProperty('last_fee')
  await shop.make.order({
    customerId: customer.id,
    address: far.address,
    feeTaka: 130,
    totalTaka: 630,
  })
  expect(await known()).toMatchObject({ last_fee: 130, fee_hint: 130, fees })
})

test('an order keeps its fee over a change, in corrections, edits and slips', async () => {
  await setTo(80, 130)
  const { buyer, confirm } = await fillCart(shop)
  const { trans_id, order } = (await confirm({ fee: 130 })).body
  await setTo(90, 150)

  const place = { name: 'Karim', number: '01811111111', address: 'House 1, Sylhet' }
  const corrected = await buyer.ask(setOrderAddress, { order_id: order.id, ...place })
  expect(corrected.body.order).toMatchObject({ fee: 130, total: 630 })
  const seen = (await owner.ask(getOfficeOrder, { trans_id })).body.order
  expect(seen).toMatchObject({ fee: 130, fees: { inside: 90, outside: 150 } })
  const edit = (fee: number, v: number) =>
    owner.ask(editOrder, {
      order_id: order.id,
      v,
      fee,
      ...place,
      lines: seen.lines.map(({ id, quantity }) => ({ line_id: id, quantity: quantity + 1 })),
    })
  expect(await edit(60, seen.v)).toBeRefused(422, 'The delivery fee must be 90 or 150')
  const kept = (await edit(130, seen.v)).body.order
  expect(kept).toMatchObject({ fee: 130, subtotal: 1000, total: 1130 })
  expect((await edit(150, kept.v)).body.order).toMatchObject({ fee: 150, total: 1150 })
  const [slip] = (await owner.ask(getSlips, { order_ids: [order.id] })).body.slips
  expect(slip).toMatchObject({ fee: 150, due: 1150 })
  expect((await buyer.ask(getOrder, { trans_id })).body.order).toMatchObject({
    fee: 150,
    total: 1150,
  })
})

test('an order that leaves for outside at the fee of Dhaka is marked by the fees of now', async () => {
  await setTo(80, 130)
  const marked = async (fee: number) => {
    const { buyer, confirm } = await fillCart(shop)
    await buyer.ask(saveAddress, { name: 'R', number: '01712345678', address: 'সদর, লক্ষ্মীপুর' })
    const { trans_id } = (await confirm({ fee })).body
    return (await owner.ask(getOfficeOrder, { trans_id })).body.order.fee_too_low
  }

  expect([await marked(80), await marked(130)]).toEqual([true, undefined])
})

test('while the owner changes the fees, an order has the total that was shown, or is refused', async () => {
  const { code } = await shop.make.promo({ kind: 2, priceTaka: 0, maxPerCustomer: null })
  for (let nr = 0; nr < 25; nr++) {
    await setTo(80, 130)
    const withFee = await fillCart(shop)
    const free = await fillCart(shop)
    const [, ordered, freely] = await Promise.all([
      setTo(90, 150),
      withFee.confirm({ fee: 80 }),
      free.confirm({ fee: 130, promo: code, promo_price: 130 }),
    ])

    if (ordered.status === 200) expect(ordered.body.order).toMatchObject({ fee: 80, total: 580 })
    else expect(ordered).toBeRefused(422, /^Delivery costs ৳90 inside/)
    if (freely.status === 200) expect(freely.body.order).toMatchObject({ fee: 130, total: 500 })
    else expect(freely).toBeRefused(422, /^Delivery costs ৳90 inside/)
  }
})

test('free delivery takes off the fee that was chosen', async () => {
  await setTo(80, 130)
  const { code } = await shop.make.promo({ kind: 2, priceTaka: 0 })
  for (const fee of [80, 130]) {
    const { buyer, confirm } = await fillCart(shop)
    const applied = await buyer.ask(applyPromo, { promo_code: code })
    expect(applied.body.promo).toEqual({ promo_code: code, price: 80, free_delivery: true })

    const { order } = (await confirm({ fee, promo: code, promo_price: fee })).body

    expect(order).toMatchObject({ fee, promo_code: { price: fee }, subtotal: 500, total: 500 })
  }
})

test('a repeated confirm over a change of the fees is the first order again', async () => {
  await setTo(80, 130)
  const { buyer, seen, confirm } = await fillCart(shop)
  const first = await confirm({ fee: 80 })
  await setTo(90, 150)

  expect((await confirm({ fee: 90 })).body).toEqual({ ...first.body, repeated: true })
  const asBefore = await buyer.ask(confirmOrder, { carts: seen, promo: null, fee: 80 })
  expect(asBefore).toBeRefused(422, /^Delivery costs/)
})
