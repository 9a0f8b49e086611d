import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { startEmbeddedPostgres } from '../../server/postgres/embedded.ts'
import { claimDataDir } from '../../server/postgres/one-server.ts'
import { isAlive, isPostgresOn, seeByPs, seeProcess } from '../../server/postgres/processes.ts'
import { startScratchPostgres } from '../../server/postgres/scratch.ts'
import { StartError } from '../../server/start-error.ts'
import { onDatabase } from '../support/databases.ts'
import { makeFolder } from '../support/own-places.ts'

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
