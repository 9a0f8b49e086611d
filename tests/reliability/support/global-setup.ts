import type { TestProject } from 'vitest/node'
import { buildIfStale } from '../../support/built-server.ts'
import { openDatabases } from '../../support/global-setup.ts'

/** PostgreSQL with its defaults: acknowledged data are on the disk. */
export default async function setUp(project: TestProject) {
  buildIfStale()
  const { postgresUrl, templateName, close } = await openDatabases({ max_connections: '300' })
  project.provide('postgresUrl', postgresUrl)
  project.provide('templateName', templateName)
  return close
}
