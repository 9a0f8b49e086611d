import { advanceOf } from '#contract/advance'
import type { Prisma } from '../database/generated/client.ts'

/**
 * Whether one of these products asks for an advance by its present policy: its own, else the shop's usual one,
 * as on its page.
 */
export async function readAdvance(
  db: Prisma.TransactionClient,
  lines: readonly { productId: number }[],
): Promise<boolean> {
  const ids = lines.map(({ productId }) => productId)
  const rows = await db.$queryRaw<{ policy: string | null }[]>`
    select distinct coalesce(nullif(order_policy, ''),
      (select value ->> 'order_policy' from setting where part = 'policy')) as policy
    from product_content where product_id = any(${ids}::int[])`
  return rows.some(({ policy }) => advanceOf(policy ?? '') !== undefined)
}
