import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chownSync, closeSync, mkdirSync, mkdtempSync, openSync, rmSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'

export type Running = { stop: (signal?: NodeJS.Signals) => Promise<void> }

/** A folder for the programs, and a function that deletes it. */
export function makeFolder(name: string) {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`))
  give(folder)
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** A folder that only its owner may enter, as PostgreSQL wants its data. */
export function makeDataFolder(parent: string, name: string): string {
  const folder = join(parent, name)
  mkdirSync(folder, { mode: 0o700 })
  give(folder)
  return folder
}

function give(path: string) {
  const { uid, gid } = owner()
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid)
}

/** Starts a program that stays, with its output in `logPath`. */
export function run(program: string, args: string[], logPath: string): Running {
  const log = openSync(logPath, 'a')
  const child = spawn(program, args, { ...owner(), cwd: '/', stdio: ['ignore', log, log] })
  closeSync(log)
  process.prependOnceListener('exit', () => child.kill('SIGKILL'))
  return { stop: (signal = 'SIGINT') => end(child, signal) }
}

/** Runs a program to its end; throws its output on an error. */
export function runOnce(program: string, args: string[]) {
  execFileSync(program, args, { ...owner(), cwd: '/', stdio: 'pipe' })
}

async function end(child: ChildProcess, signal: NodeJS.Signals) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = new Promise((done) => child.once('exit', done))
  child.kill(signal)
  await exited
}

/** The user for programs that refuse root; the present one without root. */
function owner(): { uid?: number; gid?: number } {
  if (userInfo().uid !== 0) return {}
  const idOf = (flag: string) =>
    Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8', stdio: 'pipe' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}
