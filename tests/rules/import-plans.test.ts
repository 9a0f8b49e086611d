import { expect, test } from 'vitest'
import { importsOf, sourceFiles } from '../support/import-graph.ts'

test('an import knows other programs in one folder, and plans without the database', () => {
  const room = 'server/office/imports/'
  const inside = sourceFiles('server')
    .filter((path) => path.startsWith(room))
    .flatMap(importsOf)
  const knowing = inside.filter(
    ({ from, to }) => to.startsWith(`${room}foreign/`) && !from.startsWith(`${room}foreign/`),
  )
  expect(new Set(knowing.map(({ from }) => from))).toEqual(
    new Set([`${room}adapter.ts`, `${room}file-setup.ts`]),
  )
  const pure = inside.filter(({ from }) => /\/(foreign\/|plan|changes|own-row)/.test(from))
  const reading = pure.filter(({ to }) => /^server\/(database\/|office\/as-staff)/.test(to))
  expect(reading).toEqual([])
})
