import type { TestProject } from 'vitest/node'
import { migrate } from '../../server/migrations/migrate.ts'
import { startScratchPostgres } from '../../server/postgres/scratch.ts'
import { buildIfStale } from './built-server.ts'
import { createDatabase, dropDatabase, makeTemplate, namesLike } from './databases.ts'
import { moveTempFolder } from './temp-folder.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A PostgreSQL in which the tests make and drop databases. */
    postgresUrl: string
    /** The migrated database that every test file gets a copy of. */
    templateName: string
  }
}

declare global {
  /** Vitest loads this file for each project of a run: shared values are stored here. */
  var ofThisRun: { projects: number; databases: ReturnType<typeof openDatabases> } | undefined
}

const settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
}

/** The shop, built if stale, and databases that the run's last project drops. */
export default async function setUp(project: TestProject) {
  globalThis.ofThisRun ??= { projects: 0, databases: prepare() }
  const run = globalThis.ofThisRun
  run.projects++
  const { postgresUrl, templateName, close } = await run.databases
  project.provide('postgresUrl', postgresUrl)
  project.provide('templateName', templateName)
  return async () => {
    run.projects--
    if (run.projects === 0) await close()
  }
}

async function prepare() {
  moveTempFolder()
  buildIfStale()
  return openDatabases(settings)
}

/** One PostgreSQL for the run: TEST_DATABASE_URL, or a scratch one that its end removes. */
export async function openDatabases(settings: Record<string, string>) {
  const given = process.env.TEST_DATABASE_URL
  const postgres = given
    ? { url: given, stop: async () => {} }
    : await startScratchPostgres(settings)
  // If the run itself is ended: the signal is sent before the first wait.
  process.prependOnceListener('exit', () => void postgres.stop())
  const templateName = `shop_template_${process.pid}`
  try {
    await migrate(await createDatabase(postgres.url, templateName))
    await makeTemplate(postgres.url, templateName)
  } catch (error) {
    await postgres.stop()
    throw error
  }
  return { postgresUrl: postgres.url, templateName, close }

  async function close() {
    for (const name of await namesLike(postgres.url, templateName)) {
      await dropDatabase(postgres.url, name)
    }
    await postgres.stop()
  }
}
