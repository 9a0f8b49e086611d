import { execFileSync } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../project-root.ts'
import { buildMode, isFresh, writeStamp } from './build-stamp.ts'
import { compressFiles } from './compress-files.ts'

/** Passed by `npm start`: rebuilds only outdated parts. */
const ifStale = process.argv.includes('--if-stale')
/** Paths of files: Windows has no programs without an extension in node_modules/.bin. */
const programs = { prisma: 'prisma/build/index.js', vite: 'vite/bin/vite.js' }
const shared = ['package-lock.json', 'package.json', 'tsconfig.base.json', 'server/contract']
/** Not part of the folder above: a newer office must not rebuild the shop's page. */
const apart = ['server/database/generated', 'client/office', 'server/contract/office']

make('server/database/generated/.built', ['prisma/schema.prisma', 'package-lock.json'], () =>
  run('prisma', 'generate'),
)
if (process.argv.includes('--prisma')) process.exit()
make('dist/client/.built', ['client', ...shared], () => {
  run('vite', 'build', '--config', 'client/vite.config.ts', '--logLevel', 'warn')
  compressFiles(join(projectRoot, 'dist/client'))
})
make('dist/first-view/.built', ['client', ...shared], () =>
  run(
    'vite',
    ...['build', '--config', 'client/vite.config.ts', '--logLevel', 'warn'],
    ...['--ssr', 'start/entry-server.tsx', '--outDir', '../dist/first-view'],
  ),
)
make('dist/office/.built', ['client', 'client/office', 'server/contract/office', ...shared], () => {
  run('vite', 'build', '--config', 'client/office/vite.config.ts', '--logLevel', 'warn')
  compressFiles(join(projectRoot, 'dist/office'))
})
make('dist/server/.built', ['server', 'prisma', 'server/contract/office', ...shared], () =>
  run('vite', 'build', '--config', 'server/vite.config.ts', '--logLevel', 'warn'),
)

function make(target: string, sources: string[], build: () => void) {
  const path = join(projectRoot, target)
  const newest = Math.max(...sources.map((source) => newestIn(join(projectRoot, source))))
  if (ifStale && isFresh(path, newest)) return
  console.log(`Building ${target.split('/').slice(0, 2).join('/')} …`)
  build()
  writeStamp(path)
}

function run(command: keyof typeof programs, ...args: string[]) {
  const program = join(projectRoot, 'node_modules', programs[command])
  execFileSync(process.execPath, [program, ...args], {
    cwd: projectRoot,
    env: { ...process.env, NODE_ENV: buildMode },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
}

function newestIn(path: string): number {
  const found = statSync(path)
  if (!found.isDirectory()) return found.mtimeMs
  return readdirSync(path)
    .map((name) => join(path, name))
    .filter((child) => !apart.some((each) => child === join(projectRoot, each)))
    .reduce((newest, child) => Math.max(newest, newestIn(child)), 0)
}
