// Over 200 lines: every screen and state but those of an order, each in both languages.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { fixed } from '../../client/text/sentences.ts'
import { sees } from './support/page.ts'
import {
  overlays,
  richProduct,
  type ScreenState,
  states as screenStates,
  screens,
  settle,
} from './support/screens.ts'
import {
  foreignTexts,
  type Lang,
  switchTo,
  visitIn,
  writtenTexts,
} from './support/scripts-of-texts.ts'
import { openJourneys } from './support/shop.ts'

const shop = openJourneys()
const noReviews = '/product/hiking-boot-waterproof?tab=reviews'
const phone = { width: 390, height: 844 }

test.each([
  ['/category/শাড়ি', 'Showing 5 products out of 5 for this category', '৫টির মধ্যে ৫টি পণ্য'],
  ['/search?keyword=zzqqxx', 'Showing 0 products out of 0 for this keyword', '০টির মধ্যে ০টি পণ্য'],
])('without a choice %s counts in both languages', async (path, english, bengali) => {
  const page = await shop.borrow(path)
  await sees(page.locator('.listing-count [lang=en]'))

  expect(await findMissing(page, [english, bengali])).toEqual([])
})

test('a quoted text has its Bengali line beside it, not in it', async () => {
  const page = await shop.borrow('/')
  const heading = page.locator('#all-products')

  expect(await heading.locator('[lang=en]').innerText()).toBe('All Products')
  expect(await findMissing(page, [fixed('allProducts').bn])).toEqual([])
})

test('a button is called by its English word, its Bengali one leads', async () => {
  const page = await shop.borrow(`/product/${richProduct}`, phone)
  const add = page.getByRole('button', { name: 'Add to cart', exact: true })

  await sees(add)
  expect((await add.innerText()).replace(/\s+/g, ' ')).toBe('কার্টে যোগ করুন Add to cart')
})

test('a search that finds nothing does not say that it found something', async () => {
  const page = await shop.borrow('/search?keyword=zzqqxx')

  await sees(page.getByRole('heading', { name: '“zzqqxx” পাওয়া যায়নি' }))
  await sees(page.getByText('বানান বদলে বা ইংরেজিতে লিখে দেখুন।'))
  // What sells instead: categories and the best sellers, and nothing to filter or sort.
  await sees(page.getByRole('list', { name: 'সব ক্যাটাগরি' }).getByRole('link').first())
  await sees(
    page.getByRole('region', { name: 'যা সবচেয়ে বেশি বিক্রি হচ্ছে' }).getByRole('link').first(),
  )
  expect(await page.getByText('ফিল্টার', { exact: true }).count()).toBe(0)
  expect(await page.title()).toBe('“zzqqxx” পাওয়া যায়নি — নকশি হাট')
  expect(await page.locator('.breadcrumbs li').allInnerTexts()).toEqual(['হোম', '“zzqqxx”'])
})

test('a search for more words than a product has says that these are close', async () => {
  const page = await shop.borrow('/search?keyword=realme%20charger')

  await sees(page.getByText('ঠিক এমন পণ্য নেই, কাছাকাছি পণ্য'))
})

test('a colour is called by its Bengali name and as the shop wrote it, in English as written', async () => {
  const colorOf = async (lang: Lang) => {
    const page = await visitIn(shop, lang, `/product/${richProduct}`)
    const names = await page.locator('.color-swatch').allInnerTexts()
    return names.map((name) => name.replace(/\s+/g, ' ').trim())
  }

  expect(await colorOf('bn')).toContain('মেরুন (Maroon)')
  expect(await colorOf('en')).toContain('Maroon')
})

const toast = (page: Page, nth = 0) => sees(page.locator('.toast').nth(nth))
const addToCart = /^(Add to cart|কার্টে যোগ করুন)/

const others = { bn: 'en', en: 'bn' } as const
const shared = [
  ...['home', 'category', 'menu', 'tag', 'discount', 'listing-last-page', 'listing-filtered-away'],
  ...['filter-sheet', 'search', 'search-nothing-found', 'search-without-keyword', 'product'],
  ...['product-sold-out', 'product-reviews', 'review-picture-dialog', 'menus', 'notes'],
  ...['mobile-menu', 'cart-delete-dialog', 'profile', 'signup', 'tracking-unknown', 'not-found'],
  ...['offline', 'read-failed'],
]
const states: (ScreenState & { isOffline?: true })[] = [
  ...[...screens, ...overlays, ...screenStates].filter(({ name }) => shared.includes(name)),
  {
    name: 'home with more products',
    path: '/',
    act: async (page) => {
      await page.locator('.see-more button').click()
      await sees(page.locator('.product-card').nth(12))
    },
  },
  { name: 'a product on a phone', path: `/product/${richProduct}`, only: 'phone' },
  {
    name: 'a product that was added, and again',
    path: `/product/${richProduct}`,
    who: 'newcomer',
    act: async (page) => {
      await page.getByRole('button', { name: addToCart }).first().click()
      await toast(page)
      await page.getByRole('button', { name: addToCart }).first().click()
      await toast(page, 1)
    },
  },
  { name: 'no reviews', path: noReviews },
  {
    name: 'the form of a review',
    path: `/product/${richProduct}?tab=reviews`,
    who: 'newcomer',
    act: async (page) => {
      await sees(page.locator('.review-form'))
      await page.locator('.review-form input[type=file]').setInputFiles({
        name: 'notes.txt',
        mimeType: 'text/plain',
        buffer: Buffer.from('no picture'),
      })
      await sees(page.locator('.picture-picker .field-error svg'))
    },
  },
  {
    name: 'a review that is refused',
    path: `/product/${richProduct}?tab=reviews`,
    who: 'newcomer',
    act: async (page) => {
      await page.locator('.review-form button[type=submit]').click()
      await toast(page)
    },
  },
  {
    name: 'a product that was removed',
    path: '/cart',
    who: 'buyer',
    act: async (page) => {
      await page.locator('.remove-line').first().click()
      await page.locator('dialog[open] .button-danger').click()
      await toast(page)
    },
  },
  { name: 'the checkout of a guest', path: '/customer/checkout' },
  { name: 'a product that is not there', path: '/product/no-such-product' },
  {
    name: 'what is sent without a connection',
    isOffline: true,
    path: `/product/${richProduct}`,
    who: 'newcomer',
    act: async (page) => {
      await page.context().setOffline(true)
      await page.getByRole('button', { name: addToCart }).first().click()
      await toast(page)
    },
  },
  {
    name: 'an answer of a failing server',
    path: `/product/${richProduct}`,
    who: 'newcomer',
    act: async (page) => {
      await page.route('**/api/add/cart', (route) => route.fulfill({ status: 502, body: 'x' }))
      await page.getByRole('button', { name: addToCart }).first().click()
      await toast(page)
    },
  },
]

test('every shared state is one of the screens', () => {
  expect(shared.filter((name) => !states.some((state) => state.name === name))).toEqual([])
})

const inTurn = states.map((state, at) => {
  // Without a connection there is no English to switch to.
  const begins: Lang = at % 2 === 0 || state.isOffline ? 'en' : 'bn'
  return { ...state, begins, ends: others[begins] }
})

test.each(inTurn)(
  'in $begins, and then in $ends, $name has no word of the other language, and each in its voice',
  async ({ begins, ends, path, who = 'guest', only, act }) => {
    const shopper = await people[who]()
    const page = await visitIn(shop, begins, path, {
      ...(only === 'phone' && phone),
      as: shopper,
      allow: [/status of (404|422|502)/, /ERR_INTERNET_DISCONNECTED|dynamically imported/],
    })
    await settle(page)

    await act?.(page)

    const written = await writtenTexts(shop, begins, shopper)
    expect(await foreignTexts(page, begins, 'body', written)).toEqual([])
    await switchTo(page, ends)
    const others = await writtenTexts(shop, ends, shopper)
    // The title is set after the page is drawn.
    await expect.poll(() => foreignTexts(page, ends, 'body', others)).toEqual([])
  },
)

const people = {
  guest: async () => undefined,
  newcomer: () => shop.shopper(),
  buyer: async () => {
    const shopper = await shop.shopper({ cart: [richProduct] })
    return shopper
  },
  demo: () => shop.demoShopper(),
}

test('a text of the other language is found, and one in the voice of another', async () => {
  const page = await visitIn(shop, 'bn', '/contact')
  await page.evaluate(() => {
    const main = document.querySelector('main')
    main?.insertAdjacentHTML('beforeend', '<p>Hello</p><p lang="en">নমস্কার</p>')
    main?.insertAdjacentHTML('beforeend', '<button type="button" aria-label="Hi">ক</button>')
  })

  expect(await foreignTexts(page, 'bn', 'body', await writtenTexts(shop, 'bn'))).toEqual([
    'bn: Hello',
    'en: নমস্কার',
    'bn: Hi',
  ])
})

test.each(['bn', 'en'] as const)(
  'without scripts the words of it are in %s alone',
  async (lang) => {
    const answer = await fetch(`${shop.url}/customer/checkout`, {
      headers: { cookie: `lang=${lang}` },
    })
    const [words = ''] = /<noscript>.*?<\/noscript>/s.exec(await answer.text()) ?? []

    expect(words).toContain('tel:')
    expect(words).toContain(`<p lang="${lang}">`)
    expect(words).not.toContain(`<p lang="${lang === 'bn' ? 'en' : 'bn'}">`)
  },
)

test.each([
  ['bn', 'নকশি হাট', 'শাড়ি'],
  ['en', 'Nokshi Haat', 'Sarees'],
])('the head and the facts for crawlers are in %s too', async (lang, name, saree) => {
  const documentOf = async (path: string) => {
    const answer = await fetch(shop.url + path, { headers: { cookie: `lang=${lang}` } })
    return answer.text()
  }
  const home = await documentOf('/')
  const product = await documentOf(`/product/${richProduct}`)
  const category = await documentOf('/category/শাড়ি')

  expect(/<title>(.*?)<\/title>/.exec(home)?.[1]).toContain(name)
  expect(home).toContain(`"inLanguage":"${lang}"`)
  expect(product).toContain(`"seller":{"@type":"Organization","name":"${name}"}`)
  expect(product).toContain(lang === 'bn' ? '"name":"হোম"' : '"name":"Home"')
  expect(/<title>(.*?)<\/title>/.exec(category)?.[1]).toContain(saree)
  expect(/<h1[^>]*>(.*?)<\/h1>/.exec(category)?.[1]).toContain(saree)
})

/** Texts that are not the whole text of any element. */
function findMissing(page: Page, texts: string[]): Promise<string[]> {
  return page.evaluate((wanted) => {
    const said = new Set([...document.querySelectorAll('body *')].map((part) => part.textContent))
    return wanted.filter((text) => !said.has(text))
  }, texts)
}
