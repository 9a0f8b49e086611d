import { execFileSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import type { Client } from 'pg'
import { projectRoot } from '../../server/project-root.ts'
import { inDatabase, openCatalogue, startBenchPostgres } from './database.ts'
import { type Asked, type Figures, measure, uncached } from './measure.ts'
import { type Server, startFloors, startShop } from './processes.ts'
import { keptReads, listingReads, uncachedReads } from './reads.ts'
import { type SizeFigures, writeReport } from './report.ts'
import { floorUpsert, writes } from './writes.ts'

/**
 * `npm run bench`: the built shop under load on generated catalogues, beside floors in the same run.
 * `-- --sizes 1000,100000,1000000` for other catalogues, `--seconds 5` for longer runs, `--only menu`
 * for some of the reads, `--write` to keep the tables in docs/performance.md.
 */
const { values: flags } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1000,10000,100000' },
    seconds: { type: 'string', default: '2' },
    only: { type: 'string', default: '' },
    write: { type: 'boolean', default: false },
    profile: { type: 'boolean', default: false },
  },
})
const runMs = Number(flags.seconds) * 1000
const long = { warmMs: runMs / 4, runMs }
/** There are 144 of these: enough requests for a median. */
const short = { warmMs: 60, runMs: runMs / 8 }

execFileSync(process.execPath, ['--import', 'tsx', 'server/build.ts', '--if-stale'], {
  cwd: projectRoot,
  stdio: 'inherit',
})
const postgres = await startBenchPostgres()
try {
  const figures: SizeFigures[] = []
  for (const products of flags.sizes.split(',').map(Number)) {
    const url = await openCatalogue(postgres.url, products)
    figures.push(await inDatabase(url, (client) => measureSize(products, url, client)))
  }
  writeReport(figures, flags.write)
} finally {
  await postgres.stop()
}

async function measureSize(products: number, url: string, client: Client): Promise<SizeFigures> {
  console.log(`Measuring ${products} products …`)
  const shop = await startShop(url)
  const floorServer = await startFloors(url)
  const floors: Record<string, Figures[]> = {}
  const found: SizeFigures = {
    products,
    floors,
    kept: [],
    reads: [],
    listings: [],
    writes: [],
    mb: 0,
  }
  try {
    await measureFloors(floorServer, floors)
    for (const { name, asked, floor } of keptReads().filter(isWanted)) {
      found.kept.push({ name, floor, figures: await take(shop, asked, long) })
    }
    for (const { name, asked, floor } of (await uncachedReads(client)).filter(isWanted)) {
      found.reads.push({ name, floor, figures: await take(shop, asked, long) })
    }
    await measureFloors(floorServer, floors)
    for (const { name, pages } of (await listingReads(client)).filter(isWanted)) {
      const medians: number[] = []
      for (const asked of pages) medians.push((await take(shop, asked, short)).p50)
      found.listings.push({ name, medians })
    }
    floors['express upsert'] = [await take(floorServer, await floorUpsert(client), long)]
    for (const { name, prepare } of writes.filter(isWanted)) {
      const figures = await take(shop, await prepare(client), long)
      found.writes.push({ name, floor: 'express upsert', figures })
    }
    found.mb = shop.residentMb()
    return found
  } finally {
    await floorServer.stop()
    await shop.stop()
  }
}

/** Before and after what is compared with them: the machine may have other work. */
async function measureFloors(server: Server, floors: Record<string, Figures[]>) {
  const asked: Record<string, Asked> = {
    'node fixed': { path: '/node/fixed' },
    'express fixed': { path: '/express/fixed' },
    'node rows, prepared': uncached({ path: '/node/rows' }),
    'express home': uncached({ path: '/express/home' }),
    'express listing': uncached({ path: '/express/listing' }),
    'express product': uncached({ path: '/express/product' }),
  }
  for (const [name, floor] of Object.entries(asked)) {
    floors[name] = [...(floors[name] ?? []), await take(server, floor, long)]
  }
}

async function take(server: Server, asked: Asked, span: typeof long): Promise<Figures> {
  const figures = await measure(server.url, asked, span)
  const { method = 'GET', path } = asked
  console.log(
    `${method} ${decodeURI(path)} ${figures.perSecond.toFixed(0)}/s ${figures.p50.toFixed(1)} ms`,
  )
  return figures
}

function isWanted({ name }: { name: string }): boolean {
  return name.includes(flags.only)
}
