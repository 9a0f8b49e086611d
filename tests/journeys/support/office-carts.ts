import type { Visits } from './visits.ts'

/** Carts left behind, of customers whose names and numbers no other test has. */
export function openCarts(shop: Visits) {
  let nr = 0
  const digits = String(Date.now() % 100_000).padStart(5, '0')

  /** Switches the list on, as the owner does. */
  const show = () =>
    shop.prisma.$executeRaw`
      insert into setting (part, value, version) values ('orders', '{"left_carts": true}', 1)
      on conflict (part) do update set value = setting.value || excluded.value`

  /** A cart of these products, or the first one of the shop, changed last so many minutes ago. */
  async function leftCart({ minutes = 90, productIds = [] as number[] } = {}) {
    nr++
    const { id } = await shop.make.customer({ email: `cart-${digits}-${nr}@example.com` })
    const name = `রহিমা খাতুন ${digits}${nr}`
    const number = `0166${digits}${String(nr).padStart(2, '0')}`
    await shop.make.address({ customerId: id, name, number })
    const first = await shop.prisma.product.findFirstOrThrow({ orderBy: { id: 'asc' } })
    const changedAt = new Date(Date.now() - minutes * 60_000)
    for (const productId of productIds.length > 0 ? productIds : [first.id]) {
      await shop.make.cartLine({ customerId: id, productId, quantity: 2, changedAt })
    }
    return { id, name, number }
  }
  return { show, leftCart }
}
