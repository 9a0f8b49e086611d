import type pg from 'pg'

/** Derived rows that differ from their sources, and their number. */
export async function findDifferences(pool: pg.Pool): Promise<unknown[]> {
  const { rows } = await pool.query(
    'select what, differences::int from shop_derived_differences() where differences <> 0',
  )
  return rows
}
