import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { fixed, sentences } from '../../client/text/sentences.ts'
import { sees } from './support/page.ts'
import { richProduct } from './support/screens.ts'
import { openJourneys } from './support/shop.ts'

const shop = openJourneys()
const noReviews = '/product/hiking-boot-waterproof?tab=reviews'
const phone = { width: 390, height: 844 }

/** Where the specification wants these sentences, by the place that a guest comes to. */
const places: [string, (keyof typeof sentences)[]][] = [
  ['/', ['popularCategories', 'allProducts', 'seeMore', 'orderThis', 'trackOrder', 'loginSignup']],
  [`/product/${richProduct}`, ['relatedProducts']],
  [noReviews, ['reviewsEmpty']],
  ['/menu', ['categoriesEmpty']],
  ['/items', ['notesHeading']],
]

test.each(places)('without a choice %s has its quoted texts to the letter', async (path, names) => {
  const page = await shop.visit(path)
  await sees(page.locator('main h1'))

  const missing = await findMissing(
    page,
    names.map((name) => sentences[name]),
  )
  expect(missing).toEqual([])
})

test.each([
  ['/category/শাড়ি', 'Showing 5 products out of 5 for this category', '৫টির মধ্যে ৫টি পণ্য'],
  ['/search?keyword=zzqqxx', 'Showing 0 products out of 0 for this keyword', '০টির মধ্যে ০টি পণ্য'],
])('without a choice %s counts in both languages', async (path, english, bengali) => {
  const page = await shop.visit(path)
  await sees(page.locator('.listing-count [lang=en]'))

  expect(await findMissing(page, [english, bengali])).toEqual([])
})

test('a quoted text has its Bengali line beside it, not in it', async () => {
  const page = await shop.visit('/')
  const heading = page.locator('#all-products')

  expect(await heading.locator('[lang=en]').innerText()).toBe('All Products')
  expect(await findMissing(page, [fixed('allProducts').bn])).toEqual([])
})

test('a button is called by its English word, its Bengali one leads', async () => {
  const page = await shop.visit(`/product/${richProduct}`, phone)
  const add = page.getByRole('button', { name: 'Add to cart', exact: true })

  await sees(add)
  expect((await add.innerText()).replace(/\s+/g, ' ')).toBe('কার্টে যোগ করুন Add to cart')
})

test('a search that finds nothing does not say that it found something', async () => {
  const page = await shop.visit('/search?keyword=zzqqxx')

  await sees(page.getByRole('heading', { name: '“zzqqxx” পাওয়া যায়নি' }))
  await sees(page.getByText('বানান বদলে বা ইংরেজিতে লিখে দেখুন।'))
  expect(await page.title()).toBe('“zzqqxx” পাওয়া যায়নি — নকশি হাট')
})

test('a colour is called by its Bengali name and as the shop wrote it, in English as written', async () => {
  const colorOf = async (lang: string) => {
    const page = await visitIn(lang, `/product/${richProduct}`)
    return page.locator('.color-swatch').allInnerTexts()
  }

  expect(await colorOf('bn')).toContain('মেরুন (Maroon)')
  expect(await colorOf('en')).toContain('Maroon')
})

const screens = [
  ['home', '/'],
  ['a listing', '/category/শাড়ি'],
  ['a search', '/search?keyword=saree'],
  ['a search without results', '/search?keyword=zzqqxx'],
  ['a search for nothing', '/search'],
  ['a product', `/product/${richProduct}`],
  ['reviews', '/product/dhakai-jamdani-saree?tab=reviews'],
  ['no reviews', noReviews],
  ['all menus', '/menu'],
  ['a page that is not there', '/no-such-page'],
] as const

test.each(screens)('%s speaks Bengali alone where it was chosen', async (_name, path) => {
  const page = await visitIn('bn', path)

  expect(await findForeign(page, 'bn')).toEqual([])
})

test.each(screens)('%s speaks English alone where it was chosen', async (_name, path) => {
  const page = await visitIn('en', path)

  expect(await findForeign(page, 'en')).toEqual([])
})

test.each(['bn', 'en'] as const)('the slide-in menu speaks %s alone', async (lang) => {
  const page = await visitIn(lang, '/', phone)

  await page.locator('.header-burger').click()
  await sees(page.locator('.mobile-menu'))

  expect(await findForeign(page, lang)).toEqual([])
})

test.each(['bn', 'en'] as const)('the form of a review speaks %s alone', async (lang) => {
  const as = await shop.shopper()
  const page = await visitIn(lang, `/product/${richProduct}?tab=reviews`, { as })
  await sees(page.locator('.review-form'))
  await page.locator('.review-form input[type=file]').setInputFiles({
    name: 'notes.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('no picture'),
  })
  await sees(page.locator('.picture-picker .field-error svg'))

  expect(await findForeign(page, lang)).toEqual([])
})

test.each([
  ['bn', 'নকশি হাট'],
  ['en', 'Nokshi Haat'],
])('the head and the facts for crawlers are in %s too', async (lang, name) => {
  const documentOf = async (path: string) => {
    const answer = await fetch(shop.url + path, { headers: { cookie: `lang=${lang}` } })
    return answer.text()
  }
  const home = await documentOf('/')
  const product = await documentOf(`/product/${richProduct}`)

  expect(/<title>(.*?)<\/title>/.exec(home)?.[1]).toContain(name)
  expect(home).toContain(`"inLanguage":"${lang}"`)
  expect(product).toContain(`"seller":{"@type":"Organization","name":"${name}"}`)
  expect(product).toContain(lang === 'bn' ? '"name":"হোম"' : '"name":"Home"')
})

/** Opened by somebody who chose this language. */
async function visitIn(lang: string, path: string, options: Parameters<typeof shop.visit>[1] = {}) {
  const page = await shop.visit(path, {
    ...options,
    allow: [/status of 404/],
    before: (own) => own.context().addCookies([{ name: 'lang', value: lang, url: shop.url }]),
  })
  await sees(page.locator('main h1'))
  return page
}

/** The texts that are not the whole text of some element. */
function findMissing(page: Page, texts: string[]): Promise<string[]> {
  return page.evaluate((wanted) => {
    const said = new Set([...document.querySelectorAll('body *')].map((part) => part.textContent))
    return wanted.filter((text) => !said.has(text))
  }, texts)
}

/**
 * Texts and names in letters of the other script. Left out: elements with a language of their own
 * (goods, quoted texts, the switch), what somebody wrote, names, codes, units, and quoted keywords.
 */
function findForeign(page: Page, lang: 'bn' | 'en'): Promise<string[]> {
  return page.evaluate((shown) => {
    const foreign = shown === 'bn' ? /[A-Za-z]/ : /[\u0980-\u09e5\u09e6-\u09f1]/
    const names =
      /নকশি হাট|Nokshi Haat|WhatsApp|Facebook|Instagram|YouTube|hello@example\.com|notes\.txt|JPEG|PNG|WebP|AVIF|GIF|MB|A-Z|Z-A|“[^”]*”/g
    const isTheirs = (part: Element) =>
      part.closest('[lang]:not(html), script, style, noscript, .html') !== null
    const found: string[] = []
    const look = (text: string | null, part: Element | null) => {
      if (!text || !part || isTheirs(part)) return
      if (foreign.test(text.replace(names, ''))) found.push(text.trim())
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) look(walker.currentNode.textContent, walker.currentNode.parentElement)
    for (const part of document.querySelectorAll('body *')) {
      for (const name of ['aria-label', 'alt', 'title', 'placeholder']) {
        look(part.getAttribute(name), part)
      }
    }
    return found
  }, lang)
}
