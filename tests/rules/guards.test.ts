import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readMigrations } from '../../server/migrations/read-migrations.ts'
import { projectRoot } from '../../server/project-root.ts'
import { guards } from '../reliability/support/guards.ts'

test.each(guards)('the reliability programme finds the guard: $what', (guard) => {
  const source = readFileSync(join(projectRoot, guard.file), 'utf8')

  expect(source.split(guard.from)).toHaveLength(2)
  expect(guard.noticedBy.filter((file) => !existsSync(join(projectRoot, file)))).toEqual([])
  if (guard.file.endsWith('.sql')) {
    // A later migration may have replaced the function.
    const [before = ''] = source.split(guard.from)
    const [, name = ''] =
      [...before.matchAll(/create (?:or replace )?function (\w+)/g)].at(-1) ?? []
    const written = readMigrations().filter(({ sql }) => sql.includes(`function ${name}(`))
    expect(guard.file).toContain(written.at(-1)?.name)
  }
})
