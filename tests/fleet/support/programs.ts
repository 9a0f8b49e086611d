import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Programs of Debian's packages; each throws a sentence that names its package. */
export const findPgbouncer = () => findProgram('/usr/sbin/pgbouncer', 'pgbouncer')
export const findNginx = () => findProgram('/usr/sbin/nginx', 'nginx-light')
export const findCaddy = () => findProgram('/usr/bin/caddy', 'caddy')

/** The folder of `initdb`, `postgres` and `pg_basebackup` in their newest installed version. */
export function findPostgres(): string {
  const versionsDir = '/usr/lib/postgresql'
  const versions = existsSync(versionsDir) ? readdirSync(versionsDir).map(Number) : []
  const newest = Math.max(0, ...versions.filter((version) => version > 0))
  const folder = join(versionsDir, String(newest), 'bin')
  findProgram(join(folder, 'pg_basebackup'), 'postgresql')
  return folder
}

function findProgram(path: string, packageName: string): string {
  if (existsSync(path)) return path
  throw new Error(
    `The tests of a fleet need Debian’s ${packageName}, run: apt-get install ${packageName}`,
  )
}
