import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { readToolConfig } from '../../server/config/config.ts'
import { fileNames } from '../../server/config/environment.ts'
import { projectRoot } from '../../server/machine/project-root.ts'
import { makeFolder } from './own-places.ts'

export const source = readFileSync(join(projectRoot, 'docker-compose.yml'), 'utf8')
export const { services } = parse(source, { merge: true })
export const folder = makeFolder()
const programs = join(folder, 'programs')
export const volumes = join(folder, 'postgresql')
export const database = join(volumes, '18/docker')
for (const name of ['programs', 'data', 'secrets', 'serving']) mkdirSync(join(folder, name))

function writeProgram(name: string, script: string) {
  const path = join(programs, name)
  writeFileSync(path, `#!/bin/sh\n${script}\n`)
  chmodSync(path, 0o755)
}

/** Runs a script of the file with sh. Returns the environment of its `program`. */
function run(script: string, program: string): Record<string, string> {
  writeProgram(program, 'exec env')
  const own = script
    .replaceAll('$$', '$')
    .replaceAll('/var/lib/postgresql', volumes)
    .replaceAll(/\/(data|secrets|serving|make-roles)(?=[/.])/g, (there) => folder + there)
  const printed = execFileSync('sh', ['-c', own], {
    encoding: 'utf8',
    stdio: 'pipe',
    env: { PATH: `${programs}:/usr/bin:/bin`, PGDATA: database },
  })
  return Object.fromEntries(
    printed.split('\n').map((line) => [line.split('=')[0], line.slice(line.indexOf('=') + 1)]),
  )
}

/** The container's files. */
export function readIn(service: 'shop' | 'upkeep', environment: Record<string, string> = {}) {
  const mounts: string[] = services[service].volumes
  const secrets = mounts.find((mount) => mount.includes(':/secrets'))?.split(':')[0] ?? ''
  const given = Object.entries<string>(services[service].environment)
    .filter(([name]) => fileNames.includes(name))
    .map(([name, path]) => [name, path.replace('/secrets', join(folder, secrets))])
  return readToolConfig({
    ...Object.fromEntries(given),
    ...environment,
    DATA_DIR: join(folder, 'data'),
    UPLOADS_DIR: folder,
  })
}
export function startShop() {
  const { SESSION_SECRET_FILE = '' } = run(services.shop.command.at(-1), 'node')
  return readIn('shop', { SESSION_SECRET_FILE })
}
export const made = 'mkdir -p "$PGDATA" && echo 18 > "$PGDATA/PG_VERSION"'
export function startDatabase(make = made) {
  writeProgram('docker-ensure-initdb.sh', make)
  writeProgram('pg_isready', '')
  writeFileSync(join(folder, 'make-roles.sh'), '')
  return run(services.database.entrypoint.at(-1), 'docker-entrypoint.sh')
}
