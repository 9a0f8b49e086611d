import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { projectRoot } from '../server/project-root.ts'

/**
 * `npm run budget`: what a phone fetches of each screen, from the built page. Fails where a screen
 * weighs more than storefront rules allow. `npm run budget -- http://localhost:3000` also weighs the
 * documents of a shop that is open there.
 */
type Entry = { file: string; css?: string[]; imports?: string[]; isEntry?: boolean }

const folder = join(projectRoot, 'dist', 'client')
const manifest: Record<string, Entry> = JSON.parse(
  readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8'),
)
const entryKey = keyOf(({ isEntry }) => isEntry === true)
const firstLoad = new Set(withImports(entryKey))

/** KB of gzip of a page's own chunks, those that no other page uses; 1 KB is 1,000 bytes. */
const pageBudgets = {
  'home/home-page': 8,
  'listings/search-page': 10,
  'listings/menu-page': 10,
  'listings/menus-page': 10,
  'listings/category-page': 10,
  'listings/tag-page': 10,
  'listings/discount-page': 10,
  'product/product-page': 14,
  'cart/cart-page': 8,
  'orders/checkout-page': 10,
  'profile/profile-page': 8,
  'orders/orders-page': 5,
  'orders/tracking-page': 5,
  'orders/success-page': 5,
  'messages/contact-page': 5,
  'customers/login-page': 5,
  'customers/signup-page': 5,
  'pages/order-procedure-page': 3,
  'pages/delivery-rules-page': 3,
  'pages/return-policy-page': 3,
}
const firstLoadBudget = 102
const homeBudget = 110
const sheetBudget = 10
const documentBudget = 14
const servedQuality = 5

let isOver = false
report('first load', weigh([...firstLoad]), firstLoadBudget)
report('home, all scripts', weigh([...firstLoad, ...addedChunks('home/home-page')]), homeBudget)
for (const [page, budget] of Object.entries(pageBudgets)) {
  const added = addedChunks(page)
  const shared = added.filter((key) => isShared(key, page))
  const own = added.filter((key) => !shared.includes(key))
  report(`${page}, and ${kb(weigh(shared))} shared with other pages`, weigh(own), budget)
  report(`${page}, styles`, weighStyles(page), sheetBudget)
}
const [shop] = process.argv.slice(2)
if (shop) await weighDocuments(shop)
process.exitCode = isOver ? 1 : 0

/** Chunks that this page adds to the first load. */
function addedChunks(page: string): string[] {
  const key = `${page}.tsx`
  return withImports(keyOf((_entry, name) => name === key)).filter((own) => !firstLoad.has(own))
}

function isShared(chunk: string, page: string): boolean {
  return Object.keys(pageBudgets).some(
    (other) => kindOf(other) !== kindOf(page) && addedChunks(other).includes(chunk),
  )
}

/** The listings are one screen under several names, and so are the policies. */
function kindOf(page: string): string {
  if (page.startsWith('pages/')) return 'policy'
  return /(search|menu|category|tag|discount)-page$/.test(page) ? 'listing' : page
}

function withImports(key: string): string[] {
  const found = new Set<string>()
  const waiting = [key]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (found.has(next)) continue
    found.add(next)
    waiting.push(...(manifest[next]?.imports ?? []))
  }
  return [...found]
}

function keyOf(isWanted: (entry: Entry, key: string) => boolean): string {
  const found = Object.entries(manifest).find(([key, entry]) => isWanted(entry, key))
  if (!found) throw new Error('The build has no such page; run `npm run build` first')
  return found[0]
}

function weigh(keys: string[]): number {
  return keys.reduce((bytes, key) => bytes + gzipOf(read(manifest[key]?.file ?? '')), 0)
}

/** The sheets that this page's document carries, together. */
function weighStyles(page: string): number {
  const keys = [...firstLoad, ...addedChunks(page)]
  const sheets = new Set(keys.flatMap((key) => manifest[key]?.css ?? []))
  const whole = manifest['style.css']?.file
  if (whole) sheets.add(whole)
  return gzipOf(Buffer.concat([...sheets].map(read)))
}

function read(file: string): Buffer {
  return readFileSync(join(folder, file))
}

function gzipOf(bytes: Buffer): number {
  return gzipSync(bytes, { level: 9 }).length
}

function kb(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`
}

function report(what: string, bytes: number, budgetKb: number) {
  const isTooHeavy = bytes > budgetKb * 1000
  isOver ||= isTooHeavy
  const verdict = isTooHeavy ? 'OVER' : 'ok  '
  console.log(`${verdict} ${kb(bytes).padStart(8)} of ${budgetKb} KB  ${what}`)
}

async function weighDocuments(url: string) {
  for (const path of ['/', '/tag/Fashion', '/search?keyword=a', '/cart', '/return-policy']) {
    const answer = await fetch(url + path, { headers: { 'Accept-Encoding': 'identity' } })
    const quality = { [constants.BROTLI_PARAM_QUALITY]: servedQuality }
    const document = Buffer.from(await answer.arrayBuffer())
    const bytes = brotliCompressSync(document, { params: quality }).length
    console.log(`doc  ${kb(bytes).padStart(8)} of ${documentBudget} KB  ${path}`)
  }
}
