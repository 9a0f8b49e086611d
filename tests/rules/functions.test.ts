import { expect, test } from 'vitest'
import { namePlans } from '../../server/database/plans.ts'
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

const marked = (more: unknown) => ({ sql: `/* plan once */ select ${more}` })

test('a marked statement has one name of its own', () => {
  const nameOf = namePlans()

  expect(nameOf(marked(1))).not.toBe('')
  expect(nameOf(marked(1))).toBe(nameOf(marked(1)))
  expect(nameOf(marked(2))).not.toBe(nameOf(marked(1)))
})

test('a statement without the mark has no name', () => {
  expect(namePlans()({ sql: 'select 1 /* plan once */' })).toBe('')
})

test('a text that varies after all does not fill the connections', () => {
  const nameOf = namePlans()

  const names = Array.from({ length: 1000 }, (_, nr) => nameOf(marked(nr)))

  expect(new Set(names).size).toBeLessThanOrEqual(201)
  expect(nameOf(marked(0))).toBe(names[0])
})
