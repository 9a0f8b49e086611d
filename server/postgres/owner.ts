import { execFileSync } from 'node:child_process'
import { userInfo } from 'node:os'
import { StartError } from '../failures/start-error.ts'

export type Owner = { uid: number; gid: number } | undefined

/** PostgreSQL refuses root, so root starts it as user `postgres`. */
export function chooseOwner(): Owner {
  if (process.platform === 'win32' || userInfo().uid !== 0) return undefined
  try {
    return readUser()
  } catch {
    try {
      execFileSync('useradd', ['--system', '--user-group', 'postgres'], { stdio: 'ignore' })
      return readUser()
    } catch {
      throw new StartError(
        'PostgreSQL does not run as root and the user "postgres" cannot be made; start the shop as an ordinary user, or set DATABASE_URL',
      )
    }
  }
}

function readUser(): Owner {
  const [uid, gid] = ['-u', '-g'].map((flag) =>
    Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8', stdio: 'pipe' })),
  )
  return { uid: uid ?? 0, gid: gid ?? 0 }
}

/** Throws StartError where that user may not enter the folder of the data or run the program. */
export function checkReach(owner: Owner, dataDir: string, program: string): void {
  const may = (command: string, ...args: string[]) => {
    try {
      execFileSync(command, args, { ...owner, cwd: '/', stdio: 'ignore' })
      return true
    } catch {
      return false
    }
  }
  if (!may('/bin/sh', '-c', 'cd "$1"', 'sh', dataDir)) {
    throw new StartError(
      `Started as root, PostgreSQL runs as the user "postgres", which may not enter ${dataDir}; set DATA_DIR to a folder that it can enter (such as /var/lib/nokshi-haat), start the shop as an ordinary user, or set DATABASE_URL`,
    )
  }
  if (!may(program, '--version')) {
    throw new StartError(
      `Started as root, PostgreSQL runs as the user "postgres", which may not read ${program}; put the shop in a folder that it can enter (such as /srv), start it as an ordinary user, or set DATABASE_URL`,
    )
  }
}
