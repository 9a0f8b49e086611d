import type { Transaction } from '../as-staff.ts'

/** The ids of tags by the database's form of their name; `names` may have any form. */
export async function findTags(
  tx: Transaction,
  names: readonly string[],
): Promise<Map<string, number>> {
  const rows = await tx.$queryRaw<{ id: number; norm: string }[]>`
    select id, shop_norm(tag) as norm from tag
    where shop_norm(tag) = any(array(select shop_norm(name) from unnest(${names}::text[]) name))`
  return new Map(rows.map(({ id, norm }) => [norm, id]))
}
