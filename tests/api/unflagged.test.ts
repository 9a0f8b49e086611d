import { expect, test } from 'vitest'
import { addToCart, getCart, incrementCartLine } from '#contract/cart'
import { getProduct } from '#contract/catalog'
import { confirmOrder, getOrder } from '#contract/orders'
import { openShop } from '../support/shop.ts'

const shop = await openShop()

/** A recorded text without times and numbers of orders, which differ in each run. */
const recorded = (text: string) =>
  text
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'moment')
    .replaceAll(/[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}/g, 'number')

test('products whose choice does not go with the order answer to the byte as before it could', async () => {
  const customer = await shop.customer()
  await shop.make.address({ customerId: customer.id })
  const product = await shop.make.product({
    oldPriceTaka: 700,
    discountPercent: 28,
    minimumOrder: 2,
    description: '<p>Soft</p>',
    orderPolicy: '<p>Cash</p>',
    colors: { create: [{ color: 'Red' }, { color: 'Blue' }] },
    sizes: { create: [{ size: 'M' }, { size: 'L' }] },
  })
  const chosen = { product_id: product.id, quantity: 2 }
  const texts: string[] = []
  const note = ({ text }: { text: string }) => texts.push(recorded(text))

  note(await customer.ask(getProduct, { slug: product.slug }))
  const { body, text } = await customer.ask(addToCart, chosen)
  note({ text })
  note(await customer.ask(addToCart, chosen))
  note(await customer.ask(incrementCartLine, { cart_id: body.cart.id }))
  note(await customer.ask(getCart))
  const wrong = { carts: [{ id: body.cart.id, quantity: 9 }], promo: null, fee: 60 }
  note(await customer.ask(confirmOrder, wrong))
  const seen = { carts: [{ id: body.cart.id }], promo: null, fee: 60 }
  const ordered = await customer.ask(confirmOrder, seen)
  note(ordered)
  note(await customer.ask(getOrder, { trans_id: ordered.body.trans_id }))

  expect(texts).toMatchInlineSnapshot(`
    [
      "{"product":{"id":1,"title":"Product 2","slug":"product-2","image":"/uploads/catalog/product-2-800x800.webp","old_price":700,"price":500,"discount":{"id":28,"percent":28},"stock":1,"minimum_order":2,"product_images":[],"description":"<p>Soft</p>","order_policy":"<p>Cash</p>","colors":[{"id":1,"color":"Red"},{"id":2,"color":"Blue"}],"sizes":[{"id":1,"size":"M"},{"id":2,"size":"L"}],"tags":[],"reviews":[],"review_count":0},"related_products":[]}",
      "{"message":"added","cart":{"id":1,"product_id":1,"user_id":1,"quantity":2,"product":{"id":1,"slug":"product-2","title":"Product 2","image":"/uploads/catalog/product-2-800x800.webp","price":500,"old_price":700,"minimum_order":2,"stock":1}}}",
      "{"message":"exists"}",
      "{"message":"success","cart":{"id":1,"product_id":1,"user_id":1,"quantity":3,"product":{"id":1,"slug":"product-2","title":"Product 2","image":"/uploads/catalog/product-2-800x800.webp","price":500,"old_price":700,"minimum_order":2,"stock":1}}}",
      "{"carts":[{"id":1,"product_id":1,"user_id":1,"quantity":3,"product":{"id":1,"slug":"product-2","title":"Product 2","image":"/uploads/catalog/product-2-800x800.webp","price":500,"old_price":700,"minimum_order":2,"stock":1}}]}",
      "{"message":"Your cart has changed, please check it again","carts":[{"id":1,"product_id":1,"user_id":1,"quantity":3,"product":{"id":1,"slug":"product-2","title":"Product 2","image":"/uploads/catalog/product-2-800x800.webp","price":500,"old_price":700,"minimum_order":2,"stock":1}}]}",
      "{"message":"ordered","trans_id":"number","order":{"id":1,"trans_id":"number","order_status":0,"created_at":"moment","fee":60,"promo_code":null,"promo":null,"subtotal":1500,"total":1560,"products":[{"id":1,"quantity":3,"product":{"id":1,"slug":"product-2","title":"Product 2","image":"/uploads/catalog/product-2-800x800.webp","price":500,"old_price":700}}],"address":{"name":"Rahima Khatun","number":"01712345678","address":"House 7, Road 4, Dhanmondi, Dhaka"}},"repeated":false}",
      "{"message":"success","order":{"id":1,"trans_id":"number","order_status":0,"created_at":"moment","fee":60,"promo_code":null,"promo":null,"subtotal":1500,"total":1560,"products":[{"id":1,"quantity":3,"product":{"id":1,"slug":"product-2","title":"Product 2","image":"/uploads/catalog/product-2-800x800.webp","price":500,"old_price":700}}],"address":{"name":"Rahima Khatun","number":"01712345678","address":"House 7, Road 4, Dhanmondi, Dhaka"}}}",
    ]
  `)
})
