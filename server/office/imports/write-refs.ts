import { Prisma } from '../../database/generated/client.ts'
import type { Transaction } from '../as-staff.ts'

/** Stores the other shop's names of these products, or of all unchanged ones. */
export async function writeRefs(
  tx: Transaction,
  jobId: number,
  lines: readonly number[] | 'same',
): Promise<void> {
  const which =
    lines === 'same' ? Prisma.sql`r.kind = 'same'` : Prisma.sql`r.line = any(${lines}::int[])`
  await tx.$executeRaw`
    insert into import_ref (source, ref, product_id, color_id, size_id, title)
    select distinct on (w.ref) r.plan ->> 'source', w.ref, r.product_id, c.id, s.id,
      r.title
    from import_row r
    cross join lateral jsonb_to_recordset(r.plan -> 'refs') as w(ref text, color text, size text)
    join product p on p.id = r.product_id
    left join product_color c on c.product_id = p.id and c.removed_at is null
      and shop_norm(c.color) = shop_norm(w.color)
    left join product_size s on s.product_id = p.id and s.removed_at is null
      and shop_norm(s.size) = shop_norm(w.size)
    where r.job_id = ${jobId} and r.kind in ('new', 'changed', 'same') and r.plan ? 'source'
      and ${which}
    order by w.ref, r.line
    on conflict (source, ref) do update set product_id = excluded.product_id,
      color_id = excluded.color_id, size_id = excluded.size_id, title = excluded.title
    where (import_ref.product_id, import_ref.color_id, import_ref.size_id, import_ref.title)
      is distinct from (excluded.product_id, excluded.color_id, excluded.size_id, excluded.title)`
}
