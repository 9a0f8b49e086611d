import { expect, test } from 'vitest'
import { confirmOrder } from '#contract/orders'
import { fillCart, idsInCart } from '../support/shopping.ts'
import { noteFigures } from './support/figures.ts'
import { openServers } from './support/servers.ts'

const shop = await openServers({ count: 2 })
const rounds = 20
const limit = 5

test('a promo is redeemed as often as it may be, and no more', async (context) => {
  const customers = []
  for (let nr = 0; nr < 100; nr++) {
    const customer = await shop.customer()
    await shop.make.address({ customerId: customer.id })
    customers.push(customer)
  }

  for (let round = 0; round < rounds; round++) {
    const { code } = await shop.make.promo({ maxRedemptions: limit })
    const carts = await Promise.all(customers.map((customer) => fillCart(shop, [{}], customer)))

    const answers = await Promise.all(
      carts.map(({ buyer, seen }, nr) =>
        shop.askAt(nr, buyer)(confirmOrder, { carts: seen, promo: code, fee: 60 }),
      ),
    )

    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(limit)
    expect(statuses.filter((status) => status === 422)).toHaveLength(customers.length - limit)
    const { redeemed } = await shop.prisma.promo.findUniqueOrThrow({ where: { code } })
    expect(redeemed).toBe(limit)
    for (const [nr, { buyer, seen, confirm }] of carts.entries()) {
      if (statuses[nr] === 200) continue
      expect(await idsInCart(buyer)).toEqual(seen.map(({ id }) => id))
      expect((await confirm()).status).toBe(200)
    }
  }
  noteFigures(context, `${rounds} promos of ${limit}, ${rounds * customers.length} customers`)
})
