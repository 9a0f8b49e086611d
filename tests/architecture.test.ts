import { expect, test } from 'vitest'
import {
  circlesOf,
  type Import,
  importsOf,
  readSource,
  roomOf,
  sourceFiles,
} from './support/import-graph.ts'
import { officeParts, pageFeatures, table, uiParts } from './support/rooms.ts'

const server = sourceFiles('server')
const client = sourceFiles('client')
const imports = [...server, ...client].flatMap(importsOf)
const all = [...server, ...client, ...sourceFiles('tests')]
const report = ({ from, to }: Pick<Import, 'from' | 'to'>) => `${from} imports ${to}`

const ownAnswer = 'a room is in the table of tests/support/rooms.ts'

/** Answers of one feature are shown within another's, in this direction only. */
const presented = ['customers', 'reviews', 'catalog', 'cart', 'orders'].map(
  (feature) => `server/${feature}`,
)
const pageLines = [
  [...pageFeatures, 'shell'].map((feature) => `client/${feature}`),
  officeParts.map((part) => `client/office/${part}`),
  uiParts.map((part) => `client/ui/${part}`),
]

test('there are sources to look at', () => {
  expect(server.length).toBeGreaterThan(60)
  expect(client.length).toBeGreaterThan(100)
  expect(imports.length).toBeGreaterThan(400)
})

test(`every folder of the server and the page: ${ownAnswer}`, () => {
  const rooms = new Set([...server, ...client].map(roomOf).filter((room) => room.includes('/')))

  const known = new Set([...table.map(([room]) => room), 'client/public'])
  expect([...rooms].filter((room) => !known.has(room))).toEqual([])
})

test.each(table)('%s imports only what tests/support/rooms.ts allows', (room, allowed) => {
  const leaving = imports.filter(({ from, to }) => roomOf(from) === room && roomOf(to) !== room)

  const refused = leaving.filter((each) => !allowed.test(each.to) && !isAllowedPart(each))
  expect(refused.map(report)).toEqual([])
})

/** The record kit has the pages that rooms fill. */
const isScreen = /^(?!client\/office\/record\/).*-page$/

/** Rooms that show parts of the rooms below them: presenters, the cart, and parts of a page. */
function isAllowedPart({ from, to }: Import): boolean {
  const isPart = /\/(present|read-cart|asked)$/.test(to)
  return (
    (isPart && isBelow(presented, from, to)) ||
    (!isScreen.test(to) && pageLines.some((line) => isBelow(line, from, to)))
  )
}

function isBelow(line: string[], from: string, to: string): boolean {
  const below = line.indexOf(roomOf(to))
  return below >= 0 && below < line.indexOf(roomOf(from))
}

test.each([
  ['files', (path: string) => path],
  ['rooms', roomOrFile],
])('no %s use each other in a circle, by types neither', (_what, nameOf) => {
  const arrows = all
    .flatMap(importsOf)
    .map(({ from, to }) => ({ from: nameOf(from.replace(/\.tsx?$/, '')), to: nameOf(to) }))

  const round = circlesOf(arrows.filter(({ from, to }) => from !== to))
  expect([...new Set(round.map(report))]).toEqual([])
})

test('the shop and the office share no part but the ground', () => {
  const ofOffice = imports.filter(
    ({ from, to }) => to.startsWith('client/office/') && !from.startsWith('client/office/'),
  )

  expect(ofOffice.map(report)).toEqual([])
})

test('the office says nothing that its catalogues do not hold', () => {
  const spoken =
    /\b(aria-label|title|alt|placeholder|label|hint)="|[\u0980-\u09ff]|[>}]\s*\{['"`][^'"`]*\p{L}{2}/u
  const sources = client.filter((path) => path.startsWith('client/office/'))

  const literal = sources
    .filter((path) => path.endsWith('.tsx') || /\/(ui|shell|api)\/(?!.*words\.ts)/.test(path))
    .filter((path) => spoken.test(withoutComments(readSource(path)).replace(/\$\{[^}]*\}/g, '')))
  expect(literal).toEqual([])
})

test('the page takes nothing of the server but its contract, and the server nothing of the page', () => {
  const across = imports.filter(({ from, to }) => from.split('/')[0] !== to.split('/')[0])

  const wrong = across.filter(
    ({ from, to }) => !(from.startsWith('client/') && to.startsWith('server/contract/')),
  )
  expect(wrong.map(report)).toEqual([])
})

test('zod stays out of the sources of a page', () => {
  const loaded = imports.filter(
    ({ from, to, isType }) =>
      from.startsWith('client/') && /\/contract\/(.+\/)?(wire|all)$/.test(to) && !isType,
  )
  const zod = client.filter((path) => /from 'zod/.test(readSource(path)))

  expect(loaded.map(report)).toEqual([])
  expect(zod).toEqual([])
})

test('the calls of each file of the contract are in all.ts, which names them for tests', () => {
  const making = sourceFiles('server/contract').filter((path) =>
    importsOf(path).some(({ to }) => to === 'server/contract/calls'),
  )
  const named = ['server/contract/all.ts', 'server/contract/office/all.ts'].flatMap(importsOf)

  expect(making.length).toBeGreaterThan(20)
  const forgotten = making.filter((path) => !named.some(({ to }) => path === `${to}.ts`))
  expect(forgotten).toEqual([])
})

test('the contract knows neither Node nor the browser', () => {
  const wrong = sourceFiles('server/contract').filter((path) =>
    /from 'node:|from '(?!zod'|#contract\/)|\b(process|window|document|Buffer)\./.test(
      readSource(path),
    ),
  )

  expect(wrong).toEqual([])
})

test('only the configuration reads the environment, and the build hands it on', () => {
  const readers = [...server, ...client].filter((path) =>
    /process\.env(?!\.NODE_ENV')/.test(readSource(path)),
  )

  expect(readers).toEqual(['server/build/build.ts', 'server/config/config.ts'])
})

test('a private file is flushed: it survives a power cut', () => {
  const writes = server.flatMap((file) => readSource(file).match(/.*mode: 0o600.*/g) ?? [])
  expect(writes.filter((line) => !line.includes('flush: true'))).toEqual([])
})

test('the client of S3 is loaded where a bucket is configured, and nowhere else', () => {
  const users = server.filter((path) => /'@aws-sdk\//.test(readSource(path)))
  const loading = server.filter((path) => /from '.*\/bucket\.ts'/.test(readSource(path)))

  expect(users).toEqual(['server/pictures/bucket.ts'])
  expect(loading).toEqual([])
})

test('a path of the API is spelled in the contract alone', () => {
  const spelling = [...server, ...client]
    .filter((path) => !path.startsWith('server/contract/') && path !== 'server/api-docs/docs.ts')
    .filter((path) => /['"`^\s(]\\?\/api\\?\/\w/.test(withoutComments(readSource(path))))

  expect(spelling).toEqual([])
})

test('a handler file has no transaction, a presenter no query', () => {
  const routes = server.filter((path) => path.endsWith('/routes.ts'))
  const presenters = server.filter((path) => path.endsWith('/present.ts'))

  expect(routes.filter((path) => /\$transaction/.test(readSource(path)))).toEqual([])
  expect(presenters.filter((path) => /prisma\.|await /.test(readSource(path)))).toEqual([])
})

test('a file of more than 200 lines says why at its top', () => {
  const long = [...server, ...client, ...sourceFiles('tests')].filter(
    (path) => readSource(path).split('\n').length > 201,
  )

  const silent = long.filter((path) => !/Over 200 lines: \w/.test(readSource(path).slice(0, 400)))
  expect(silent).toEqual([])
})

test('nothing is exported by default, and no file only passes others on', () => {
  const sources = [...server, ...client].filter((path) => !path.endsWith('vite.config.ts'))

  expect(sources.filter((path) => /^export default/m.test(readSource(path)))).toEqual([])
  expect(sources.filter((path) => /^export \* from/m.test(readSource(path)))).toEqual([])
})

/** A file beside the rooms is a room by itself. */
function roomOrFile(path: string): string {
  const room = roomOf(path)
  return /^(\w+|\w+\/office)$/.test(room) ? path : room
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
}
