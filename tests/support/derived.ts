import type pg from 'pg'

/** Which derived rows are not what they are made of, and how many. */
export async function findDifferences(pool: pg.Pool): Promise<unknown[]> {
  const { rows } = await pool.query(
    'select what, differences::int from shop_derived_differences() where differences <> 0',
  )
  return rows
}
