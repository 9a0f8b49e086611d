import type { TestProject } from 'vitest/node'
import { buildIfStale } from '../../support/built-server.ts'
import { provideDatabases } from '../../support/global-setup.ts'

/** PostgreSQL as it sets itself: what it has acknowledged is on the disk. */
export default async function setUp(project: TestProject) {
  buildIfStale()
  return provideDatabases(project, { max_connections: '300' })
}
