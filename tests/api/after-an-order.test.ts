import { expect, test } from 'vitest'
import { getOrder } from '#contract/orders'
import { openShop } from '../support/shop.ts'
import { fillCart } from '../support/shopping.ts'

const shop = await openShop()

const changes: [string, string][] = [
  ['a price changes', 'update product set price_taka = price_taka * 3, old_price_taka = null'],
  [
    'a title, a link and a picture change',
    `update product set title = 'Another', slug = slug || '-x', image = '/uploads/x.webp'`,
  ],
  ['a product is sold out', 'update product set stock = 0'],
  ['a product is removed', 'delete from product'],
  ['the promo ends', `update promo set ends_at = now() - interval '1 day', price_taka = 1`],
  ['the promo is used up', 'update promo set max_redemptions = redeemed'],
  ['the address changes', `update address set name = 'X', number = '01900000000', address = 'Y'`],
  ['the address is removed', 'delete from address'],
]

test.each(changes)('an order reads as before when %s', async (_what, change) => {
  const { code } = await shop.make.promo({ priceTaka: 75 })
  const { buyer, confirm } = await fillCart(shop, [
    { quantity: 2, priceTaka: 1250, title: 'জামদানি' },
    { priceTaka: 90 },
  ])
  const { trans_id } = (await confirm({ promo: code })).body
  const before = await buyer.ask(getOrder, { trans_id })
  expect(before.body.order.total).toBe(2 * 1250 + 90 + 60 - 75)

  const { rowCount } = await shop.pool.query(change)

  expect(rowCount).toBeGreaterThan(0)
  expect((await buyer.ask(getOrder, { trans_id })).text).toBe(before.text)
})
