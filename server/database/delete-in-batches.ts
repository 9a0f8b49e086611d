import type { Pool } from 'pg'

const atOnce = 500

/** Deletes in batches: no row stays locked for long. Several processes may run it at once. */
export async function deleteInBatches(
  pool: Pool,
  table: string,
  where: string,
  given: unknown[],
  stopping?: AbortSignal,
): Promise<number> {
  let deleted = 0
  for (;;) {
    if (stopping?.aborted) return deleted
    const { rowCount } = await pool.query(
      `delete from ${table} where ctid = any(array(
         select ctid from ${table} where ${where} limit ${atOnce} for update skip locked))`,
      given,
    )
    deleted += rowCount ?? 0
    if ((rowCount ?? 0) < atOnce) return deleted
  }
}
