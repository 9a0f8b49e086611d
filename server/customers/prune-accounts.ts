import type { Pool } from 'pg'
import { deleteInBatches } from '../database/delete-in-batches.ts'

const unused = `seen_at < now() - make_interval(days => $1)
  and not exists (select from orders o where o.customer_id = customer.id)
  and not exists (select from review r where r.customer_id = customer.id)
  and not exists (select from message m where lower(m.email) = customer.email_key)
  and not exists (select from session s
    where (s.sess ->> 'customerId')::int = customer.id and s.expire > now())`

export async function pruneAccounts(
  pool: Pool,
  retainDays: number,
  stopping?: AbortSignal,
): Promise<number> {
  if (retainDays === 0) return 0
  return deleteInBatches(pool, 'customer', unused, [retainDays], stopping)
}
