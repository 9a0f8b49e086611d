import { expect, test } from 'vitest'
import { importsOf, sourceFiles } from '../support/import-graph.ts'

const room = 'server/office/imports/'
const inside = sourceFiles('server')
  .filter((path) => path.startsWith(room))
  .flatMap(importsOf)

test('an import knows other programs in one folder, and plans without the database', () => {
  const knowing = inside.filter(
    ({ from, to }) => to.startsWith(`${room}foreign/`) && !from.startsWith(`${room}foreign/`),
  )
  expect(new Set(knowing.map(({ from }) => from))).toEqual(
    new Set([`${room}check/adapter.ts`, `${room}check/file-setup.ts`]),
  )
  const pure = inside.filter(({ from }) => /\/(foreign\/|plan\/(plan|changes)|own-row)/.test(from))
  const reading = pure.filter(({ to }) => /^server\/(database\/|office\/as-staff)/.test(to))
  expect(pure.length).toBeGreaterThan(40)
  expect(reading).toEqual([])
})
