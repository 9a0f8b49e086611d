import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, expect, inject, vi } from 'vitest'
import { openDatabase } from '../../../server/database/client.ts'
import { freePort } from '../../../server/postgres/embedded.ts'
import { filesBelow, findBrokenInvariants } from '../../support/broken-invariants.ts'
import { type BuiltServer, startBuiltServer } from '../../support/built-server.ts'
import { openFactories } from '../../support/make.ts'
import { makeDatabase, makeFolder } from '../../support/own-places.ts'
import { openVisitors, type Visitor } from '../../support/shop.ts'
import { storedIn } from '../../support/stored.ts'

type Given = {
  /** Server processes on one database; one by default. */
  count?: number
  environment?: Record<string, string>
  /** Expected errors in the log. */
  mayLog?: RegExp
  /** A database of a PostgreSQL of the test's own. */
  databaseUrl?: string
  /** A folder of the test's own for pictures. */
  uploadsDir?: string
}

/**
 * The built shop as processes of its own, on a database of its own. After each test rows and
 * pictures must be consistent; at the end the log must contain no unexpected error.
 */
export async function openServers({ count = 1, environment = {}, mayLog, ...given }: Given = {}) {
  const databaseUrl = given.databaseUrl ?? (await makeDatabase(inject('templateName')))
  const folder = makeFolder()
  const uploadsDir = given.uploadsDir ?? join(folder, 'uploads')
  const database = openDatabase({ url: databaseUrl, connections: 4 }, () => {})
  const make = openFactories(database.prisma)
  // Without the shop's time limits.
  const checker = new pg.Pool({ connectionString: databaseUrl, max: 1 })
  checker.on('error', () => {})
  const errors: string[] = []
  const servers: BuiltServer[] = []
  const ports: number[] = []
  for (let nr = 0; nr < count; nr++) ports.push(await freePort())

  afterEach(async () => {
    // Uploads are deleted after the answer: the last one may exist for a moment longer.
    await vi.waitFor(
      async () => {
        const stored = storedIn(uploadsDir)
        expect(await findBrokenInvariants(checker, uploadsDir, stored)).toEqual([])
      },
      { timeout: 60_000, interval: 500 },
    )
  })
  afterAll(async () => {
    for (const server of servers) errors.push(...(await server.stop()))
    await checker.end()
    await database.close()
    expect(errors.filter((line) => !mayLog?.test(line))).toEqual([])
  })

  const start = async (nr: number) => {
    servers[nr] = await startBuiltServer({
      DATABASE_URL: databaseUrl,
      DATA_DIR: folder,
      UPLOADS_DIR: uploadsDir,
      DEMO: 'off',
      PORT: String(ports[nr]),
      ...environment,
    })
  }
  for (let nr = 0; nr < count; nr++) await start(nr)
  /** Ends the first server by kill -9 and starts it again. Returns its milliseconds. */
  const killAndStart = async () => {
    errors.push(...((await servers[0]?.kill()) ?? []))
    const started = performance.now()
    await start(0)
    return performance.now() - started
  }

  const urls = ports.map((port) => `http://127.0.0.1:${port}`)
  /** Asks the servers in turn, as a guest or as this customer. */
  const askAt = (nr: number, customer?: { cookie: string }) => {
    const { ask } = openVisitors(urls[nr % urls.length] ?? '', make).visitor()
    const asCustomer: Visitor['ask'] = (call, input, how) =>
      ask(call, input, { ...how, headers: { Cookie: customer?.cookie ?? '', ...how?.headers } })
    return customer ? asCustomer : ask
  }
  return {
    ...openVisitors(urls[0] ?? '', make),
    url: urls[0] ?? '',
    urls,
    askAt,
    servers,
    /** Starts the first server again after a test's stop. */
    start: () => start(0),
    killAndStart,
    /** Whether no server has ended, by itself or by a signal. */
    allRun: () =>
      servers.every(({ process }) => process.exitCode === null && process.signalCode === null),
    uploadsDir,
    /** Pictures that are being received. */
    incoming: () => filesBelow(join(uploadsDir, '.incoming')),
    pool: database.pool,
    prisma: database.prisma,
    databaseUrl,
    count: async (sql: string, values: unknown[] = []) =>
      Number(Object.values((await database.pool.query(sql, values)).rows[0] ?? {})[0]),
  }
}
