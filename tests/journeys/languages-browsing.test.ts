// Over 200 lines: every screen and state but those of an order, each in two languages.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { fixed } from '../../client/text/sentences.ts'
import { sees } from './support/page.ts'
import { richProduct, settle, soldOutProduct } from './support/screens.ts'
import { foreignTexts, type Lang, visitIn, writtenTexts } from './support/scripts-of-texts.ts'
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
  expect(await page.title()).toBe('“zzqqxx” পাওয়া যায়নি — নকশি হাট')
})

test('a colour is called by its Bengali name and as the shop wrote it, in English as written', async () => {
  const colorOf = async (lang: Lang) => {
    const page = await visitIn(shop, lang, `/product/${richProduct}`)
    return page.locator('.color-swatch').allInnerTexts()
  }

  expect(await colorOf('bn')).toContain('মেরুন (Maroon)')
  expect(await colorOf('en')).toContain('Maroon')
})

type State = {
  name: string
  path: string
  as?: 'newcomer' | 'buyer' | 'demo'
  /** At the width of a phone. */
  isPhone?: boolean
  act?: (page: Page) => Promise<unknown>
}

const reviewed = '/product/dhakai-jamdani-saree?tab=reviews'
const toast = (page: Page, nth = 0) => sees(page.locator('.toast').nth(nth))
const addToCart = /^(Add to cart|কার্টে যোগ করুন)/

const states: State[] = [
  { name: 'home', path: '/' },
  {
    name: 'home with more products',
    path: '/',
    act: async (page) => {
      await page.locator('.see-more button').click()
      await sees(page.locator('.product-card').nth(12))
    },
  },
  { name: 'a category', path: '/category/শাড়ি' },
  { name: 'a menu', path: '/menu/electronics' },
  { name: 'a tag', path: '/tag/Fashion' },
  { name: 'a discount', path: '/discount/20' },
  { name: 'the last page of a listing', path: '/tag/Fashion?page=2&min=500' },
  { name: 'a listing that is filtered away', path: '/tag/Fashion?min=49990' },
  {
    name: 'the filters on a phone',
    path: '/tag/Fashion',
    isPhone: true,
    act: async (page) => {
      await page.locator('.filter-open').click()
      await sees(page.locator('dialog[open]'))
    },
  },
  { name: 'a search', path: '/search?keyword=saree' },
  { name: 'a search without results', path: '/search?keyword=zzqqxx' },
  { name: 'a search for nothing', path: '/search' },
  { name: 'a product', path: `/product/${richProduct}` },
  { name: 'a product on a phone', path: `/product/${richProduct}`, isPhone: true },
  { name: 'a product that is sold out', path: `/product/${soldOutProduct}` },
  {
    name: 'a product that was added, and again',
    path: `/product/${richProduct}`,
    as: 'newcomer',
    act: async (page) => {
      await page.getByRole('button', { name: addToCart }).first().click()
      await toast(page)
      await page.getByRole('button', { name: addToCart }).first().click()
      await toast(page, 1)
    },
  },
  { name: 'reviews', path: reviewed },
  {
    name: 'the picture of a review',
    path: reviewed,
    act: async (page) => {
      await page.locator('.review-list button').first().click()
      await sees(page.locator('dialog[open]'))
    },
  },
  { name: 'no reviews', path: noReviews },
  {
    name: 'the form of a review',
    path: `/product/${richProduct}?tab=reviews`,
    as: 'newcomer',
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
    as: 'newcomer',
    act: async (page) => {
      await page.locator('.review-form button[type=submit]').click()
      await toast(page)
    },
  },
  { name: 'all menus', path: '/menu' },
  { name: 'the notes', path: '/items' },
  {
    name: 'the slide-in menu',
    path: '/',
    isPhone: true,
    act: async (page) => {
      await page.locator('.header-burger').click()
      await sees(page.locator('.mobile-menu'))
    },
  },
  {
    name: 'the dialog that removes a product',
    path: '/cart',
    as: 'buyer',
    act: async (page) => {
      await page.locator('.remove-line').first().click()
      await sees(page.getByRole('alertdialog'))
    },
  },
  {
    name: 'a product that was removed',
    path: '/cart',
    as: 'buyer',
    act: async (page) => {
      await page.locator('.remove-line').first().click()
      await page.locator('dialog[open] .button-danger').click()
      await toast(page)
    },
  },
  { name: 'the profile of somebody with an address', path: '/customer/profile', as: 'demo' },
  { name: 'the checkout of a guest', path: '/customer/checkout' },
  { name: 'sign up', path: '/signup' },
  { name: 'an order that is not there', path: '/customer/order/tracking/00000000000', as: 'demo' },
  { name: 'a page that is not there', path: '/no-such-page' },
  { name: 'a product that is not there', path: '/product/no-such-product' },
  {
    name: 'a page without a connection',
    path: '/contact',
    act: async (page) => {
      await page.context().setOffline(true)
      await sees(page.locator('.offline-bar'))
    },
  },
  {
    name: 'what is sent without a connection',
    path: `/product/${richProduct}`,
    as: 'newcomer',
    act: async (page) => {
      await page.context().setOffline(true)
      await page.getByRole('button', { name: addToCart }).first().click()
      await toast(page)
    },
  },
  {
    name: 'a read that failed',
    path: '/contact',
    act: async (page) => {
      await page.route('**/api/get/notes', (route) => route.fulfill({ status: 404, json: {} }))
      await page.evaluate(() => history.pushState({}, '', '/items'))
      await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')))
      await sees(page.locator('main .empty-state'))
    },
  },
  {
    name: 'an answer of a server in trouble',
    path: `/product/${richProduct}`,
    as: 'newcomer',
    act: async (page) => {
      await page.route('**/api/add/cart', (route) => route.fulfill({ status: 502, body: 'x' }))
      await page.getByRole('button', { name: addToCart }).first().click()
      await toast(page)
    },
  },
]

test.each(states.flatMap((state) => (['bn', 'en'] as Lang[]).map((lang) => ({ ...state, lang }))))(
  'in $lang $name has no word of the other language, and each in its voice',
  async ({ lang, path, as, isPhone, act }) => {
    const shopper = as && (await people[as]())
    const page = await visitIn(shop, lang, path, {
      ...(isPhone && phone),
      as: shopper,
      allow: [/status of (404|422|502)/, /ERR_INTERNET_DISCONNECTED|dynamically imported/],
    })
    await settle(page)

    await act?.(page)

    const written = await writtenTexts(shop, shopper)
    expect(await foreignTexts(page, lang, 'body', written)).toEqual([])
  },
)

const people = {
  newcomer: () => shop.shopper(),
  buyer: async () => {
    const shopper = await shop.shopper()
    await shop.fillCart(shopper, richProduct)
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

  expect(await foreignTexts(page, 'bn', 'body', await writtenTexts(shop))).toEqual([
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

/** The texts that are not the whole text of some element. */
function findMissing(page: Page, texts: string[]): Promise<string[]> {
  return page.evaluate((wanted) => {
    const said = new Set([...document.querySelectorAll('body *')].map((part) => part.textContent))
    return wanted.filter((text) => !said.has(text))
  }, texts)
}
