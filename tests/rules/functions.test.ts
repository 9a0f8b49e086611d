import { expect, test } from 'vitest'
import { readFunctions } from '../../server/migrations/functions.ts'
import { readMigrations } from '../../server/migrations/read-migrations.ts'

const replaced = /create or replace function (\w+)/g
const names = [...readFunctions().matchAll(replaced)].map(([, name]) => name)

test('a function of the database stands in one place', () => {
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([])
})

/** Migrations from before prisma/functions: what is written there wins over their copies. */
const withCopies = 14

test('a migration does not replace a function', () => {
  const found = readMigrations().filter(({ sql }) =>
    [...sql.matchAll(replaced)].some(([, name]) => names.includes(name)),
  )

  expect(
    found.map(({ name }) => name),
    'Write the function in prisma/functions: the next start replaces it, after the migrations',
  ).toHaveLength(withCopies)
})
