import { expect, test } from 'vitest'
import { cancelOrder } from '#contract/office/orders'
import { getStockMoves } from '#contract/office/stock'
import { confirmOrder } from '#contract/orders'
import { readToolConfig } from '../../server/config/config.ts'
import { eraseCustomer } from '../../server/customers/erase-customer.ts'
import { openStorage } from '../../server/pictures/open-storage.ts'
import { countedProduct } from '../support/counted.ts'
import { openStaff } from '../support/office.ts'
import { seenBy } from '../support/office-orders.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()

test('an erased customer leaves counts and moves as they are, and the open order still gives back', async () => {
  const manager = await openStaff(shop).signedIn('manager')
  const product = await countedProduct(shop, { count: 10 })
  const customer = await shop.customer()
  await shop.make.address({ customerId: customer.id })
  const line = { customerId: customer.id, productId: product.id, quantity: 4 }
  const { id } = await shop.make.cartLine(line)
  const { body } = await customer.ask(confirmOrder, { carts: [{ id }], promo: null, fee: 60 })
  await shop.make.cartLine(line)
  const storage = await openStorage(
    readToolConfig({ DATABASE_URL: shop.databaseUrl, UPLOADS_DIR: shop.uploadsDir }),
  )

  await eraseCustomer(shop.prisma, storage, customer.email, false)

  expect(await product.counts()).toEqual({ '': 6 })
  const order = await seenBy(manager, { transId: body.trans_id })
  expect(order.lines).toMatchObject([{ quantity: 4, to_restock: 4 }])
  await manager.ask(cancelOrder, { order_id: order.id, v: order.v, reason: 'other' })
  expect(await product.counts()).toEqual({ '': 10 })
  const { moves } = (await manager.ask(getStockMoves, { product_id: product.id })).body
  expect(moves.map(({ why }) => why)).toEqual(['cancel', 'order', 'arrived'])
})
