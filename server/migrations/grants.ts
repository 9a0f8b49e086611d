import pg from 'pg'
import { sentenceOfDatabase } from '../database/errors.ts'
import { StartError } from '../failures/start-error.ts'
import { noLimitsHere, schemaLock } from './migrate.ts'

/** Rights on rows only: a shop under attack cannot drop or empty a table. Decision 042. */
export async function grantServing(ownerUrl: string, servingUrl: string): Promise<void> {
  const name = await nameOf(servingUrl)
  const owner = new pg.Client({ connectionString: ownerUrl, connectionTimeoutMillis: 5000 })
  owner.on('error', () => {})
  await owner.connect()
  try {
    const { rows } = await owner.query<{ isOwner: boolean; schema: string }>(
      'select current_user = $1 as "isOwner", quote_ident(current_schema()) as schema',
      [name],
    )
    if (rows[0]?.isOwner !== false) return
    const { schema } = rows[0]
    const role = owner.escapeIdentifier(name)
    await owner.query('begin')
    await owner.query(noLimitsHere)
    // Servers that start together take turns.
    await owner.query(`
      select pg_advisory_xact_lock(${schemaLock});
      grant usage on schema ${schema} to ${role};
      grant select, insert, update, delete on all tables in schema ${schema} to ${role};
      grant usage, select on all sequences in schema ${schema} to ${role};
      revoke insert, update, delete on _prisma_migrations from ${role};
      revoke update, delete on audit_log from ${role};
      commit`)
  } catch (error) {
    const sentence = sentenceOfDatabase(error)
    throw sentence ? new StartError(`The user of DATABASE_URL gets no rights: ${sentence}`) : error
  } finally {
    await owner.end()
  }
}

async function nameOf(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ name: string }>('select current_user as name')
    return rows[0]?.name ?? ''
  } catch (error) {
    throw new StartError(
      `The database cannot be reached by DATABASE_URL: ${sentenceOfDatabase(error) ?? error}`,
    )
  } finally {
    await client.end().catch(() => {})
  }
}
