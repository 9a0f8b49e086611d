import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, inject } from 'vitest'
import { createDatabase, dropDatabase, ownName } from './databases.ts'

/** A folder of this test file: deleted at its end, or at the end of the run if a test made it. */
export function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'shop-'))
  chmodSync(folder, 0o755) // where root lends PostgreSQL another user
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A database of this test file, dropped with its folder; empty, or a copy. Returns its URL. */
export function makeDatabase(template?: string): Promise<string> {
  const postgresUrl = inject('postgresUrl')
  const name = ownName(inject('templateName'))
  afterAll(() => dropDatabase(postgresUrl, name))
  return createDatabase(postgresUrl, name, template)
}
