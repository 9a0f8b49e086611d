import { promoCode } from '#contract/shop'
import type { PrismaClient } from '../database/generated/client.ts'
import type { PromoModel } from '../database/generated/models.ts'

type PromoRow = Pick<PromoModel, 'code' | 'priceTaka' | 'minSubtotalTaka'> & {
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
    select code, price_taka as "priceTaka", min_subtotal_taka as "minSubtotalTaka",
      coalesce(min_subtotal_taka > (
        select sum(g.price_taka::bigint * c.quantity)::bigint
        from cart_line c join product g on g.id = c.product_id
        where c.customer_id = ${customerId}::int and g.stock = 1), false) as "isBelow"
    from promo p
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
