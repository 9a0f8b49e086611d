import { afterAll, expect, inject, test } from 'vitest'
import { getAddress, saveAddress } from '#contract/addresses'
import { addToCart, deleteCartLine, getCart, incrementCartLine } from '#contract/cart'
import {
  getBanners,
  getCategories,
  getProduct,
  getProducts,
  listMenu,
  searchProducts,
} from '#contract/catalog'
import { getCustomer, login, logout, signup } from '#contract/customers'
import { sendMessage } from '#contract/messages'
import { applyPromo, cancelOrder, confirmOrder, getOrder, getOrders } from '#contract/orders'
import { addReview } from '#contract/reviews'
import { grantServing } from '../../server/migrations/grants.ts'
import { migrate } from '../../server/migrations/migrate.ts'
import { onDatabase } from '../support/databases.ts'
import { jpeg } from '../support/pictures.ts'
import { openShop } from '../support/shop.ts'
import { createTwoRoles } from '../support/two-roles.ts'

const database = await createTwoRoles(inject('postgresUrl'), inject('templateName'))
afterAll(database.drop)
await migrate(database.ownerUrl)
await grantServing(database.ownerUrl, database.servingUrl)
const shop = await openShop({ on: database, RATE_LIMIT: 'on' })

test('every call is answered by a shop that may only read and change rows', async () => {
  const menu = await shop.make.menu({ menu: 'Fashion' })
  const category = await shop.make.category({ menuId: menu.id })
  const products = []
  for (let nr = 0; nr < 30; nr++) {
    products.push(await shop.make.product({ title: `Saree ${nr}`, categoryIds: [category.id] }))
  }
  const [first, second] = products
  const promo = await shop.make.promo()
  const visitor = shop.visitor()
  const password = 'nakshi-kantha-7'
  const newcomer = { name: 'Salma', email: 'salma@example.com', password }
  const letter = { name: 'Salma', number: '01712345678', email: newcomer.email, subject: 'A' }
  const files = [{ bytes: await jpeg() }]
  const statuses: [string, number][] = []
  const ask = async (...what: Parameters<typeof visitor.ask>) => {
    const answer = await visitor.ask(...what)
    statuses.push([what[0].path, answer.status])
    return answer.body
  }

  await ask(signup, { ...newcomer, password_confirmation: password })
  await ask(logout)
  await ask(login, newcomer)
  await ask(getCustomer)
  await ask(getCategories)
  await ask(getBanners)
  await ask(getProducts, { page: 2 })
  await ask(listMenu, { menu: 'Fashion', page: 3, sort: 'a-z' })
  await ask(searchProducts, { keyword: 'sare' })
  await ask(getProduct, { slug: first?.slug })
  const { user } = await ask(login, newcomer)
  await ask(saveAddress, { name: 'Salma', number: '01712345678', address: 'House 7, Sylhet' })
  await ask(getAddress, { userId: user.id })
  const { cart } = await ask(addToCart, { product_id: first?.id, quantity: 1 })
  const { cart: other } = await ask(addToCart, { product_id: second?.id, quantity: 1 })
  await ask(incrementCartLine, { cart_id: cart.id })
  await ask(deleteCartLine, { cartId: other.id })
  const { carts } = await ask(getCart)
  await ask(applyPromo, { promo_code: promo.code })
  const { trans_id, order } = await ask(confirmOrder, { carts, promo: promo.code, fee: 60 })
  await ask(getOrders)
  await ask(getOrder, { trans_id })
  await ask(cancelOrder, { order_id: order.id, reason: 'Ordered twice' })
  await ask(addReview, { product_id: first?.id, review: 'Good' }, { files })
  await ask(sendMessage, { ...letter, message: 'Where are you?' })
  await shop.tidy()

  expect(statuses.filter(([, status]) => status !== 200)).toEqual([])
  expect((await visitor.agent.get('/readyz')).status).toBe(200)
  // The notices that it receives, and the position that a standby must reach.
  await expect.poll(() => shop.changes.generation()).not.toBeNull()
  expect(await shop.changes.position()).not.toBeNull()
})

test.each([
  'create table mine (id int)',
  'create function mine() returns int language sql as $$ select 1 $$',
  'alter table product add column mine int',
  'alter table orders disable trigger all',
  'drop table orders',
  'truncate orders cascade',
  'drop function shop_confirm_order',
  'delete from _prisma_migrations',
  `update audit_log set act = 'nothing'`,
  'delete from audit_log',
  'truncate audit_log',
  'create role mine',
  `alter database ${database.databaseName} set jit = on`,
  'copy product to program $$true$$',
  `set role ${database.roles.owner}`,
])('the shop’s own user may not: %s', async (statement) => {
  await expect(onDatabase(database.servingUrl, statement)).rejects.toMatchObject({ code: '42501' })
})

test('the serving user may use a later version’s tables after its start', async () => {
  await onDatabase(database.ownerUrl, 'create table later (id serial primary key, word text)')
  await grantServing(database.ownerUrl, database.servingUrl)

  const rows = await onDatabase(
    database.servingUrl,
    `insert into later (word) values ('new')`,
    'select word from later',
  )

  expect(rows).toEqual([{ word: 'new' }])
  await onDatabase(database.ownerUrl, 'drop table later')
})

test('servers that start together grant without an error', async () => {
  const granting = Array.from({ length: 4 }, () =>
    grantServing(database.ownerUrl, database.servingUrl),
  )

  expect(await Promise.all(granting)).toHaveLength(4)
})

test('one user who owns all stays as it is', async () => {
  const rights = () =>
    onDatabase(
      database.ownerUrl,
      `select relname, relacl::text from pg_class where relacl is not null order by 1`,
    )
  const before = await rights()

  await grantServing(database.ownerUrl, database.ownerUrl)

  expect(await rights()).toEqual(before)
})
