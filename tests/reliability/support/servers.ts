import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, expect, inject, vi } from 'vitest'
import { openDatabase } from '../../../server/database/client.ts'
import { freePort } from '../../../server/postgres/embedded.ts'
import { filesBelow, findBrokenInvariants } from '../../support/broken-invariants.ts'
import { type BuiltServer, startBuiltServer } from '../../support/built-server.ts'
import { openFactories } from '../../support/make.ts'
import { makeDatabase, makeFolder } from '../../support/own-places.ts'
import { openVisitors, type Visitors } from '../../support/shop.ts'
import { storedIn } from '../../support/stored.ts'

type Given = {
  /** Server processes on one database; one unless told. */
  count?: number
  environment?: Record<string, string>
  /** Faults that the test brings about may be logged. */
  mayLog?: RegExp
  /** A database of a PostgreSQL of the test's own. */
  databaseUrl?: string
  /** A folder of the test's own for pictures. */
  uploadsDir?: string
}

/**
 * The built shop as processes of its own, on a database of its own. After each test the rows and the
 * pictures must hold together; at the end nothing unexpected may have been logged.
 */
export async function openServers({ count = 1, environment = {}, mayLog, ...given }: Given = {}) {
  const databaseUrl = given.databaseUrl ?? (await makeDatabase(inject('templateName')))
  const folder = makeFolder()
  const uploadsDir = given.uploadsDir ?? join(folder, 'uploads')
  const database = openDatabase({ url: databaseUrl, connections: 4 }, () => {})
  const make = openFactories(database.prisma)
  // Unlike the shop's, it may take its time.
  const checker = new pg.Pool({ connectionString: databaseUrl, max: 1 })
  checker.on('error', () => {})
  const faults: string[] = []
  const servers: BuiltServer[] = []
  const ports: number[] = []
  for (let nr = 0; nr < count; nr++) ports.push(await freePort())

  afterEach(async () => {
    // Uploads are taken away after the answer: the last one may still be there for a moment.
    await vi.waitFor(
      async () => {
        const stored = storedIn(uploadsDir)
        expect(await findBrokenInvariants(checker, uploadsDir, stored)).toEqual([])
      },
      { timeout: 60_000, interval: 500 },
    )
  })
  afterAll(async () => {
    for (const server of servers) faults.push(...(await server.stop()))
    await checker.end()
    await database.close()
    expect(faults.filter((line) => !mayLog?.test(line))).toEqual([])
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
  /** A kill -9 of the first server, which then starts again. Returns the milliseconds of that. */
  const killAndStart = async () => {
    faults.push(...((await servers[0]?.kill()) ?? []))
    const begun = performance.now()
    await start(0)
    return performance.now() - begun
  }

  const urls = ports.map((port) => `http://127.0.0.1:${port}`)
  const through: Visitors[] = urls.map((url) => openVisitors(url, make))
  return {
    ...openVisitors(urls[0] ?? '', make),
    url: urls[0] ?? '',
    urls,
    /** Each server's own door. */
    through,
    servers,
    /** Starts the first server again after a test has stopped it. */
    start: () => start(0),
    killAndStart,
    /** None has ended, by itself or by a signal. */
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
