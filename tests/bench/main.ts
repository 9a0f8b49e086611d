import { cpus } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { Client } from 'pg'
import { inDatabase, openCatalogue, startBenchPostgres } from './database.ts'
import { type Asked, connections, type Figures, measure, unasked, uncached } from './measure.ts'
import { measureOffice } from './office.ts'
import { type Server, startFloors, startShop } from './processes.ts'
import { measureQuality } from './quality.ts'
import { type FloorName, keptReads, listingReads, type Read, uncachedReads } from './reads.ts'
import { keepReport, pageOf, type Report, type Row, type SizeFigures, writePage } from './report.ts'
import { floorUpsert, writes } from './writes.ts'

const usage = `npm run bench                       the built shop under load, beside floors in the same run
  -- --sizes 1000,100000,1000000    catalogues of so many products
  -- --seconds 5                    longer runs
  -- --only menu                    the reads and writes with that in their name
  -- --write                        keeps the figures in docs/performance.json, and makes the page
  -- --page                         makes docs/performance.md from docs/performance.json, without measuring
  -- --quality 100000               what shoppers type, amid so many generated products
  -- office --orders 1000000        what the people of the office wait for, beside so many orders
  -- --profile                      leaves a CPU profile of each shop in .cache/bench`
const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    help: { type: 'boolean', default: false },
    sizes: { type: 'string', default: '1000,10000,100000' },
    seconds: { type: 'string', default: '2' },
    only: { type: 'string', default: '' },
    write: { type: 'boolean', default: false },
    page: { type: 'boolean', default: false },
    quality: { type: 'string' },
    orders: { type: 'string', default: '1000000' },
    profile: { type: 'boolean', default: false },
  },
})
if (flags.help || flags.page) {
  if (flags.help) console.log(usage)
  else writePage()
  process.exit(0)
}
const runMs = Number(flags.seconds) * 1000
const long = { warmMs: runMs / 4, runMs }
const warming = { warmMs: 0, runMs: Math.min(runMs, 1000) }
/** There are 144 of these: enough requests for a median. */
const short = { warmMs: 60, runMs: runMs / 8 }

const floorRequests: Record<FloorName, () => Asked> = {
  'node fixed': () => ({ path: '/node/fixed' }),
  'express home': () => uncached({ path: '/express/home' }),
  'express listing': () => uncached({ path: '/express/listing' }),
  'express product': () => uncached({ path: '/express/product' }),
  'express search': () => uncached({ path: '/express/search' }),
  'express screen': () => unasked('/express/screen'),
  'express screen, read': () => unasked('/express/screen?read=1'),
}

const postgres = await startBenchPostgres()
try {
  if (positionals[0] === 'office') await tellOffice()
  else if (flags.quality) await tellQuality(Number(flags.quality))
  else await measureAll()
} finally {
  await postgres.stop()
}

async function tellOffice() {
  for (const products of flags.sizes.split(',').map(Number)) {
    const size = { products, orderCount: Number(flags.orders), runMs }
    console.log(`\n${await measureOffice(postgres.url, size)}`)
  }
}

async function tellQuality(products: number) {
  const { share, misses } = await measureQuality(postgres.url, products)
  console.log(misses.join('\n'))
  console.log(`${(100 * share).toFixed(1)} % have a hit among the first five`)
}

async function measureAll() {
  const figures: SizeFigures[] = []
  for (const products of flags.sizes.split(',').map(Number)) {
    const url = await openCatalogue(postgres.url, products)
    figures.push(await inDatabase(url, (client) => measureSize(products, url, client)))
  }
  const report: Report = {
    date: new Date().toISOString().slice(0, 10),
    node: process.version,
    processor: `${cpus().length} × ${cpus()[0]?.model}`,
    connections,
    seconds: runMs / 1000,
    sizes: figures,
  }
  console.log(`\n${pageOf(report)}`)
  if (flags.write) {
    keepReport(report)
    writePage()
  }
}

async function measureSize(products: number, url: string, client: Client): Promise<SizeFigures> {
  console.log(`Measuring ${products} products …`)
  const shop = await startShop(url)
  const floorServer = await startFloors(url, shop)
  const found: SizeFigures = {
    products,
    mb: 0,
    kept: [],
    reads: [],
    writes: [],
    listings: [],
  }
  try {
    const kept = keptReads().filter(isWanted)
    const reads = (await uncachedReads(client)).filter(isWanted)
    for (const { asked } of reads) await measure(shop, asked, warming)
    for (const floor of Object.values(floorRequests)) {
      await measure(floorServer, floor(), warming)
    }
    for (const server of [shop, floorServer]) await settle(server)
    for (const read of kept) found.kept.push(await takeBesideFloor(read))
    for (const read of reads) found.reads.push(await takeBesideFloor(read))
    for (const { name, pages } of (await listingReads(client)).filter(isWanted)) {
      const medians: number[] = []
      // What its pages share is read first, which may take longer than a short run.
      await askOnce(shop.url, pages[0])
      for (const asked of pages) medians.push((await take(shop, asked, short)).p50)
      found.listings.push({ name, medians })
    }
    for (const { name, prepare } of writes.filter(isWanted)) {
      const { perSecond } = await take(floorServer, await floorUpsert(client), long)
      const figures = await take(shop, await prepare(client), long)
      found.writes.push({ name, figures, floor: { name: 'express upsert', perSecond } })
    }
    found.mb = shop.residentMb()
    return found
  } finally {
    await floorServer.stop()
    await shop.stop()
  }

  /** One right after the other: the machine may have other work, which then meets both. */
  async function takeBesideFloor(read: Read): Promise<Row> {
    const { name, asked, beside, changesPerSecond } = read
    const floor = read.floor && {
      name: read.floor,
      perSecond: (await take(floorServer, floorRequests[read.floor](), long)).perSecond,
    }
    const telling =
      changesPerSecond &&
      setInterval(
        () => client.query("select pg_notify('shop_changed', '')"),
        1000 / changesPerSecond,
      )
    const whole = { warmMs: 0, runMs: long.warmMs + long.runMs }
    const [figures] = await Promise.all([
      take(shop, asked, long, read.clients),
      beside && measure(shop, beside.asked, whole, { clients: beside.connections }),
    ])
    if (telling) clearInterval(telling)
    return { name, figures, floor }
  }
}

async function take(
  server: Server,
  asked: Asked,
  span: typeof long,
  clients?: number,
): Promise<Figures> {
  const figures = await measure(server, asked, span, clients === undefined ? {} : { clients })
  await settle(server)
  const { method = 'GET', path } = asked
  console.log(
    `${method} ${decodeURI(path)} ${figures.perSecond.toFixed(0)}/s p50 ${figures.p50.toFixed(1)} ms, p99 ${figures.p99.toFixed(1)} ms, ${figures.threadMs.toFixed(2)} ms of the thread`,
  )
  return figures
}

async function askOnce(url: string, { method = 'GET', path, headers = {}, body }: Asked) {
  await (await fetch(url + path, { method, headers, ...(body && { body }) })).arrayBuffer()
}

/** What was asked last is still being answered: until nothing of it is left. */
async function settle(server: Server) {
  await inDatabase(postgres.url, async (client) => {
    const active = `select from pg_stat_activity
      where state = 'active' and backend_type = 'client backend' and pid <> pg_backend_pid()`
    while ((await client.query(active)).rowCount) await delay(20)
  })
  for (let quiet = 0; quiet < 3; ) {
    const asked = performance.now()
    await fetch(`${server.url}/healthz`)
    quiet = performance.now() - asked < 10 ? quiet + 1 : 0
  }
}

function isWanted({ name }: { name: string }): boolean {
  return name.includes(flags.only)
}
