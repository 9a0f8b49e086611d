// Over 200 lines: all promises about carts left behind.
import { expect, test } from 'vitest'
import { addToCart, deleteCartLine, incrementCartLine, setCartChoice } from '#contract/cart'
import * as calls from '#contract/office/carts'
import { lookUpNumber, saveNewOrder } from '#contract/office/new-orders'
import { getSettings, saveSettings } from '#contract/office/settings'
import { getAudit, getMe } from '#contract/office/staff'
import { countedProduct } from '../support/counted.ts'
import { openStaff } from '../support/office.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop({ RATE_LIMIT: 'on' })
const { signedIn } = openStaff(shop)
const owner = await signedIn('owner', 'Owner')
const manager = await signedIn('manager', 'Manager')
const agent = await signedIn('agent', 'Agent')
const hour = 60
const day = 24 * hour
let number = 0
/** Not shared with other tests. */
const newPhone = () => `0187${String(1_000_000 + ++number)}`

async function show(left_carts: boolean) {
  const { settings } = (await owner.ask(getSettings)).body
  const { v, value } = settings.orders
  const given = { part: 'orders', v, value: { ...value, left_carts } }
  expect((await owner.ask(saveSettings, given)).status).toBe(200)
}
await show(true)

/** The line as if it had been changed last so long ago. */
const age = (customerId: number, minutes: number) =>
  shop.pool.query(
    `update cart_line set changed_at = now() - make_interval(mins => $2) where customer_id = $1`,
    [customerId, minutes],
  )
type Given = { minutes?: number; phone?: string; lines?: { priceTaka: number; quantity: number }[] }
/** A customer with a number whose cart was changed last so long ago. */
async function leftCart({ minutes = 2 * hour, phone = newPhone(), lines }: Given = {}) {
  const { id } = await shop.make.customer()
  await shop.make.address({ customerId: id, number: phone })
  for (const { quantity, ...product } of lines ?? [{ priceTaka: 500, quantity: 1 }]) {
    const { id: productId } = await shop.make.product(product)
    await shop.make.cartLine({ customerId: id, productId, quantity })
  }
  await age(id, minutes)
  return { id, phone }
}
const list = async (member = agent) => {
  const answer = await member.ask(calls.getLeftCarts)
  expect(answer).toFitShape(calls.getLeftCarts)
  return answer.body.carts
}
const rowOf = async (id: number) => (await list()).find((cart) => cart.id === id)
async function record(id: number, result: string, member = agent) {
  const changed_at = (await rowOf(id))?.changed_at ?? new Date().toISOString()
  return member.ask(calls.recordLeftCart, { id, changed_at, result })
}
const isSaid = (answer: { body: { message: string } }) => answer.body.message

test('while the owner has not switched it on there is no list, for nobody', async () => {
  const { id } = await leftCart()
  const given = { id, changed_at: new Date().toISOString(), result: 'later' }
  await show(false)

  for (const member of [owner, manager, agent]) {
    expect(await member.ask(calls.getLeftCarts)).toBeRefused(404)
    expect(await member.ask(calls.getLeftCart, { id })).toBeRefused(404)
    expect(await member.ask(calls.recordLeftCart, given)).toBeRefused(404)
    expect(await member.ask(calls.undoLeftCart, { id })).toBeRefused(404)
    expect((await member.ask(getMe)).body.rights).not.toContain('carts')
  }
  expect(await shop.prisma.cartOutcome.count()).toBe(0)
  await show(true)
  expect((await agent.ask(getMe)).body.rights).toContain('carts')
  expect(await rowOf(id)).toBeDefined()
})

test('manager and agent do not switch it on', async () => {
  const given = { part: 'orders', v: 0, value: { left_carts: true } }
  expect(await manager.ask(saveSettings, given)).toBeRefused(403)
  expect(await agent.ask(saveSettings, given)).toBeRefused(403)
})

test('a cart of a customer with a number is listed from an hour to seven days', async () => {
  const fresh = await leftCart({ minutes: hour - 1 })
  const young = await leftCart({ minutes: hour + 1 })
  const old = await leftCart({ minutes: 7 * day - 1 })
  const over = await leftCart({ minutes: 7 * day + 1 })
  const { id: nameless } = await shop.make.customer()
  await shop.make.cartLine({ customerId: nameless })
  await age(nameless, 2 * hour)

  const ids = (await list()).map(({ id }) => id)
  const known = [fresh.id, young.id, old.id, over.id, nameless]

  expect(ids.filter((id) => known.includes(id))).toEqual([young.id, old.id])
})

test('a row has the saved name and number, the newest goods with their choice, and the sum', async () => {
  const shirt = await countedProduct(shop, {
    title: 'Shirt',
    priceTaka: 700,
    colors: ['Red'],
    sizes: ['M'],
    counts: { 'Red/M': 9 },
  })
  const lines = Array.from({ length: 6 }, () => ({ priceTaka: 100, quantity: 2 }))
  const { id, phone } = await leftCart({ phone: `+88${newPhone()}`, lines })
  const choice = { colorId: shirt.colorId('Red'), sizeId: shirt.sizeId('M') }
  await shop.make.cartLine({ customerId: id, productId: shirt.id, quantity: 3, ...choice })
  await age(id, 90)

  const row = await rowOf(id)

  expect(row).toMatchObject({
    name: 'Rahima Khatun',
    number: phone.slice(3),
    more: 2,
    sum: 3 * 700 + 6 * 2 * 100,
    later_at: null,
  })
  expect(row?.goods).toHaveLength(5)
  expect(row?.goods[0]).toMatchObject({ title: 'Shirt', quantity: 3, color: 'Red', size: 'M' })
  expect(row?.goods[1]).not.toHaveProperty('color')
})

test('all come once over the pages, the newest first', async () => {
  const made: number[] = []
  for (let nr = 0; nr < 33; nr++) made.push((await leftCart({ minutes: 3 * day + nr })).id)
  const seen: number[] = []
  for (let after: string | null | undefined; after !== null; ) {
    const { body } = await agent.ask(calls.getLeftCarts, { after })
    seen.push(...body.carts.map(({ id }) => id))
    after = body.next
  }

  expect(seen.filter((id) => made.includes(id))).toEqual(made)
  expect(new Set(seen).size).toBe(seen.length)
})

test('what a customer does with a line makes the cart a new one, taking one out does not', async () => {
  const customer = await shop.customer()
  await shop.make.address({ customerId: customer.id, number: newPhone() })
  const shirt = await countedProduct(shop, { colors: ['Red', 'Blue'], count: 9 })
  const added = (await customer.ask(addToCart, { product_id: shirt.id, quantity: 1 })).body
  const cart_id = 'cart' in added ? added.cart.id : 0
  const lamp = await shop.make.cartLine({ customerId: customer.id })
  const changes = [
    () => customer.ask(incrementCartLine, { cart_id }),
    () => customer.ask(setCartChoice, { cart_id, color_id: shirt.colorId('Blue') }),
    async () =>
      customer.ask(addToCart, { product_id: (await shop.make.product()).id, quantity: 1 }),
  ]
  for (const change of changes) {
    await age(customer.id, 2 * hour)
    expect(await rowOf(customer.id)).toBeDefined()
    expect((await change()).status).toBe(200)
    expect(await rowOf(customer.id)).toBe(undefined)
  }
  await age(customer.id, 2 * hour)
  expect((await customer.ask(deleteCartLine, { cartId: lamp.id })).status).toBe(200)
  expect(await rowOf(customer.id)).toBeDefined()
})

test.each(['ordered', 'not_wanted'])(
  'the outcome "%s" takes a cart off until the customer changes it',
  async (result) => {
    const { id } = await leftCart()
    expect((await record(id, result)).status).toBe(200)
    expect(await rowOf(id)).toBe(undefined)

    await age(id, 90)
    expect(await rowOf(id)).toMatchObject({ id, later_at: null })
  },
)

test('a cart for later is listed again the next morning, and says so', async () => {
  const { id } = await leftCart()
  await record(id, 'later')
  expect(await rowOf(id)).toBe(undefined)

  const { backAt, at } = await shop.prisma.cartOutcome.findUniqueOrThrow({
    where: { customerId: id },
  })
  const inDhaka = new Date((backAt?.getTime() ?? 0) + 6 * hour * 60_000).toISOString()
  const tomorrow = new Date(Date.now() + (6 * hour + day) * 60_000).toISOString()
  expect(inDhaka.slice(0, 16)).toBe(`${tomorrow.slice(0, 10)}T09:30`)

  await shop.pool.query(`update cart_outcome set back_at = now() where customer_id = $1`, [id])
  expect((await rowOf(id))?.later_at).toBe(at.toISOString())
  expect((await record(id, 'not_wanted')).status).toBe(200)
  expect(await rowOf(id)).toBe(undefined)
})

test('what a customer changed after the screen was read is no part of the outcome', async () => {
  const { id } = await leftCart()
  const { changed_at } = (await rowOf(id)) ?? {}
  await age(id, 61)
  const given = { id, changed_at, result: 'not_wanted' }
  expect((await agent.ask(calls.recordLeftCart, given)).status).toBe(200)

  expect(await rowOf(id)).toBeDefined()
})

test('a time that has not come hides no later change', async () => {
  const { id } = await leftCart()
  const given = { id, changed_at: '2099-01-01T00:00:00Z', result: 'not_wanted' }
  expect((await agent.ask(calls.recordLeftCart, given)).status).toBe(200)
  expect(await rowOf(id)).toBe(undefined)

  await age(id, 90)
  expect(await rowOf(id)).toBeDefined()
})

test('of two people who record at one moment one is first, the other is told', async () => {
  for (let round = 0; round < 20; round++) {
    const { id } = await leftCart()
    const both = await Promise.all([record(id, 'ordered', agent), record(id, 'later', manager)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(both.map(isSaid)).toContain('Somebody changed this meanwhile, please look at it again')
  }
})

test('an outcome is undone by its author within a minute', async () => {
  const { id } = await leftCart()
  await record(id, 'not_wanted')
  expect(await manager.ask(calls.undoLeftCart, { id })).toBeRefused(
    409,
    'Only the person who did this can undo it',
  )
  expect((await agent.ask(calls.undoLeftCart, { id })).status).toBe(200)
  expect(await rowOf(id)).toBeDefined()
  expect(await agent.ask(calls.undoLeftCart, { id })).toBeRefused(404)

  await record(id, 'later')
  await shop.pool.query(
    `update cart_outcome set at = at - interval '61 seconds' where customer_id = $1`,
    [id],
  )
  expect(await agent.ask(calls.undoLeftCart, { id })).toBeRefused(
    409,
    'This can only be undone within 60 seconds',
  )
})

test('bad input has its sentence, and an empty cart is not there', async () => {
  const { id } = await leftCart()
  const changed_at = new Date().toISOString()
  const wrong = await agent.ask(calls.recordLeftCart, {
    id: 'x',
    changed_at: 'soon',
    result: 'lost',
  })
  expect(wrong).toBeRefused(422)
  expect(wrong.body.errors).toMatchObject({
    changed_at: ['The time is neither a moment nor a day'],
    result: ['Please say what became of it'],
  })
  expect(wrong.body.errors).toHaveProperty('id')
  expect(await agent.ask(calls.getLeftCarts, { after: 'a b' })).toBeRefused(422)
  expect((await agent.ask(calls.getLeftCarts, { after: 'x:y' })).body.carts).toEqual([])

  const { id: empty } = await shop.make.customer()
  const given = { id: empty, changed_at, result: 'later' }
  expect(await agent.ask(calls.recordLeftCart, given)).toBeRefused(404)
  expect(await agent.ask(calls.getLeftCart, { id: empty })).toBeRefused(404)
  expect(id).toBeGreaterThan(0)
})

test('the cart of a blocked number is not listed, nor opened', async () => {
  const { id, phone } = await leftCart()
  await shop.prisma.phoneBlock.create({ data: { phone, reason: 'Refused parcels' } })

  expect(await rowOf(id)).toBe(undefined)
  expect(await agent.ask(calls.getLeftCart, { id })).toBeRefused(404)
  await shop.pool.query(`update phone_block set until = now() - interval '2 days'`)
  expect(await rowOf(id)).toBeDefined()
})

test('an order is begun with number, account and lines, and takes the cart off the list', async () => {
  const shirt = await countedProduct(shop, { colors: ['Red'], counts: { Red: 9 } })
  const { id, phone } = await leftCart({ lines: [] })
  const colorId = shirt.colorId('Red')
  await shop.make.cartLine({ customerId: id, productId: shirt.id, quantity: 2, colorId })
  await age(id, 90)

  const answer = await agent.ask(calls.getLeftCart, { id })
  expect(answer).toFitShape(calls.getLeftCart)
  const { cart } = answer.body
  const lines = [{ product_id: shirt.id, quantity: 2, color_id: colorId }]
  expect(cart).toMatchObject({ id, number: phone, name: 'Rahima Khatun', is_account: true, lines })

  const { name, address } = cart
  const order = { number: phone, name, address, source: 'phone', fee: 60, lines }
  expect((await agent.ask(saveNewOrder, { ...order, customer_id: id })).status).toBe(200)
  expect(await rowOf(id)).toBe(undefined)
})

test('an order of the number without the account takes the cart off too', async () => {
  const { id, phone } = await leftCart()
  const { id: product_id } = await shop.make.product()
  const order = { number: phone, name: 'R', address: 'Dhaka', source: 'phone', fee: 60 }
  const lines = [{ product_id, quantity: 1 }]
  expect((await agent.ask(saveNewOrder, { ...order, lines })).status).toBe(200)

  expect(await rowOf(id)).toBe(undefined)
})

test('where several accounts have the number, the order is given to none', async () => {
  const { id, phone } = await leftCart()
  await leftCart({ phone })

  expect((await agent.ask(calls.getLeftCart, { id })).body.cart.is_account).toBe(false)
})

test('numbers of the list do not use up those that an agent may look up', async () => {
  const last = await signedIn('agent')
  for (let nr = 0; nr < 32; nr++) {
    const { id, phone } = await leftCart()
    expect((await last.ask(calls.getLeftCart, { id })).status).toBe(200)
    expect((await last.ask(lookUpNumber, { number: phone })).status).toBe(200)
  }
  expect((await last.ask(lookUpNumber, { number: newPhone() })).status).toBe(200)
})

test('the audit has each outcome with the name of the customer', async () => {
  const { id } = await leftCart()
  const { name } = await shop.prisma.customer.findUniqueOrThrow({ where: { id } })
  await record(id, 'not_wanted')
  await agent.ask(calls.undoLeftCart, { id })

  const { entries } = (await owner.ask(getAudit, { entity: 'cart_outcome' })).body
  expect(entries.slice(0, 2)).toMatchObject([
    { staff: 'Agent', act: calls.undoLeftCart.path, subject: name, after: null },
    { staff: 'Agent', act: calls.recordLeftCart.path, subject: name, after: { result: 2 } },
  ])
})

test('outcomes are deleted once their cart is listed no more', async () => {
  const [kept, gone] = [await leftCart(), await leftCart()]
  for (const { id } of [kept, gone]) await record(id, 'ordered')
  await shop.pool.query(
    `update cart_outcome set changed_at = now() - interval '9 days' where customer_id = $1`,
    [gone.id],
  )
  await shop.tidy()

  const left = await shop.prisma.cartOutcome.findMany({ select: { customerId: true } })
  const ids = left.map(({ customerId }) => customerId)
  expect([ids.includes(kept.id), ids.includes(gone.id)]).toEqual([true, false])
})
