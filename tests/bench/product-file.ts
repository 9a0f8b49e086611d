import { createHash } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { listDiscount } from '#contract/catalog'
import type { Catalogue } from '#contract/office/catalogue'
import { getCatalogue } from '#contract/office/catalogue'
import { pieceBytes } from '#contract/office/import-rules'
import type { Job } from '#contract/office/imports'
import * as imports from '#contract/office/imports'
import { act } from './act.ts'
import { ownListings } from './inputs.ts'
import { p95OfPeople } from './paced.ts'
import { residentMb, type Server, watchMemory } from './processes.ts'
import { english } from './words.ts'

/** `limit` in the unit of the figure. */
export type Felt = { name: string; figure: number; unit: string; limit: number }

const shoppers = { people: 4, everyMs: 200, forMs: 5000 }
const acts = [
  { name: 'checked', call: imports.checkImport, during: 'checking' },
  { name: 'applied', call: imports.applyImport, during: 'applying' },
] as const
/** Ten minutes for check and apply of 100,000 rows. */
const inAll = { checked: 220, applied: 380 }

/** Imports new products and a price list while shoppers read uncached listings. */
export async function* measureFiles(shop: Server, rows: number): AsyncGenerator<Felt> {
  const quiet = await p95OfShoppers(shop)
  const before = residentMb(shop)
  const memory = watchMemory(shop)
  const { shelves: catalogue } = await act<{ shelves: Catalogue }>(shop, getCatalogue, {})
  const category = catalogue.menus[0]?.categories[0]?.category ?? ''
  const files = { 'new products': newProducts(category, rows), 'a price list': priceList(rows) }
  for (const [kind, file] of Object.entries(files)) {
    yield* measureFile(shop, { kind, file, rows, quiet })
  }
  yield { name: 'import, memory', figure: (await memory.end()) - before, unit: 'MB', limit: 120 }
}

type OneFile = { kind: string; file: string; rows: number; quiet: number }

async function* measureFile(shop: Server, { kind, file, rows, quiet }: OneFile) {
  const limits = rows > 20_000 ? inAll : { checked: 60, applied: 180 }
  let job = await sendFile(shop, Buffer.from(file))
  const read = () => act<{ job: Job }>(shop, imports.getImport, { id: job.id })
  for (const { name, call, during } of acts) {
    const started = performance.now()
    job = (await act<{ job: Job }>(shop, call, { id: job.id, v: job.v })).job
    const beside = p95OfShoppers(shop)
    while (job.state === during) {
      await delay(200)
      job = (await read()).job
    }
    const seconds = (performance.now() - started) / 1000
    yield {
      name: `${rows} rows of ${kind} ${name}`,
      figure: seconds,
      unit: 's',
      limit: limits[name],
    }
    const p95 = await beside
    const meanwhile = `p95 of listings meanwhile: ${p95.toFixed(0)} ms, ${quiet.toFixed(0)} quiet`
    yield { name: meanwhile, figure: p95 / quiet, unit: 'x', limit: 2 }
  }
  if (job.state !== 'done' || job.failed > 0) throw new Error(JSON.stringify(job))
}

function p95OfShoppers(shop: Server): Promise<number> {
  return p95OfPeople(shop, ownListings(listDiscount.path.replace(/:\w+/, '10')), shoppers)
}

/** A fifth of the products have six choices: two rows for each product. */
function newProducts(category: string, rows: number): string {
  const lines = ['slug,title,price,counted,choice,color,size,count,categories,tags,description']
  const pairs = ['Red,S', 'Red,M', 'Red,L', 'Blue,S', 'Blue,M', 'Blue,L']
  for (let nr = 0; lines.length <= rows; nr++) {
    const title = `${english.adjectives[nr % 7]} ${english.nouns[nr % 11]} no ${nr}`
    const words = `<p>${'A soft fabric. '.repeat(20)}</p>`
    const catalogue = `"${category}","tag ${nr % 200}\nEid ${nr % 30}"`
    const product = `file-${nr},${title},${500 + (nr % 900)}`
    if (nr % 5) lines.push(`${product},,,,,,${catalogue},"${words}"`)
    for (const [at, pair] of nr % 5 ? [] : pairs.entries()) {
      const first = `${product},yes,yes,${pair},9,${catalogue},"${words}"`
      lines.push(at ? `file-${nr},,,,,${pair},9,,,` : first)
    }
  }
  return lines.join('\n')
}

/** Each row changes the price of an existing product. */
function priceList(rows: number): string {
  const lines = Array.from({ length: rows }, (_, nr) => `${nr + 1},${1000 + (nr % 900)}`)
  return ['id,price', ...lines].join('\n')
}

async function sendFile(shop: Server, file: Buffer): Promise<Job> {
  const begin = { file_name: 'bench.csv', bytes: file.length }
  const { job } = await act<{ job: Job }>(shop, imports.beginImport, begin)
  for (let nr = 0; nr * pieceBytes < file.length; nr++) {
    const piece = file.subarray(nr * pieceBytes, (nr + 1) * pieceBytes)
    const sha256 = createHash('sha256').update(piece).digest('hex')
    await act(shop, imports.sendPiece, { id: job.id, nr, sha256, data: piece.toString('base64') })
  }
  return job
}
