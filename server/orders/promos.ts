import { promoCode } from '#contract/shop'
import type { PrismaClient } from '../database/generated/client.ts'
import type { PromoModel } from '../database/generated/models.ts'
import type { PromoOfKind } from './promo-terms.ts'

export type PromoRow = PromoOfKind &
  Pick<PromoModel, 'code' | 'minSubtotalTaka'> & {
    /** The products in the cart that are in stock. */
    cartTaka: number
    /** The cart is below the least order. */
    isBelow: boolean
  }

export const invalidPromo = 'Invalid promo code'
export const changedPromo = 'The promo has changed, please apply it again'

/** A promo that this customer can use, now or with a larger cart; confirm checks it again. */
export async function findPromo(
  prisma: PrismaClient,
  { code, customerId }: { code: string; customerId: number },
): Promise<PromoRow | null> {
  return (await findPromos(prisma, [promoCode(code)], customerId))[0] ?? null
}

/** The codes among these that a customer, or anybody without an account, can use. */
export function findPromos(
  prisma: PrismaClient,
  codes: readonly string[],
  customerId: number | null,
): Promise<PromoRow[]> {
  return prisma.$queryRaw<PromoRow[]>`
    select code, takes as kind, price_taka as "priceTaka", percent, most_taka as "mostTaka",
      min_subtotal_taka as "minSubtotalTaka", coalesce(cart.taka, 0) as "cartTaka",
      coalesce(min_subtotal_taka > cart.taka, false) as "isBelow"
    from promo p cross join (
      select sum(g.price_taka::bigint * c.quantity)::float8 as taka
      from cart_line c join product g on g.id = c.product_id
      where c.customer_id = ${customerId}::int and g.stock = 1
    ) cart
    where code = any(${codes}::text[]) and shop_promo_applies(p, ${customerId}::int,
      (select shop_number_key(number) from address where customer_id = ${customerId}::int))
    order by id`
}

const mostPublic = 6

/** The public codes that this customer can use, now or with a larger cart; the newest first. */
export async function findPublicPromos(
  prisma: PrismaClient,
  customerId: number,
): Promise<PromoRow[]> {
  const open = await prisma.promo.findMany({
    where: { public: true, active: true },
    select: { code: true },
    orderBy: { id: 'desc' },
    take: 50,
  })
  const codes = open.map(({ code }) => code)
  const rows = codes.length > 0 ? await findPromos(prisma, codes, customerId) : []
  return rows.reverse().slice(0, mostPublic)
}

/** The refusal of a promo below its least order. */
export function belowLeast({ minSubtotalTaka }: Pick<PromoRow, 'minSubtotalTaka'>): string {
  return `This promo is for orders from ৳${(minSubtotalTaka ?? 0).toLocaleString('en-US')}`
}
