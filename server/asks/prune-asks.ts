import type { Pool } from 'pg'
import { deleteInBatches } from '../database/delete-in-batches.ts'

/** Days after which one who was told is forgotten, and one whom nobody told. */
const [daysTold, daysWaiting] = [30, 180]

export function pruneAsks(pool: Pool, stopping?: AbortSignal): Promise<number> {
  const old =
    'told_at < now() - make_interval(days => $1) or created_at < now() - make_interval(days => $2)'
  return deleteInBatches(pool, 'product_ask', old, [daysTold, daysWaiting], stopping)
}
