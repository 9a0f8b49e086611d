import type { Pool } from 'pg'
import { deleteInBatches } from '../database/delete-in-batches.ts'

export async function pruneMessages(
  pool: Pool,
  retainDays: number,
  stopping?: AbortSignal,
): Promise<number> {
  if (retainDays === 0) return 0
  const old = 'created_at < now() - make_interval(days => $1)'
  return deleteInBatches(pool, 'message', old, [retainDays], stopping)
}
