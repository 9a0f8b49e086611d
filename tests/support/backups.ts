import { createServer } from 'node:http'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, expect } from 'vitest'
import { createApp } from '../../server/app/app.ts'
import { makeBackup } from '../../server/backup/make-backup.ts'
import { restoreBackup } from '../../server/backup/restore-backup.ts'
import { type Config, readConfig, readToolConfig } from '../../server/config/config.ts'
import { openDatabase } from '../../server/database/client.ts'
import { openShutdown, type Shutdown } from '../../server/machine/shutdown.ts'
import { listen } from '../../server/process/listen.ts'
import { makeDatabase, makeFolder } from './own-places.ts'

/** An empty place for a shop: a database without tables, folders without files. */
export async function openPlace(more: Record<string, string> = {}) {
  const folder = makeFolder()
  const environment = {
    NODE_ENV: 'test',
    PORT: '0',
    DATABASE_URL: await makeDatabase(),
    DATA_DIR: folder,
    UPLOADS_DIR: join(folder, 'uploads'),
    RATE_LIMIT: 'off',
    ...more,
  }
  return { environment, folder, config: readToolConfig(environment) }
}

/** Runs the operator's command. Returns the new backup's folder and the output. */
export async function backUp(config: Config, parent: string, keep = 14) {
  const said: string[] = []
  const folder = await undone((shutdown) =>
    makeBackup(config, { parent, keep, say: (line) => said.push(line), shutdown }),
  )
  return { folder, said }
}

export async function restore(config: Config, from: string, overwrite = false) {
  const said: string[] = []
  await undone((shutdown) =>
    restoreBackup(config, { from, overwrite, say: (line) => said.push(line), shutdown }),
  )
  return said
}

async function undone<T>(act: (shutdown: Shutdown) => Promise<T>): Promise<T> {
  const steps: Shutdown = []
  const problems: unknown[] = []
  const stop = openShutdown(steps, (error) => problems.push(error))
  try {
    return await act(steps)
  } finally {
    await stop()
    expect(problems).toEqual([])
  }
}

/** Starts the shop in such a place. Closed by `close`, at the latest at the end. */
export async function startShop(environment: Record<string, string>) {
  const config = readConfig(environment)
  const url = config.databaseUrl ?? ''
  const database = openDatabase({ url, connections: 4 }, () => {})
  const { app, tidy } = await createApp(config, database, pino({ level: 'fatal' }))
  const server = createServer(app)
  await listen(server, config)
  const address = server.address()
  let isOpen = true
  const close = async () => {
    if (!isOpen) return
    isOpen = false
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
    await database.close()
  }
  afterAll(close)
  const port = typeof address === 'object' ? address?.port : ''
  return { url: `http://127.0.0.1:${port}`, ...database, tidy, close }
}
