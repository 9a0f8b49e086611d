import type { TestProject } from 'vitest/node'
import { migrate } from '../../../server/migrations/migrate.ts'
import { createDatabase, makeTemplate } from '../../support/databases.ts'
import { startPrimary } from './postgres.ts'
import { findNginx, findPgbouncer } from './programs.ts'

/** One primary for the run, of Debian's PostgreSQL, with the migrated database to copy. */
export default async function setUp(project: TestProject) {
  findPgbouncer()
  findNginx()
  const primary = await startPrimary()
  const templateName = 'shop_template'
  try {
    await migrate(await createDatabase(primary.url, templateName))
    await makeTemplate(primary.url, templateName)
  } catch (error) {
    await primary.stop()
    throw error
  }
  project.provide('postgresUrl', primary.url)
  project.provide('templateName', templateName)
  return primary.stop
}
