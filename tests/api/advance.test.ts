import { expect, test } from 'vitest'
import { getProduct } from '#contract/catalog'
import { getOrder } from '#contract/orders'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const asking = '<p>২০০ টাকা অগ্রিম বুকিং দিতে হয়।</p>'
const none = '<p>কোনো অগ্রিম লাগবে না।</p>'

/** What the product's page and an order of it say. */
async function saidOf(orderPolicy: string) {
  const { id: productId, slug } = await shop.make.product({ orderPolicy })
  const customer = await shop.customer()
  const order = await shop.make.order({ customerId: customer.id, lineGiven: { productId } })
  const { product } = (await shop.visitor().ask(getProduct, { slug })).body
  const read = (await customer.ask(getOrder, { trans_id: order.transId })).body.order
  return [product.advance, read.advance]
}

test('product and order name an advance where the policy of the product asks for one, and only there', async () => {
  expect(await saidOf(asking)).toEqual([{ taka: 200 }, true])
  expect(await saidOf('An advance is needed.')).toEqual([{}, true])
  expect(await saidOf(none)).toEqual([undefined, undefined])
  expect(await saidOf('')).toEqual([undefined, undefined])
})

test('the usual policy of the shop counts for a product without its own', async () => {
  await shop.prisma.setting.create({ data: { part: 'policy', value: { order_policy: asking } } })

  expect(await saidOf('')).toEqual([{ taka: 200 }, true])
  expect(await saidOf(none)).toEqual([undefined, undefined])
})
