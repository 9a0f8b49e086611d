import { advanceOf } from '#contract/advance'
import { Prisma } from '../database/generated/client.ts'
import { planOnce } from '../database/plans.ts'

/** The present policies of these products, each once: their own, else the shop's usual one, as on their pages. */
export const policiesOf = (productIds: Prisma.Sql) => Prisma.sql`
  select distinct coalesce(nullif(order_policy, ''),
    (select value ->> 'order_policy' from setting where part = 'policy')) as policy
  from product_content where product_id in (${productIds})`

export const askAdvance = (policies: readonly (string | null)[]): boolean =>
  policies.some((policy) => advanceOf(policy ?? '') !== undefined)

/** Whether one of these products asks for an advance by its present policy. */
export async function readAdvance(
  db: Prisma.TransactionClient,
  lines: readonly { productId: number }[],
): Promise<boolean> {
  const ids = lines.map(({ productId }) => productId)
  const rows = await db.$queryRaw<{ policy: string | null }[]>`
    ${planOnce} ${policiesOf(Prisma.sql`select unnest(${ids}::int[])`)}`
  return askAdvance(rows.map(({ policy }) => policy))
}
