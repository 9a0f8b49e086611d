import { parseArgs } from 'node:util'
import type { Client } from 'pg'
import { inDatabase, openCatalogue, startBenchPostgres } from './database.ts'
import { measureListings } from './listings.ts'
import { type Figures, measure } from './measure.ts'
import { measureOffice } from './office.ts'
import { readHits, residentMb, type Server, settle, startFloors, startShop } from './processes.ts'
import { measureProducts } from './products.ts'
import { type Row, rows } from './rows.ts'

const usage = `npm run bench                 the built shop under load, each row beside its floor
  -- --products 50000         a catalogue of so many, in place of 1,000
  -- --seconds 5              longer runs
  -- --only cart              the rows with that in their name
  -- listings                 every listing and sort at 1,000 and 1,000,000 products
  -- office --orders 1000000  eight people of the office who ask without a pause
  -- products --rows 100000  lists, saves and files of so many rows at 100,000 products`
const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    help: { type: 'boolean', default: false },
    products: { type: 'string' },
    seconds: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    orders: { type: 'string', default: '1000000' },
    rows: { type: 'string', default: '20000' },
  },
})
const runMs = Number(flags.seconds) * 1000
const span = { warmMs: runMs / 4, runMs }
const rounds = 3
const mostMb = 300
const manyProducts = 100_000

if (flags.help) console.log(usage)
else {
  const postgres = await startBenchPostgres()
  try {
    if (positionals[0] === 'office') await printOffice(postgres.url)
    else if (positionals[0] === 'products') await printProducts(postgres.url)
    else if (positionals[0] === 'listings') await printListings(postgres.url)
    else await printRows(postgres.url)
  } finally {
    await postgres.stop()
  }
}

async function printRows(postgresUrl: string) {
  const url = await openCatalogue(postgresUrl, Number(flags.products ?? 1000))
  const shop = await startShop(url)
  const floors = await startFloors(url, shop)
  try {
    print('row', 'a second', 'p99 ms', 'thread ms', 'of the floor', 'its thread ms', 'bounds')
    print('---', '---:', '---:', '---:', '---:', '---:', '---')
    for (const row of rows.filter(({ name }) => name.includes(flags.only))) {
      await inDatabase(url, (client) => printRow(row, { shop, express: floors }, client))
    }
    const mb = residentMb(shop)
    print(
      'memory of the process, MB',
      mb.toFixed(0),
      '',
      '',
      '',
      '',
      judge([[mb, '<', mostMb, 'MB']]),
    )
  } finally {
    await floors.stop()
    await shop.stop()
  }
}

/** Floor and row alternate: other work of the machine then affects both. */
async function printRow(row: Row, servers: Record<'shop' | 'express', Server>, client: Client) {
  const { floor } = row
  const isMany = Number(flags.products ?? 1000) >= manyProducts
  const bounds = (isMany && row.boundsOfMany) || row.bounds
  const figures: Figures[] = []
  const floors: Figures[] = []
  const hits = await readHits(servers.shop)
  for (let round = 0; round < rounds; round++) {
    const prepare = typeof floor === 'function' ? floor : row.prepare
    const beneath = servers[floor === 'quiet' ? 'shop' : 'express']
    if (floor) floors.push(await run(beneath, { prepare }, client))
    figures.push(await run(servers.shop, row, client))
  }
  const given = (await readHits(servers.shop)) - hits
  if (row.isUncached && given > 0) throw new Error(`${row.name}: ${given} cached answers`)
  const { perSecond, p99, threadMs } = middle(figures)
  const beneath = middle(floors)
  const share = (100 * perSecond) / beneath.perSecond
  const verdict = judge([
    [perSecond, '>', bounds.perSecond, 'a second'],
    [share, '>', bounds.share, '%'],
    [p99, '<', bounds.p99, 'ms'],
  ])
  const ofFloor = floor ? [`${share.toFixed(0)} %`, beneath.threadMs.toFixed(2)] : ['', '']
  print(row.name, perSecond.toFixed(0), p99.toFixed(1), threadMs.toFixed(2), ...ofFloor, verdict)
}

/** The median of each figure. */
function middle(rounds: Figures[]): Figures {
  const at = (name: keyof Figures) =>
    rounds.map((one) => one[name]).sort((a, b) => a - b)[rounds.length >> 1] ?? Number.NaN
  return {
    perSecond: at('perSecond'),
    p50: at('p50'),
    p95: at('p95'),
    p99: at('p99'),
    threadMs: at('threadMs'),
  }
}

type Running = Pick<Row, 'prepare' | 'clients' | 'beside' | 'besideClients' | 'changesPerSecond'>
async function run(server: Server, running: Running, client: Client): Promise<Figures> {
  const { prepare, clients, beside, besideClients = 8, changesPerSecond } = running
  const requests = await prepare(client)
  await settle(server, client)
  const whole = { warmMs: 0, runMs: span.warmMs + span.runMs }
  const change = () => client.query("select pg_notify('shop_changed', '')")
  const changing = changesPerSecond && setInterval(change, 1000 / changesPerSecond)
  const [figures] = await Promise.all([
    measure(server, requests, span, clients),
    beside && measure(server, beside, whole, besideClients),
  ])
  if (changing) clearInterval(changing)
  return figures
}

/** The bounds in words; a figure beyond one makes the exit code 1. */
function judge(bounds: [number, '<' | '>', number | undefined, string][]): string {
  return bounds
    .flatMap(([figure, sign, bound, unit]) => {
      if (bound === undefined) return []
      const holds = sign === '<' ? figure <= bound : figure >= bound
      if (!holds) process.exitCode = 1
      return `${holds ? '' : 'NOT '}${sign} ${bound} ${unit}`
    })
    .join(', ')
}

/** At a million products no median may be ten times that at a thousand, or above 300 ms. */
async function printListings(postgresUrl: string) {
  const few = await measureListings(postgresUrl, 1000)
  const many = await measureListings(postgresUrl, 1_000_000)
  print('listing, median ms', '1,000', '1,000,000', 'times', 'bounds')
  print('---', '---:', '---:', '---:', '---')
  for (const [name, ms] of many) {
    const times = ms / (few.get(name) ?? Number.NaN)
    const verdict = judge([
      [times, '<', 10, 'x'],
      [ms, '<', 300, 'ms'],
    ])
    print(name, (few.get(name) ?? 0).toFixed(0), ms.toFixed(0), times.toFixed(1), verdict)
  }
}

async function printOffice(postgresUrl: string) {
  const size = { products: Number(flags.products ?? 1000), orderCount: Number(flags.orders), span }
  const works = await measureOffice(postgresUrl, size)
  print('call', 'a second', 'p50 ms', 'p95 ms', 'bounds')
  print('---', '---:', '---:', '---:', '---')
  for (const { name, figures, limitMs } of works) {
    const { perSecond, p50, p95 } = figures
    const verdict = judge([[p95, '<', limitMs, 'ms']])
    print(name, perSecond.toFixed(0), p50.toFixed(1), p95.toFixed(1), verdict)
  }
}

async function printProducts(postgresUrl: string) {
  print('work', 'took', 'bounds')
  print('---', '---:', '---')
  const [products, fileRows] = [Number(flags.products ?? 100_000), Number(flags.rows)]
  for await (const felt of measureProducts(postgresUrl, products, fileRows)) {
    const { name, figure, unit, limit } = felt
    print(name, `${figure.toFixed(1)} ${unit}`, judge([[figure, '<', limit, unit]]))
  }
}

function print(...cells: string[]) {
  console.log(`| ${cells.join(' | ')} |`)
}
