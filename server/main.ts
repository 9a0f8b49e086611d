import cluster from 'node:cluster'
import { type Config, ConfigError, readConfig } from './config/config.ts'
import { warnOfSettings } from './config/settings-warnings.ts'
import { type Database, openDatabase } from './database/client.ts'
import { sentenceOfDatabase } from './database/errors.ts'
import { openDemoOffice } from './demo/demo-office.ts'
import { warnOfDemo } from './demo/demo-warning.ts'
import { openDemoShop } from './demo/open-demo.ts'
import { StartError } from './failures/start-error.ts'
import { consoleToLog } from './http/console-to-log.ts'
import { type Logger, openLog } from './http/log.ts'
import { hintOfOwner } from './machine/ownership.ts'
import { openShutdown, type Shutdown } from './machine/shutdown.ts'
import { commandOf } from './machine/tool-command.ts'
import { grantServing } from './migrations/grants.ts'
import { migrate } from './migrations/migrate.ts'
import { encryptAnew } from './office/staff/encrypt-anew.ts'
import { openStorage } from './pictures/open-storage.ts'
import { type Storage, StorageAway } from './pictures/storage.ts'
import { startOwnDatabase } from './postgres/reach.ts'
import { checkPort } from './process/listen.ts'
import { startWorkers, type WorkerNews } from './process/workers.ts'

const firstOwner = commandOf('office', 'owner --name <name> --login <login>')

try {
  await start(readConfig())
} catch (error) {
  const sentence = sentenceOf(error)
  console.error(sentence ? `The shop does not start. ${sentence}` : error)
  process.exit(1)
}

async function start(config: Config) {
  const log = openLog(config.logLevel)
  const shutdown: Shutdown = []
  const stop = openShutdown(shutdown, (error) =>
    log.error({ err: error }, 'a part did not stop cleanly'),
  )
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    // Ctrl-C comes twice, from the terminal and from npm: the second may not end the clean-up.
    process.on(signal, () => stop().then(() => process.exit(0)))
  }
  process.once('uncaughtException', (error) => {
    log.fatal({ err: error }, 'an error that nobody caught ends this process')
    // A worker is replaced. The first process itself must not leave a database running.
    if (cluster.isWorker) process.exit(1)
    stop().then(() => process.exit(1))
  })
  try {
    await (cluster.isPrimary
      ? startShop(config, log, shutdown)
      : startWorker(config, log, shutdown))
  } catch (error) {
    await stop()
    throw error
  }
}

async function startShop(config: Config, log: Logger, shutdown: Shutdown) {
  for (const warning of warnOfSettings(config)) log.warn(warning)
  await checkPort(config)
  const storage = await openStorage(config)
  if (!(await storage.check())) {
    log.warn('the storage of pictures does not answer; they are missing until it does')
  }
  const url = config.databaseUrl ?? (await startOwnDatabase(config, shutdown))
  const { databaseOwnerUrl, databaseDirectUrl = url } = config
  await migrate(databaseOwnerUrl ?? databaseDirectUrl, { warn: (message) => log.warn(message) })
  if (databaseOwnerUrl) await grantServing(databaseOwnerUrl, databaseDirectUrl)
  const { demo, office, hasStaff, warning, factors } = await openFirst(config, url, storage)
  if (warning) log.warn(warning)
  for (const sentence of factors) log.warn(sentence)
  // Vite's sockets belong to the serving process.
  const address =
    config.nodeEnv === 'development'
      ? await serve(config, url, log, shutdown)
      : await startWorkers(config, url, log, shutdown)

  console.log(`The shop is open: ${config.publicUrl ?? address}`)
  if (config.mail && 'folder' in config.mail) {
    console.log(`Mail:             written to ${config.mail.folder} until SMTP_URL is set`)
  }
  if (!hasStaff) console.log(`Office:           nobody can sign in yet: ${firstOwner}`)
  if (!demo) return
  const password = demo.password ?? 'the password that was printed when it was made'
  console.log(`Demo customer:    ${demo.email} / ${password}`)
  console.log(`Promo codes:      ${demo.promoCodes.join(', ')}`)
  if (office) console.log(`Office:           ${office} (opens once, within an hour)`)
}

/** Uses separate connections: with workers, the first process needs none later. */
async function openFirst(config: Config, url: string, storage: Storage) {
  const { prisma, close } = openDatabase(
    { url, directUrl: config.databaseDirectUrl, connections: 2 },
    () => {},
    () => {},
  )
  try {
    const demo = config.demo ? await openDemoShop(prisma, storage, config) : null
    const office = demo && (await openDemoOffice(prisma, config))
    const hasStaff = (await prisma.staff.count()) > 0
    const factors = await encryptAnew(prisma, config.sessionSecrets)
    return { demo, office, hasStaff, factors, warning: await warnOfDemo(prisma, config) }
  } finally {
    await close()
  }
}

async function startWorker(config: Config, log: Logger, shutdown: Shutdown) {
  const url = config.databaseUrl
  if (!url) throw new StartError('A worker needs DATABASE_URL')
  consoleToLog(log)
  const send = (news: WorkerNews) => process.send?.(news)
  try {
    send({ address: await serve(config, url, log, shutdown) })
  } catch (error) {
    if (error instanceof StartError) send({ problem: error.message })
    throw error
  }
}

async function serve(config: Config, url: string, log: Logger, shutdown: Shutdown) {
  // Loaded late: the first process only starts the workers.
  const { serve } = await import('./process/serve.ts')
  return serve(config, open(config, url, log, shutdown), log, shutdown)
}

function open(config: Config, url: string, log: Logger, shutdown: Shutdown): Database {
  const address = {
    url,
    directUrl: config.databaseDirectUrl,
    replicaUrl: config.databaseReplicaUrl,
    connections: config.databaseConnections,
  }
  const database = openDatabase(
    address,
    (error) => log.warn({ err: error }, 'a connection of the database failed'),
    (message) => log.warn(message),
  )
  shutdown.push(database.close)
  return database
}

function sentenceOf(error: unknown): string | null {
  const { message, path, code } = Object(error)
  if ([StartError, ConfigError, StorageAway].some((known) => error instanceof known)) return message
  // A file system error, such as: EROFS: read-only file system, open '/data/server.pid'
  if (typeof path === 'string') return `${message}${code === 'EACCES' ? hintOfOwner(path) : ''}`
  const sentence = sentenceOfDatabase(error)
  return sentence && `The database refuses: ${sentence}`
}
