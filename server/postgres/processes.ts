import { execFileSync } from 'node:child_process'
import { readFileSync, readlinkSync, realpathSync } from 'node:fs'
import { basename, join } from 'node:path'
import { hasCode } from '../failures/has-code.ts'
import { orNull } from '../failures/or-null.ts'

export type Seen = {
  /** The process has ended and its parent has not read the result yet. */
  isZombie: boolean
  /** Distinguishes it from a later process of the same number. */
  startTime: string
  program: string
  /** Value of its option -D. */
  dataFolder: string | null
  workingFolder: string | null
}

/** Whether a process of this number runs; a zombie does not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (!hasCode(error, 'EPERM')) return false
  }
  return !seeProcess(pid)?.isZombie
}

/** Null for an unknown number, or where the system reports nothing (Windows). */
export function seeProcess(pid: number): Seen | null {
  return seeInProc(pid) ?? seeByPs(pid)
}

export function isPostgresOn({ program, ...seen }: Seen, folder: string): boolean {
  if (!/^(postgres|postmaster)(\.exe)?$/.test(basename(program))) return false
  const realPath = (path: string) => orNull(() => realpathSync(path)) ?? path
  const own = realPath(folder)
  return [seen.dataFolder, seen.workingFolder].some((path) => path && realPath(path) === own)
}

function seeInProc(pid: number): Seen | null {
  return orNull(() => {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // After the name in brackets, which may contain anything.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
    const option = words.indexOf('-D')
    return {
      isZombie: /[ZX]/.test(fields[0] ?? ''),
      startTime: fields[19] ?? '-',
      program: words[0] ?? '',
      dataFolder: (option > 0 && words[option + 1]) || null,
      workingFolder: orNull(() => readlinkSync(`/proc/${pid}/cwd`)),
    }
  })
}

/** Reads `ps`, for macOS. The shop starts PostgreSQL as `…/postgres -D folder -c name=value …`. */
export function seeByPs(pid: number): Seen | null {
  return orNull(() => {
    const output = execFileSync('ps', ['-o', 'stat=,lstart=,args=', '-p', String(pid)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { LC_ALL: 'C', PATH: '/usr/bin:/bin' },
    })
    const [, state = '', startTime = '', command = ''] =
      /^\s*(\S+)\s+((?:\S+\s+){4}\d{4})\s+(.*)$/m.exec(output) ?? []
    const [, program, dataFolder] = /^(.*?)(?: -D (.*?))?(?: -c .*)?$/.exec(command) ?? []
    return {
      isZombie: state.startsWith('Z'),
      startTime: startTime.replace(/\s+/g, '-'),
      program: program ?? '',
      dataFolder: dataFolder ?? null,
      workingFolder: null,
    }
  })
}

/** A number in PostgreSQL's postmaster.pid, one a line. */
export function readPidFile(folder: string, what: 'process' | 'port'): number | null {
  const text = orNull(() => readFileSync(join(folder, 'postmaster.pid'), 'utf8'))
  const found = Number(text?.split('\n')[what === 'process' ? 0 : 3])
  return Number.isInteger(found) && found > 0 ? found : null
}
