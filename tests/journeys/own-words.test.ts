import { beforeAll, describe, expect, test } from 'vitest'
import { sees } from './support/page.ts'
import { richProduct, settle } from './support/screens.ts'
import { openJourneys } from './support/shop.ts'
import { findSticksOut } from './support/sideways.ts'
import type { Shopper } from './support/visits.ts'

const shop = openJourneys()
const longName = 'Abdurrahmanibnmuhammad'.padEnd(100, 'al')
const mapLink = `https://maps.app.goo.gl/${'x7Qk2Zb9'.repeat(22)}`.slice(0, 200)
const longCode = 'EID'.padEnd(50, '2026')

describe.each([320, 390, 1280])('at %i pixels', (width) => {
  let shopper: Shopper
  let transId: string
  beforeAll(async () => {
    shopper = await shop.shopper({ name: longName })
    const saved = { name: longName, number: '01712345678', address: mapLink }
    await shop.ask(shopper, '/api/add/address', saved)
    await shop.fillCart(shopper, richProduct)
    const { body } = await shop.ask(shopper, '/api/get/carts')
    const order = { carts: body.carts, promo: null, fee: 60 }
    transId = (await shop.ask(shopper, '/api/order/confirm', order)).body.trans_id
    await shop.fillCart(shopper, richProduct, 'ceramic-coffee-mug')
  })

  async function visit(path: string) {
    const page = await shop.visit(path, {
      as: shopper,
      width,
      before: (own) =>
        own.addInitScript(
          (kept) => sessionStorage.setItem('shop.promo', kept),
          JSON.stringify([longCode, 50]),
        ),
    })
    await settle(page)
    return page
  }

  test.each([
    ['home', () => '/', longName],
    ['cart', () => '/cart', longCode],
    ['checkout', () => '/customer/checkout', mapLink],
    ['profile', () => '/customer/profile', longName],
    ['success', () => '/customer/order/success', longName],
    ['orders', () => '/customer/orders', ''],
    ['tracking', () => `/customer/order/tracking/${transId}`, mapLink],
    ['search', () => `/search?keyword=${longName}`, longName],
  ])('nothing that a shopper wrote widens %s', async (_name, path, words) => {
    const page = await visit(path())
    await page.getByText(words).first().waitFor({ state: 'attached' })

    expect(await findSticksOut(page)).toEqual([])
  })

  test('nor a review', async () => {
    const { id } = await shop.prisma.product.findUniqueOrThrow({ where: { slug: richProduct } })
    await shop.prisma.review.create({
      data: { productId: id, customerId: shopper.id, review: mapLink },
    })
    const path = `/product/${richProduct}?tab=reviews`
    await shop.shows(path, mapLink)
    const page = await visit(path)
    await sees(page.getByText(mapLink))

    expect(await findSticksOut(page)).toEqual([])
    await shop.prisma.review.deleteMany({ where: { customerId: shopper.id } })
  })

  test.runIf(width < 769)('nor the menu', async () => {
    const page = await visit('/')
    await page.getByRole('button', { name: 'মেনু খুলুন' }).click()
    const menu = page.getByRole('dialog')
    await sees(menu.getByText(longName))

    expect(await menu.evaluate((own) => own.scrollWidth - own.clientWidth)).toBe(0)
  })
})
