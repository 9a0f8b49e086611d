import type pg from 'pg'
import { hasCode } from '../failures/has-code.ts'
import { readMigrations } from './read-migrations.ts'

type Problem =
  | 'migrations are not applied'
  | 'the database takes no changes'
  | 'the database has no room'
  | 'the database does not answer'

const cachedMs = 1000
const noRoom = new Set(['53100', '58030'])

/** After a change failed on a full disk, only a write shows that there is space again. */
export function watchReadiness(pool: pg.Pool): () => Promise<Problem | null> {
  const wanted = readMigrations().length
  let isInDoubt = false
  let last: { at: number; problem: Promise<Problem | null> } | undefined
  pool.on('connect', ({ connection }) => {
    connection.on('errorMessage', ({ code }: { code?: string }) => {
      if (isInDoubt || !code || !noRoom.has(code)) return
      isInDoubt = true
      last = undefined
    })
  })
  return () => {
    const now = performance.now()
    if (!last || now - last.at > cachedMs) {
      last = { at: now, problem: ask().catch(() => 'the database does not answer') }
    }
    return last.problem
  }

  async function ask(): Promise<Problem | null> {
    const { rows } = await pool.query<{ applied: number; readOnly: boolean }>(
      `select count(*)::int as applied, current_setting('transaction_read_only')::bool as "readOnly"
         from _prisma_migrations where finished_at is not null and rolled_back_at is null`,
    )
    if (rows[0]?.applied !== wanted) return 'migrations are not applied'
    if (rows[0].readOnly) return 'the database takes no changes'
    if (isInDoubt && !(await hasRoom(pool))) return 'the database has no room'
    isInDoubt = false
    return null
  }
}

/** Writes a row of 130 kB and rolls back. */
async function hasRoom(pool: pg.Pool): Promise<boolean> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query(
      `insert into session (sid, sess, expire)
       select 'is there room?', to_json(string_agg(md5(random()::text), '')), now()
         from generate_series(1, 4000)`,
    )
    return true
  } catch (error) {
    if (hasCode(error, ...noRoom)) return false
    throw error
  } finally {
    const isBroken = await client.query('rollback').then(
      () => false,
      () => true,
    )
    client.release(isBroken)
  }
}
