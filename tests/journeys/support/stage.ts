import pg from 'pg'
import { inject, vi } from 'vitest'
import { patience } from '../../support/patience.ts'

let own: ReturnType<typeof takeFree> | undefined

/**
 * The shop of this worker, until it ends. Vitest's pool id does not identify it: where one project
 * follows another, two workers have the same.
 */
export function ownStage() {
  own ??= vi.waitFor(takeFree, patience)
  return own
}

/** A lock in the shop's database: PostgreSQL releases it when the worker ends, even if killed. */
async function takeFree() {
  for (const stage of inject('journeys')) {
    const holder = new pg.Client(stage.databaseUrl)
    // The end of the run ends the database too.
    holder.on('error', () => {})
    await holder.connect()
    const { rows } = await holder.query('select pg_try_advisory_lock(0) as "isOurs"')
    if (rows[0].isOurs) return stage
    await holder.end()
  }
  throw new Error('Each shop has a worker')
}
