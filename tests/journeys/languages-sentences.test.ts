// Over 200 lines: each sentence of the specification, with the way to it.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { deleteSentences } from '../../client/text/delete-sentences.ts'
import { quoted as sentence, sentences } from '../../client/text/sentences.ts'
import { sendLogin } from './support/forms.ts'
import { orderStates } from './support/order-states.ts'
import { holdBack, sees } from './support/page.ts'
import { richProduct, soldOutProduct } from './support/screens.ts'
import { wholeTexts } from './support/scripts-of-texts.ts'
import { openJourneys } from './support/shop.ts'
import { showToastsAlone } from './support/toasts-alone.ts'
import type { Shopper } from './support/visits.ts'

const shop = openJourneys()
type Name = keyof typeof sentences | keyof typeof deleteSentences

function quoted(name: Name): string {
  return name in deleteSentences
    ? deleteSentences[name as keyof typeof deleteSentences]
    : sentence(name as keyof typeof sentences)
}

/** Places of sentences in the specification, with the way to each. */
type Place = { place: string; names: Name[]; open: () => Promise<Page> }

const toastCame = (page: Page) => sees(page.locator('.toast'))

const places: Place[] = [
  {
    place: 'home',
    names: [
      'popularCategories',
      'allProducts',
      'seeMore',
      'orderThis',
      'trackOrder',
      'loginSignup',
    ],
    open: () => shop.borrow('/'),
  },
  {
    place: 'home while more products come',
    names: ['loading'],
    open: async () => {
      const { before } = holdBack('**/api/get/customer/products*page=2*')
      const page = await shop.visit('/', { before })
      await page.locator('.see-more button').click()
      await sees(page.locator('.see-more button:disabled'))
      return page
    },
  },
  {
    place: 'login while it runs',
    names: ['loading'],
    open: async () => {
      const { before } = holdBack('**/api/login')
      const page = await shop.visit('/login', { before })
      await sendLogin(page, 'nobody@example.com')
      await sees(page.locator('.loading-overlay'))
      return page
    },
  },
  {
    place: 'login that succeeded',
    names: ['loggedIn'],
    open: async () => {
      const page = await shop.borrow('/login')
      await sendLogin(page, (await shop.shopper()).email)
      return page
    },
  },
  {
    place: 'a product',
    names: ['relatedProducts'],
    open: () => shop.borrow(`/product/${richProduct}`),
  },
  {
    place: 'a product that was added',
    names: ['cartAdded'],
    open: async () => addToCart(await shop.shopper()),
  },
  {
    place: 'a product that was added before',
    names: ['alreadyInCart'],
    open: async () => addToCart(await buyer()),
  },
  {
    place: 'a product without reviews',
    names: ['reviewsEmpty'],
    open: () => shop.borrow(`/product/${soldOutProduct}?tab=reviews`),
  },
  {
    place: 'a review that was added',
    names: ['reviewAdded'],
    open: async () => {
      const page = await visitAs(await shop.shopper(), `/product/${richProduct}?tab=reviews`)
      await page.locator('.review-form textarea').fill('Good')
      await page.locator('.review-form button[type=submit]').click()
      return page
    },
  },
  { place: 'all menus', names: ['categoriesEmpty'], open: () => shop.borrow('/menu') },
  { place: 'the notes', names: ['notesHeading'], open: () => shop.borrow('/items') },
  {
    place: 'the dialog that removes a product',
    names: ['deleteTitle', 'deleteText', 'deleteConfirm', 'deleteCancel'],
    open: askToRemove,
  },
  {
    place: 'a product that was removed',
    names: ['cartDeleted'],
    open: async () => {
      const page = await askToRemove()
      await page.locator('dialog[open] .button-danger').click()
      return page
    },
  },
  {
    place: 'a switch whose words do not come',
    names: ['error'],
    open: async () => {
      const page = await shop.visit('/', { allow: [/ERR_FAILED/] })
      await page.route('**/assets/english-*.js', (route) => route.abort())
      await page.locator('.welcome-strip [value=en]').click()
      await toastCame(page)
      return page
    },
  },
  {
    place: 'toasts without a text of their own',
    names: ['success', 'info', 'warning'],
    open: async () => {
      const page = await (await shop.visit('/contact')).context().newPage()
      await showToastsAlone(page)
      return page
    },
  },
]

test.each(places)('without a choice $place has its quoted texts to the letter', async (each) => {
  const page = await each.open()

  await expect.poll(() => missingIn(page, each.names)).toEqual([])
})

test('a shop without menus says so in all menus and in the slide-in menu', async () => {
  const active = await shop.prisma.menu.findMany({ where: { status: 1 } })
  await shop.prisma.menu.updateMany({ data: { status: 0 } })
  try {
    await shop.shows('/menu', sentence('menusEmpty'))
    const page = await shop.borrow('/menu', { width: 390, height: 844 })
    await expect.poll(() => missingIn(page, ['menusEmpty'])).toEqual([])

    await page.locator('.header-burger').click()

    await sees(page.locator('.mobile-menu').getByText(sentence('menusEmpty'), { exact: true }))
  } finally {
    const ids = active.map(({ id }) => id)
    await shop.prisma.menu.updateMany({ where: { id: { in: ids } }, data: { status: 1 } })
    await shop.shows('/menu', 'menus-page')
  }
})

test('the console says that a guest is not logged in', async () => {
  const logged: string[] = []
  const before = async (page: Page) => page.on('console', (message) => logged.push(message.text()))
  await shop.visit('/', { before })

  await expect.poll(() => logged).toContain(sentence('notLoggedIn'))
})

test('each sentence of the specification is asked for', () => {
  const here = places.flatMap(({ names }) => names.map((name) => quoted(name)))
  const ofOrders = orderStates.flatMap(({ fixed }) => fixed)
  const asked = new Set([...here, ...ofOrders, quoted('menusEmpty'), quoted('notLoggedIn')])

  const all = Object.keys({ ...sentences, ...deleteSentences }) as Name[]
  expect(all.map(quoted).filter((text) => !asked.has(text))).toEqual([])
})

/** Sentences that are not the whole text of any visible element. */
async function missingIn(page: Page, names: Name[]): Promise<string[]> {
  const whole = await wholeTexts(page)
  return names.map((name) => quoted(name)).filter((text) => !whole.has(text))
}

function visitAs(as: Shopper, path: string): Promise<Page> {
  return shop.borrow(path, { as })
}

function buyer(): Promise<Shopper> {
  return shop.shopper({ cart: [richProduct] })
}

async function addToCart(shopper: Shopper): Promise<Page> {
  const page = await visitAs(shopper, `/product/${richProduct}`)
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  return page
}

async function askToRemove(): Promise<Page> {
  const page = await visitAs(await buyer(), '/cart')
  await page.locator('.remove-line').click()
  await sees(page.getByRole('alertdialog'))
  return page
}
