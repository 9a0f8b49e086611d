import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, statSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { projectRoot } from '../machine/project-root.ts'
import { buildMode, isFresh, writeStamp } from './build-stamp.ts'

/** Passed by `npm start`: rebuilds only outdated parts. */
const ifStale = process.argv.includes('--if-stale')
/** Paths of files: Windows has no programs without an extension in node_modules/.bin. */
const programs = { prisma: 'prisma/build/index.js', vite: 'vite/bin/vite.js' }
const shared = ['package-lock.json', 'package.json', 'tsconfig.base.json', 'server/contract']
const ofOffice = ['server/contract/office']
const quiet = ['--logLevel', 'warn']
/** Not part of the folder above: a newer office must not rebuild the shop's page. */
const apart = ['server/database/generated', 'client/office', 'server/contract/office']

const prisma = () =>
  make('server/database/generated/.built', ['prisma/schema.prisma', 'package-lock.json'], () =>
    run('prisma', 'generate'),
  )
const page = () =>
  make('dist/client/.built', ['client', ...shared], async () => {
    await run('vite', 'build', '--config', 'client/vite.config.ts', ...quiet)
    await compressFiles(join(projectRoot, 'dist/client'))
  })
const firstView = () =>
  make('dist/first-view/.built', ['client', ...shared], () =>
    run(
      'vite',
      ...['build', '--config', 'client/vite.config.ts', ...quiet],
      ...['--ssr', 'start/entry-server.tsx', '--outDir', '../dist/first-view'],
    ),
  )
const office = () =>
  make('dist/office/.built', ['client', 'client/office', ...ofOffice, ...shared], async () => {
    await run('vite', 'build', '--config', 'client/office/vite.config.ts', ...quiet)
    await compressFiles(join(projectRoot, 'dist/office'))
  })
const server = () =>
  make('dist/server/.built', ['server', 'prisma/schema.prisma', ...ofOffice, ...shared], () =>
    run('vite', 'build', '--config', 'server/vite.config.ts', ...quiet),
  )

if (projectRoot.includes('#')) {
  // Vite takes the rest for a part of an address.
  console.error(`The shop cannot be built in ${projectRoot}: rename the folder with # in its name`)
  process.exitCode = 1
} else if (process.argv.includes('--prisma')) await prisma()
else await buildAll()

/** Two at a time: each takes some 300 MB. The longest come first; only the server needs Prisma's client. */
async function buildAll() {
  const queue = [page, () => prisma().then(server), office, firstView].values()
  const work = async () => {
    for (const build of queue) await build()
  }
  const ended = await Promise.allSettled([work(), work()])
  for (const each of ended) {
    if (each.status === 'fulfilled') continue
    console.error(Object(each.reason).message)
    process.exitCode = 1
  }
}

async function make(target: string, sources: string[], build: () => Promise<void>) {
  const path = join(projectRoot, target)
  const newest = Math.max(...sources.map((source) => newestIn(join(projectRoot, source))))
  if (ifStale && isFresh(path, newest)) return
  console.log(`Building ${target.split('/').slice(0, 2).join('/')} …`)
  await build()
  writeStamp(path)
}

async function run(command: keyof typeof programs, ...args: string[]) {
  const program = join(projectRoot, 'node_modules', programs[command])
  const child = spawn(process.execPath, [program, ...args], {
    cwd: projectRoot,
    env: { ...process.env, NODE_ENV: buildMode },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`${command} ended with ${code}`)
}

function newestIn(path: string): number {
  const found = statSync(path)
  if (!found.isDirectory()) return found.mtimeMs
  return readdirSync(path)
    .map((name) => join(path, name))
    .filter((child) => !apart.some((each) => child === join(projectRoot, each)))
    .reduce((newest, child) => Math.max(newest, newestIn(child)), 0)
}

/** Writes `.br` and `.gz` beside every text file, at the highest level. */
async function compressFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const texts = entries.filter((entry) => entry.isFile() && /\.(js|css|svg|txt)$/.test(entry.name))
  await Promise.all(
    texts.map(async (entry) => {
      const path = join(entry.parentPath, entry.name)
      const bytes = await readFile(path)
      await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes))
      await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }))
    }),
  )
}
