import { expect, test } from 'vitest'
import { getSomeProducts } from '#contract/catalog'
import { savePromo } from '#contract/office/promos'
import { getPublicPromos } from '#contract/orders'
import { openOffice } from '../support/office.ts'
import { fillCart } from '../support/shopping.ts'

const { shop, manager } = await openOffice('manager')
const shownTo = async (customer: Awaited<ReturnType<typeof shop.customer>>) =>
  (await customer.ask(getPublicPromos)).body.promos
const save = async (code: string, fields: object) =>
  (await manager.ask(savePromo, { code, taka: 100, uses: 5, ...fields })).body.promo

test('a customer sees the codes that the office shows, as long as they can use them', async () => {
  const { buyer, confirm } = await fillCart(shop)
  await save('SECRET', {})
  const open = await save('FIRST', { public: true, per_customer: 1 })
  await save('LARGE', { public: true, min_subtotal: 900_000 })
  await save('LATER', { public: true, from: '2099-01-01' })
  await save('OVER', { public: true, until: '2020-01-01' })

  const before = await shownTo(buyer)
  expect((await confirm({ promo: 'FIRST' })).status).toBe(200)

  expect(before).toEqual([
    { promo_code: 'LARGE', price: 100, min_subtotal: 900_000 },
    { promo_code: 'FIRST', price: 100 },
  ])
  expect((await shownTo(buyer)).map(({ promo_code }) => promo_code)).toEqual(['LARGE'])
  const other = await shop.customer()
  expect((await shownTo(other)).map(({ promo_code }) => promo_code)).toEqual(['LARGE', 'FIRST'])
  const saved = await manager.ask(savePromo, { ...open, used: undefined, v: open.v, public: false })
  expect(saved.body.promo).toMatchObject({ public: false, v: open.v + 1 })
  expect((await shownTo(other)).map(({ promo_code }) => promo_code)).toEqual(['LARGE'])
})

test('a save without the switch leaves it, and a guest sees no code', async () => {
  const promo = await save('KEPT', { public: true })

  const { public: _, ...rest } = promo
  const saved = await manager.ask(savePromo, { ...rest, taka: 120 })

  expect(saved.body.promo).toMatchObject({ public: true, taka: 120 })
  expect(await shop.visitor().ask(getPublicPromos)).toBeRefused(401)
})

test('products are read by their ids, in that order, without those off sale', async () => {
  const [one, two, gone] = await Promise.all([
    shop.make.product(),
    shop.make.product(),
    shop.make.product({ archivedAt: new Date() }),
  ])
  const some = async (ids?: unknown) =>
    (await shop.visitor().ask(getSomeProducts, { ids })).body.products.map(({ id }) => id)

  expect(await some(`${two.id},${gone.id},${one.id},${two.id}`)).toEqual([two.id, one.id])
  expect(await some('x,0,-1,99999999999,')).toEqual([])
  expect(await some()).toEqual([])
})
