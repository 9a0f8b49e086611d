import { join } from 'node:path'
import { freePort } from '../../../server/postgres/embedded.ts'
import { onDatabase } from '../../support/databases.ts'
import { makeDataFolder, makeFolder, run, runOnce } from './processes.ts'
import { findPostgres } from './programs.ts'
import { untilItWorks } from './wait.ts'

export type Postgres = {
  url: string
  port: number
  /** Ends it like a power cut. */
  kill: () => Promise<void>
  /** Starts it again after `kill`. */
  start: () => Promise<void>
  /** Ends it and deletes its folder. */
  stop: () => Promise<void>
}

/** Debian's PostgreSQL, empty, on a free port of 127.0.0.1. */
export async function startPrimary(): Promise<Postgres> {
  return startServer((bin, data) => {
    const flags = ['--username=shop', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8']
    runOnce(join(bin, 'initdb'), [`--pgdata=${data}`, '--no-sync', ...flags])
  })
}

/** A streaming standby of all databases of the server on `port`. */
export async function startStandby(port: number): Promise<Postgres> {
  return startServer((bin, data) => {
    const from = ['--host=127.0.0.1', `--port=${port}`, '--username=shop', '--no-sync']
    const how = ['--checkpoint=fast', '--wal-method=stream', '--write-recovery-conf']
    runOnce(join(bin, 'pg_basebackup'), [`--pgdata=${data}`, ...from, ...how])
  })
}

async function startServer(fill: (bin: string, data: string) => void): Promise<Postgres> {
  const bin = findPostgres()
  const { folder, remove } = makeFolder('fleet')
  const data = makeDataFolder(folder, 'data')
  fill(bin, data)
  const port = await freePort()
  const url = `postgresql://shop@127.0.0.1:${port}/postgres`
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 200,
    // A setting that migrations make for their own database; a copy lacks it.
    jit: 'off',
    // A killed standby continues with its own writes.
    fsync: 'off',
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const launch = () =>
    run(join(bin, 'postgres'), ['-D', data, ...flags], join(folder, 'postgres.log'))
  let server = launch()
  await untilItWorks(() => onDatabase(url, 'select 1'))
  return {
    url,
    port,
    kill: () => server.stop('SIGQUIT'),
    start: async () => {
      server = launch()
      await untilItWorks(() => onDatabase(url, 'select 1'))
    },
    stop: async () => {
      await server.stop()
      remove()
    },
  }
}
