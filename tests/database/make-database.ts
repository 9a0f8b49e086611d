import { inject } from 'vitest'
import { onDatabase } from '../support/databases.ts'
import { makeDatabase as makeOwnDatabase } from '../support/own-places.ts'

/** Databases to migrate, dropped at the end of the test file; `migrated` has all migrations. */
export function openDatabases() {
  async function makeDatabase(template?: string) {
    const url = await makeOwnDatabase(template)
    const query = (sql: string) => onDatabase(url, sql)
    /** Every column, function and trigger, and the history. */
    const look = async () =>
      JSON.stringify([
        await query(
          `select table_name, column_name, data_type from information_schema.columns
           where table_schema = 'public' order by 1, 2`,
        ),
        await query(
          `select proname, md5(prosrc) from pg_proc where pronamespace = 'public'::regnamespace order by 1`,
        ),
        (await query(`select to_regclass('_prisma_migrations') is not null as known`))[0]?.known
          ? await query('select * from _prisma_migrations order by started_at')
          : [],
      ])
    return { url, query, look }
  }

  return { makeDatabase, migrated: () => makeDatabase(inject('templateName')) }
}
