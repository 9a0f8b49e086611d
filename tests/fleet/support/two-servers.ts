import { join } from 'node:path'
import { afterAll, expect } from 'vitest'
import { openDatabase } from '../../../server/database/client.ts'
import { freePort } from '../../../server/postgres/embedded.ts'
import { findBrokenInvariants } from '../../support/broken-invariants.ts'
import { startBuiltServer } from '../../support/built-server.ts'
import { openFactories } from '../../support/make.ts'
import { makeDatabase, makeFolder } from '../../support/own-places.ts'
import { openVisitors } from '../../support/shop.ts'
import { storedIn } from '../../support/stored.ts'
import { startNginx } from './nginx.ts'

/**
 * Two servers that start at once on an empty database, with one folder of pictures, behind a proxy.
 * `through` uses the proxy, `past` one of the servers. Closed at the end of the test file, when
 * rows and pictures must be consistent.
 */
export async function openTwoServers() {
  const databaseUrl = await makeDatabase()
  const folder = makeFolder()
  const uploadsDir = join(folder, 'uploads')
  const [port, ...serverPorts] = [await freePort(), await freePort(), await freePort()]
  const environment = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    UPLOADS_DIR: uploadsDir,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    TRUST_PROXY: '1',
    DEMO: 'off',
  }
  const servers = await Promise.all(
    serverPorts.map((each) => startBuiltServer({ ...environment, PORT: String(each) })),
  )
  const proxy = await startNginx(port, serverPorts)
  const database = openDatabase({ url: databaseUrl, connections: 2 }, console.error)
  const make = openFactories(database.prisma)

  afterAll(async () => {
    await proxy.stop()
    const errors = await Promise.all(servers.map(({ stop }) => stop()))
    const broken = await findBrokenInvariants(database.pool, uploadsDir, storedIn(uploadsDir))
    await database.close()
    expect(broken).toEqual([])
    expect(errors.flat()).toEqual([])
  })

  return {
    prisma: database.prisma,
    through: openVisitors(environment.PUBLIC_URL, make),
    past: serverPorts.map((each) => openVisitors(`http://127.0.0.1:${each}`, make)),
  }
}
