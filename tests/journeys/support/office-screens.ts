import { openCarts } from './office-carts.ts'
import { openOrders } from './office-orders.ts'
import type { Visits } from './visits.ts'

/** The addresses of the office's screens, with an order, a customer, a cart left behind and a product to show. */
export async function officeScreens(shop: Visits): Promise<string[]> {
  const { show, leftCart } = openCarts(shop)
  await show()
  await leftCart()
  const { transId, customerId } = await openOrders(shop).order()
  const { id: product } = await shop.prisma.product.findFirstOrThrow({ orderBy: { id: 'asc' } })
  const products = ['', '/new', `/${product}`, `/${product}/stock`].map((end) => `products${end}`)
  const rooms = [
    '',
    'inbox',
    'import',
    'picks',
    'carts',
    'shelves',
    'promos',
    'blocked',
    'settings',
    'staff',
    'audit',
    'me',
  ]
  const orders = [
    'orders',
    'orders/new',
    `orders/${transId}`,
    'customers',
    `customers/${customerId}`,
  ]
  return [...rooms, ...products, ...orders, 'more'].map((room) => `/office/${room}`)
}
