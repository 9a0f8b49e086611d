import { brotliCompressSync, constants } from 'node:zlib'
import { openBuiltPage } from './support/built-page.ts'

/**
 * `npm run budget`: the bytes of each screen on a phone, from the built page. Fails where a screen
 * is heavier than the storefront's rules allow. `npm run budget -- http://localhost:3000` also
 * weighs the documents of a running shop.
 */
const { firstLoad, parts, addedChunks, weigh, weighStyles } = openBuiltPage('client')
const office = openBuiltPage('office')

/** KB of gzip of the scripts that a screen adds to the first load; 1 KB is 1,000 bytes. */
const pageBudgets: Record<string, number> = {
  'home/home-page': 14,
  'listings/listing-page': 17,
  'listings/menus-page': 10,
  // Choices, stars and their spread, who waits for a sold-out one, pictures opened whole.
  'product/product-page': 31.5,
  'orders/checkout-page': 29.5,
  // Lines of an order, with what was chosen and what the call asks; "order again".
  'orders/orders-page': 26.5,
  'orders/success-page': 27,
  // Also where the goods of a joined order are, a discount by staff and an advance.
  'orders/tracking-page': 28,
  'messages/contact-page': 16.5,
}
/** Any other screen, so that a new one needs no row. */
const pageBudget = 24
const firstLoadBudget = 120
const sheetBudget = 10
const documentBudget = 14
const servedQuality = 5
/** Screens of products include their texts, in both languages. */
const ofProducts = /^(products|product-form|stock|catalogue|promos|imports)\//
/** KB of larger pages: blocked numbers with their form by the record kit; orders with the names of districts and its words; a new order with its goods, sums and advance; settings with its drafts; a product with its words. */
const officeBudgets: Record<string, number> = {
  'blocks/blocks-page': 15.5,
  'new-orders/new-order-page': 19.5,
  'orders/orders-page': 19.5,
  'product-form/product-form-page': 26,
  'settings/settings-page': 17.5,
  'today/today-page': 13.5,
}
/** Parts of a page that only wide screens load. */
const deskParts: Record<string, string[]> = {
  'settings/settings-page': ['part-icon', 'last-change', 'shop-look'].map(
    (part) => `settings/${part}`,
  ),
}
const deskBudget = 5

let isOver = false
report('first load', weigh(firstLoad), firstLoadBudget)
for (const page of pagesOf(parts)) {
  report(page, weigh(addedChunks(page)), pageBudgets[page] ?? pageBudget)
  report(`${page}, styles`, weighStyles(page), sheetBudget)
}
const officeTexts = office.addedChunks('../text/english')
report('office, first load in English', office.weigh([...office.firstLoad, ...officeTexts]), 140)
for (const page of pagesOf(office.parts)) {
  const budget = officeBudgets[page] ?? (ofProducts.test(page) ? 22 : 13)
  const onPhone = office.addedChunks(page)
  report(`office, ${page}`, office.weigh(onPhone), budget)
  const desk = new Set((deskParts[page] ?? []).flatMap(office.addedChunks))
  const added = [...desk].filter((chunk) => !onPhone.includes(chunk))
  if (desk.size > 0) report(`office, ${page}, more at a desk`, office.weigh(added), deskBudget)
  report(`office, ${page}, styles with those of the first load`, office.weighStyles(page), 13)
}
const [shop] = process.argv.slice(2)
if (shop) await weighDocuments(shop)
process.exitCode = isOver ? 1 : 0

function pagesOf(parts: string[]): string[] {
  return parts.filter((part) => part.endsWith('-page'))
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
