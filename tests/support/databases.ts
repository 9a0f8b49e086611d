import { randomBytes } from 'node:crypto'
import pg from 'pg'

/** Creates a database, empty or as a copy of another. Returns its URL. */
export async function createDatabase(postgresUrl: string, name: string, template = 'template0') {
  await onDatabase(postgresUrl, `create database ${name} template ${template}`)
  return urlOf(postgresUrl, name)
}

/** A name of this run: its end drops all names that begin with the template's. */
export function ownName(templateName: string): string {
  return `${templateName}_${randomBytes(6).toString('hex')}`
}

export async function dropDatabase(postgresUrl: string, name: string) {
  await onDatabase(postgresUrl, `drop database if exists ${name} with (force)`)
}

/** A template may have no connections while it is copied, so it accepts none any more. */
export async function makeTemplate(postgresUrl: string, name: string) {
  await onDatabase(
    postgresUrl,
    `alter database ${name} allow_connections false`,
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
  )
}

export async function namesLike(postgresUrl: string, beginning: string): Promise<string[]> {
  const rows = await onDatabase(
    postgresUrl,
    `select datname from pg_database where starts_with(datname, '${beginning}')`,
  )
  return rows.map((row) => String(row.datname))
}

/** Runs statements on one connection, one after another. Returns the rows of the last. */
export async function onDatabase(url: string, ...statements: string[]) {
  const client = new pg.Client({ connectionString: url })
  // A stopping server ends its connections.
  client.on('error', () => {})
  await client.connect()
  try {
    let rows: pg.QueryResultRow[] = []
    for (const statement of statements) rows = (await client.query(statement)).rows
    return rows
  } finally {
    await client.end()
  }
}

/** The URL of another database of the same server. */
export function urlOf(postgresUrl: string, name: string): string {
  const url = new URL(postgresUrl)
  url.pathname = `/${name}`
  return url.href
}
