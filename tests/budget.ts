import { brotliCompressSync, constants } from 'node:zlib'
import { openBuiltPage } from './support/built-page.ts'

/**
 * `npm run budget`: the bytes of each screen on a phone, from the built page. Fails where a screen
 * is heavier than the storefront's rules allow. `npm run budget -- http://localhost:3000` also
 * weighs the documents of a running shop.
 */
const { firstLoad, addedChunks, weigh, weighStyles } = openBuiltPage('client')
const office = openBuiltPage('office')

/** KB of gzip of a page's own chunks, which no other page uses; 1 KB is 1,000 bytes. */
const pageBudgets = {
  'home/home-page': 8,
  'listings/listing-page': 10,
  'listings/menus-page': 10,
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
  'pages/order-procedure-page': 4,
  'pages/delivery-rules-page': 4,
  'pages/return-policy-page': 4,
}
/** KB of a page's shared chunks; 9 for pages not named here. */
const sharedBudgets: Record<string, number> = {
  'product/product-page': 13,
  'profile/profile-page': 12,
  'cart/cart-page': 19,
  'orders/checkout-page': 24,
  'orders/tracking-page': 24,
  'orders/success-page': 21,
  'orders/orders-page': 21,
  'customers/login-page': 11,
  'customers/signup-page': 11,
}
const firstLoadBudget = 112
const homeBudget = 122
const sheetBudget = 10
const documentBudget = 14
const servedQuality = 5
/** Screens of goods include their texts, in both languages. */
const ofGoods = /^(products|product-form|stock|shelves|promos|imports)\//
/** KB of larger pages: orders with the names of districts; settings with their drafts. */
const officeBudgets: Record<string, number> = {
  'orders/orders-page': 15,
  'settings/settings-page': 15,
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
report('home, all scripts', weigh([...firstLoad, ...addedChunks('home/home-page')]), homeBudget)
for (const [page, budget] of Object.entries(pageBudgets)) {
  const added = addedChunks(page)
  const shared = added.filter((key) => isShared(key, page))
  const own = added.filter((key) => !shared.includes(key))
  report(page, weigh(own), budget)
  report(`${page}, shared with other pages`, weigh(shared), sharedBudgets[kindOf(page)] ?? 9)
  report(`${page}, styles`, weighStyles(page), sheetBudget)
}
const officeTexts = office.addedChunks('text/en')
report('office, first load in English', office.weigh([...office.firstLoad, ...officeTexts]), 138)
for (const page of office.parts.filter((part) => part.endsWith('-page'))) {
  const budget = officeBudgets[page] ?? (ofGoods.test(page) ? 22 : 13)
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

function isShared(chunk: string, page: string): boolean {
  return Object.keys(pageBudgets).some(
    (other) => kindOf(other) !== kindOf(page) && addedChunks(other).includes(chunk),
  )
}

/** The policies are one screen with several names. */
function kindOf(page: string): string {
  return page.startsWith('pages/') ? 'policy' : page
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
