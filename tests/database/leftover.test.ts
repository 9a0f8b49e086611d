import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { StartError } from '../../server/failures/start-error.ts'
import { projectRoot } from '../../server/machine/project-root.ts'
import { startEmbeddedPostgres } from '../../server/postgres/embedded.ts'
import { claimDataDir } from '../../server/postgres/one-server.ts'
import { isAlive, isPostgresOn, seeByPs, seeProcess } from '../../server/postgres/processes.ts'
import { startScratchPostgres } from '../../server/postgres/scratch.ts'
import { onDatabase } from '../support/databases.ts'
import { makeFolder } from '../support/own-places.ts'
import { mountSmallDisk } from '../support/small-disk.ts'

const dataDir = makeFolder()
const folder = join(dataDir, 'postgres')
const pidPath = join(folder, 'postmaster.pid')
const started: ChildProcess[] = []

afterAll(() => {
  for (const child of started) child.kill('SIGKILL')
})

const postmasterOf = async (url: string) => {
  const pid = `select split_part(pg_read_file('postmaster.pid'), e'\\n', 1)::int as pid`
  return Number((await onDatabase(url, pid))[0]?.pid)
}

/** The number of a process that has ended without a wait by its parent. */
async function makeZombie(): Promise<number> {
  const parent = spawn('sh', ['-c', 'sleep 1 & echo $!; exec sleep 60'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  started.push(parent)
  const [line] = await once(parent.stdout, 'data')
  const pid = Number(line)
  const state = () => readFileSync(`/proc/${pid}/stat`, 'utf8')
  await expect.poll(state).toMatch(/\) Z /)
  return pid
}

test('a stale pid file that names another PostgreSQL ends nobody', async () => {
  const other = await startScratchPostgres()
  const first = await startEmbeddedPostgres(dataDir)
  await first.stop()
  const otherPid = await postmasterOf(other.url)
  writeFileSync(pidPath, `${otherPid}\n`)

  const second = await startEmbeddedPostgres(dataDir)

  expect(await postmasterOf(other.url)).toBe(otherPid)
  expect(await postmasterOf(second.url)).not.toBe(otherPid)
  await second.stop()
  await other.stop()
})

test('a PostgreSQL that a killed server left on the folder is ended', async () => {
  const first = await startEmbeddedPostgres(dataDir)
  const pid = await postmasterOf(first.url)
  const [program = '', ...words] = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const [uid, gid] = ['Uid', 'Gid'].map((name) =>
    Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1]),
  )
  await first.stop()
  const leftover = spawn(program, words.slice(0, -1), { uid, gid, cwd: '/', stdio: 'ignore' })
  started.push(leftover)
  const ended = once(leftover, 'exit')
  const own = () => postmasterOf(first.url).catch(() => 0)
  await expect.poll(own).toBe(leftover.pid)

  const second = await startEmbeddedPostgres(dataDir)

  expect(await ended).toEqual([0, null])
  await second.stop()
})

test('ps and /proc report the same about a PostgreSQL', async () => {
  const postgres = await startEmbeddedPostgres(dataDir)
  const pid = await postmasterOf(postgres.url)

  const seen = [seeProcess(pid), seeByPs(pid)].map((each) => each && isPostgresOn(each, folder))
  const elsewhere = [seeProcess(pid), seeByPs(pid)].map(
    (each) => each && isPostgresOn(each, dataDir),
  )
  await postgres.stop()

  expect(seen).toEqual([true, true])
  expect(elsewhere).toEqual([false, false])
  expect(seeByPs(await makeZombie())?.isZombie).toBe(true)
})

test('a zombie is no running shop, and no PostgreSQL', async () => {
  const pid = await makeZombie()
  writeFileSync(join(dataDir, 'server.pid'), `${pid} ${seeProcess(pid)?.startTime}\n`)
  writeFileSync(pidPath, `${pid}\n`)

  expect(isAlive(pid)).toBe(false)
  const release = claimDataDir(dataDir)
  const postgres = await startEmbeddedPostgres(dataDir)

  await postgres.stop()
  release()
})

test('a folder is claimed by a shop that runs, not by a later process of its number', () => {
  const path = join(dataDir, 'server.pid')
  writeFileSync(path, `${process.ppid} ${seeProcess(process.ppid)?.startTime}\n`)

  expect(() => claimDataDir(dataDir)).toThrow(StartError)

  writeFileSync(path, `${process.ppid} 1\n`)
  claimDataDir(dataDir)()
})

test('a start without room on the disk says so, and the next one makes the database', async () => {
  const disk = mountSmallDisk(150)
  if (!disk) return
  onTestFinished(disk.remove)
  disk.fill(20)

  const starting = startEmbeddedPostgres(disk.folder)

  await expect(starting).rejects.toThrow(StartError)
  await expect(starting).rejects.toThrow(/No space|disk space/)
  disk.empty()
  const postgres = await startEmbeddedPostgres(disk.folder)
  await postgres.stop()
})

test('a start that is killed while the database is made is repeated by the next one', async () => {
  const killed = makeFolder()
  const first = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: projectRoot,
    stdio: 'ignore',
    env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: killed, UPLOADS_DIR: killed, DEMO: 'off' },
  })
  started.push(first)
  const files = () => readdirSync(killed, { recursive: true }).map((path) => basename(String(path)))
  await expect.poll(files).toContain('PG_VERSION')

  first.kill('SIGKILL')
  // The initdb of the killed start still runs.
  const postgres = await startEmbeddedPostgres(killed)

  expect(await onDatabase(postgres.url, 'select 1 as one')).toEqual([{ one: 1 }])
  await postgres.stop()
  await (await startEmbeddedPostgres(killed)).stop()
  expect(readdirSync(killed).filter((name) => name.startsWith('postgres'))).toEqual([
    ...['postgres', 'postgres-password', 'postgres.log'],
  ])
})

test('a database folder of another user is refused with the command that gives it back', async () => {
  const foreign = makeFolder()
  mkdirSync(join(foreign, 'postgres'))
  const { uid } = statSync(join(foreign, 'postgres'))
  if (uid !== 0) return
  chownSync(join(foreign, 'postgres'), 65_534, 65_534)

  const starting = startEmbeddedPostgres(foreign)

  await expect(starting).rejects.toThrow(StartError)
  await expect(starting).rejects.toThrow(
    `belongs to nobody and is used as postgres: chown -R postgres ${foreign}`,
  )
})
