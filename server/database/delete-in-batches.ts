import type { Pool } from 'pg'

const atOnce = 500

/** In batches, so that nobody waits long for a row. Several processes may do it at once. */
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
