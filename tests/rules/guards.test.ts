import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../../server/project-root.ts'
import { guards } from '../reliability/support/guards.ts'

test.each(guards)('the reliability programme finds the guard: $what', (guard) => {
  const source = readFileSync(join(projectRoot, guard.file), 'utf8')

  expect(source.split(guard.from)).toHaveLength(2)
  expect(guard.noticedBy.filter((file) => !existsSync(join(projectRoot, file)))).toEqual([])
})
