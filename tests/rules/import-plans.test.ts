import { expect, test } from 'vitest'
import { importsOf, sourceFiles } from '../support/import-graph.ts'

const room = 'server/office/imports/'
const inside = sourceFiles('server')
  .filter((path) => path.startsWith(room))
  .flatMap(importsOf)
/** The rooms of an import, each above those before it. */
const rooms = ['work', 'read', 'foreign', 'plan', 'check', 'pictures', 'write']

test('no room of an import uses one above it, or a file at the root', () => {
  const floorOf = (path: string) => rooms.indexOf(path.slice(room.length).split('/')[0] ?? '')
  const within = inside.filter(({ from, to }) => to.startsWith(room) && floorOf(from) !== -1)

  expect(new Set(within.map(({ from }) => floorOf(from))).size).toBe(rooms.length)
  const wrong = within.filter(({ from, to }) => floorOf(to) === -1 || floorOf(to) > floorOf(from))
  expect(wrong.map(({ from, to }) => `${from} imports ${to}`)).toEqual([])
})

test('an import knows other programs in one folder, and plans without the database', () => {
  const knowing = inside.filter(
    ({ from, to }) => to.startsWith(`${room}foreign/`) && !from.startsWith(`${room}foreign/`),
  )
  expect(new Set(knowing.map(({ from }) => from))).toEqual(
    new Set([`${room}check/adapter.ts`, `${room}check/file-setup.ts`]),
  )
  const pure = inside.filter(({ from }) =>
    /\/(foreign\/|plan\/(plan|changes|judge)|own-row)/.test(from),
  )
  const reading = pure.filter(({ to }) => /^server\/(database\/|office\/as-staff)/.test(to))
  expect(pure.length).toBeGreaterThan(40)
  expect(reading).toEqual([])
})
