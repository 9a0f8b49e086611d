import type { TestProject } from 'vitest/node'
import { migrate } from '../../server/migrations/migrate.ts'
import { startScratchPostgres } from '../../server/postgres/scratch.ts'
import { createDatabase, dropDatabase, makeTemplate, namesLike } from './databases.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A PostgreSQL in which the tests make and drop databases. */
    postgresUrl: string
    /** The migrated database that every test file gets a copy of. */
    templateName: string
  }
}

const settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
}

export default async function setUp(project: TestProject) {
  return provideDatabases(project, settings)
}

/**
 * One PostgreSQL for the run: TEST_DATABASE_URL, or a scratch one that is gone afterwards. Returns
 * what ends it.
 */
export async function provideDatabases(project: TestProject, settings: Record<string, string>) {
  const given = process.env.TEST_DATABASE_URL
  const postgres = given
    ? { url: given, stop: async () => {} }
    : await startScratchPostgres(settings)
  const templateName = `shop_template_${process.pid}`
  try {
    await migrate(await createDatabase(postgres.url, templateName))
    await makeTemplate(postgres.url, templateName)
  } catch (error) {
    await postgres.stop()
    throw error
  }
  project.provide('postgresUrl', postgres.url)
  project.provide('templateName', templateName)
  return async () => {
    for (const name of await namesLike(postgres.url, templateName)) {
      await dropDatabase(postgres.url, name)
    }
    await postgres.stop()
  }
}
