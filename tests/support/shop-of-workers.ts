import cluster from 'node:cluster'
import { createServer } from 'node:http'
import { pino } from 'pino'
import { createApp } from '../../server/app.ts'
import { readConfig } from '../../server/config.ts'
import { openDatabase } from '../../server/database/client.ts'
import { listen } from '../../server/process/listen.ts'
import { startWorkers } from '../../server/process/workers.ts'
import { openShutdown, type Shutdown } from '../../server/shutdown.ts'

/** The API in `WORKERS` processes, as the shop starts them; run as a program by `metrics-of-workers`. */
const config = readConfig()
const log = pino({ level: 'error' })
const shutdown: Shutdown = []
const stop = openShutdown(shutdown, (error) => log.error(error))
process.once('SIGTERM', async () => {
  await stop()
  process.exit(0)
})

if (cluster.isPrimary) {
  console.log(await startWorkers(config, config.databaseUrl ?? '', log, shutdown))
} else {
  const url = config.databaseUrl ?? ''
  const database = openDatabase({ url, connections: 4 }, (error) => log.error(error))
  const changes = { ...database.changes, generation: () => null }
  const { answer } = await createApp(config, { ...database, changes }, log)
  shutdown.push(database.close)
  process.send?.({ address: await listen(createServer(answer), config) })
}
