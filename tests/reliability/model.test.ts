// Over 200 lines: the plain model of a cart and its orders, and every step against it, are one thing.

import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addToCart,
  decrementCartLine,
  deleteCartLine,
  getCart,
  incrementCartLine,
} from '#contract/cart'
import { cancelOrder, confirmOrder, getOrder, getOrders } from '#contract/orders'
import type { ShopCustomer } from '../support/shop.ts'
import { noteFigures } from './support/figures.ts'
import { openServers } from './support/servers.ts'

const runs = 1000
const seed = 20_261_121
const promoTaka = 75

const shop = await openServers()
const sold = [
  { priceTaka: 500, minimumOrder: 1, stock: 1 },
  { priceTaka: 1, minimumOrder: 1, stock: 1 },
  { priceTaka: 1250, minimumOrder: 3, stock: 1 },
  { priceTaka: 90, minimumOrder: 1, stock: 0 },
  { priceTaka: 45_000, minimumOrder: 9_998, stock: 1 },
]
const products = await Promise.all(
  sold.map(async (given, nr) => ({
    ...(await shop.make.product({ ...given, slug: `model-${nr}` })),
  })),
)

/** A plain model of one customer's cart and orders. */
type Model = {
  cart: { id: number; product: number; quantity: number }[]
  orders: {
    id: number
    transId: string
    totalTaka: number
    status: number
    hasPromo: boolean
    lines: number[]
  }[]
  promosLeft: number
}
type Real = { customer: ShopCustomer; promo: string }
let steps = 0

abstract class Step implements fc.AsyncCommand<Model, Real> {
  check = () => true
  run(model: Model, real: Real): Promise<void> {
    steps++
    return this.take(model, real)
  }
  abstract take(model: Model, real: Real): Promise<void>
}

class Add extends Step {
  constructor(
    readonly product: number,
    readonly quantity: number,
  ) {
    super()
  }
  override async take(model: Model, { customer }: Real) {
    const product = products[this.product]
    const answer = await customer.ask(addToCart, {
      product_id: product?.id,
      quantity: this.quantity,
    })

    if (!product || this.quantity < product.minimumOrder)
      return void expect(answer.status).toBe(422)
    if (product.stock !== 1) return void expect(answer.status).toBe(409)
    expect(answer.status).toBe(200)
    if (model.cart.some((line) => line.product === product.id)) {
      expect(answer.body).toEqual({ message: 'exists' })
      return
    }
    expect(answer.body).toMatchObject({
      message: 'added',
      cart: { product_id: product.id, quantity: this.quantity },
    })
    model.cart.push({ id: answer.body.cart.id, product: product.id, quantity: this.quantity })
  }
  override toString = () => `add ${this.quantity} of ${this.product}`
}

class More extends Step {
  constructor(
    readonly at: number,
    readonly by: 1 | -1,
  ) {
    super()
  }
  override async take({ cart }: Model, { customer }: Real) {
    const line = cart[this.at]
    const call = this.by > 0 ? incrementCartLine : decrementCartLine
    const answer = await customer.ask(call, { cart_id: line?.id ?? 2_000_000_000 })

    if (!line) return void expect(answer.status).toBe(404)
    const { minimumOrder = 1 } = products.find(({ id }) => id === line.product) ?? {}
    const wanted = line.quantity + this.by
    if (wanted < minimumOrder || wanted > 9999) return void expect(answer.status).toBe(422)
    expect(answer.body).toMatchObject({ message: 'success', cart: { quantity: wanted } })
    line.quantity = wanted
  }
  override toString = () => `line ${this.at} ${this.by}`
}

class Remove extends Step {
  constructor(readonly at: number) {
    super()
  }
  override async take({ cart }: Model, { customer }: Real) {
    const line = cart[this.at]
    const answer = await customer.ask(deleteCartLine, { cartId: line?.id ?? 2_000_000_000 })

    expect(answer.status).toBe(line ? 200 : 404)
    if (line) cart.splice(this.at, 1)
  }
  override toString = () => `remove line ${this.at}`
}

class Confirm extends Step {
  constructor(
    readonly which: boolean[],
    readonly withPromo: boolean,
    readonly fee: 60 | 100,
    readonly seesRight: boolean,
  ) {
    super()
  }
  override async take(model: Model, { customer, promo }: Real) {
    const seen = model.cart.filter((_line, at) => this.which[at])
    const answer = await customer.ask(confirmOrder, {
      carts: seen.map(({ id, quantity }) => ({
        id,
        quantity: quantity + (this.seesRight ? 0 : 1),
      })),
      promo: this.withPromo ? promo : null,
      fee: this.fee,
    })

    if (seen.length === 0) return void expect(answer.status).toBe(422)
    if (!this.seesRight) return void expect(answer.status).toBe(409)
    const takesPromo = this.withPromo && model.promosLeft > 0
    if (this.withPromo && !takesPromo) return void expect(answer.status).toBe(422)
    const subtotal = seen.reduce((sum, line) => sum + line.quantity * priceOf(line.product), 0)
    const off = takesPromo ? Math.min(promoTaka, subtotal + this.fee) : 0
    expect(answer.body).toMatchObject({
      message: 'ordered',
      order: { subtotal, fee: this.fee, total: subtotal + this.fee - off, order_status: 0 },
    })
    if (takesPromo) model.promosLeft--
    model.cart = model.cart.filter((line) => !seen.includes(line))
    model.orders.unshift({
      id: answer.body.order.id,
      transId: answer.body.trans_id,
      totalTaka: subtotal + this.fee - off,
      status: 0,
      hasPromo: takesPromo,
      lines: seen.map(({ id }) => id),
    })
  }
  override toString = () => `confirm ${this.which} promo ${this.withPromo} right ${this.seesRight}`
}

class ConfirmAgain extends Step {
  constructor(readonly at: number) {
    super()
  }
  override async take({ orders }: Model, { customer }: Real) {
    const order = orders[this.at]
    if (!order) return
    const carts = order.lines.map((id) => ({ id }))
    const answer = await customer.ask(confirmOrder, { carts, promo: null, fee: 60 })

    expect(answer.body).toMatchObject({ message: 'ordered', trans_id: order.transId })
    expect(answer.body.order.total).toBe(order.totalTaka)
  }
  override toString = () => `confirm order ${this.at} again`
}

class Cancel extends Step {
  constructor(readonly at: number) {
    super()
  }
  override async take(model: Model, { customer }: Real) {
    const order = model.orders[this.at]
    const answer = await customer.ask(cancelOrder, { order_id: order?.id ?? 2_000_000_000 })

    if (!order) return void expect(answer.status).toBe(404)
    expect(answer.status).toBe(order.status <= 2 ? 200 : 409)
    if (order.status > 2) return
    order.status = 5
    if (order.hasPromo) model.promosLeft++
  }
  override toString = () => `cancel order ${this.at}`
}

/** The operator moves an order forward. */
class MoveOn extends Step {
  constructor(
    readonly at: number,
    readonly status: number,
  ) {
    super()
  }
  override async take({ orders }: Model) {
    const order = orders[this.at]
    // Orders only move forward, by a rule of the database.
    if (!order || order.status >= 4 || this.status <= order.status) return
    await shop.pool.query('update orders set status = $2 where id = $1', [order.id, this.status])
    order.status = this.status
  }
  override toString = () => `order ${this.at} is at ${this.status}`
}

class Look extends Step {
  override async take({ cart, orders }: Model, { customer }: Real) {
    const inCart = await customer.ask(getCart)
    const entries = await customer.ask(getOrders)

    expect(
      inCart.body.carts.map((line) => ({
        id: line.id,
        product: line.product_id,
        quantity: line.quantity,
      })),
    ).toEqual(cart)
    expect(entries.body.orders).toMatchObject(
      orders.map(({ transId, totalTaka, status }) => ({
        trans_id: transId,
        total: totalTaka,
        order_status: status,
      })),
    )
    expect(entries.body.orders).toHaveLength(orders.length)
    const [newest] = orders
    if (!newest) return
    const order = await customer.ask(getOrder, { trans_id: newest.transId.toLowerCase() })
    expect(order.body.order).toMatchObject({ total: newest.totalTaka, order_status: newest.status })
  }
  override toString = () => 'look'
}

function priceOf(productId: number): number {
  return products.find(({ id }) => id === productId)?.priceTaka ?? Number.NaN
}

const place = fc.nat({ max: 3 })
const everyStep = [
  fc
    .tuple(fc.nat({ max: sold.length }), fc.constantFrom(1, 2, 3, 4, 9_998, 9_999))
    .map(([product, quantity]) => new Add(product % sold.length, quantity)),
  fc.tuple(place, fc.constantFrom<1 | -1>(1, -1)).map(([at, by]) => new More(at, by)),
  place.map((at) => new Remove(at)),
  fc
    .tuple(
      fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
      fc.boolean(),
      fc.constantFrom<60 | 100>(60, 100),
      fc.integer({ min: 0, max: 4 }).map((nr) => nr > 0),
    )
    .map(([which, withPromo, fee, seesRight]) => new Confirm(which, withPromo, fee, seesRight)),
  place.map((at) => new ConfirmAgain(at)),
  place.map((at) => new Cancel(at)),
  fc.tuple(place, fc.nat({ max: 4 })).map(([at, status]) => new MoveOn(at, status)),
  fc.constant(new Look()),
]

test('carts and orders are what a plain model says, whatever is done in whatever order', async (context) => {
  await fc.assert(
    fc.asyncProperty(fc.commands(everyStep, { maxCommands: 25 }), async (commands) => {
      const customer = await shop.customer()
      await shop.make.address({ customerId: customer.id })
      const { code } = await shop.make.promo({
        priceTaka: promoTaka,
        maxRedemptions: 2,
        maxPerCustomer: null,
      })
      const model: Model = { cart: [], orders: [], promosLeft: 2 }
      await fc.asyncModelRun(
        () => ({ model, real: { customer, promo: code } }),
        [...commands, new Look()],
      )
    }),
    { seed, numRuns: runs, endOnFailure: true },
  )
  noteFigures(context, `${runs} runs, ${steps} steps, no divergence`)
})
