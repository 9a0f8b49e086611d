import type { Page } from 'playwright-core'
import { withCheckCharacter } from '../../../server/orders/trans-id.ts'
import { readSource } from '../../support/import-graph.ts'
import { sees } from './page.ts'
import type { Shopper, Visits } from './visits.ts'

type Who = 'guest' | 'newcomer' | 'buyer' | 'demo'

/** A screen in a state that a shopper can reach. */
export type ScreenState = {
  name: string
  path: string
  who?: Who
  /** Only in this size. */
  only?: 'phone' | 'desktop'
  /** The shopper's acts there. */
  act?: (page: Page) => Promise<unknown>
  allow?: RegExp[]
}

export const richProduct = 'eid-panjabi-embroidered'
export const soldOutProduct = 'hiking-boot-waterproof'
const reviewed = '/product/dhakai-jamdani-saree?tab=reviews'
const orderPath = (id: string) => `/customer/order/tracking/${withCheckCharacter(id)}`

/** Every screen of spec section 2. */
const specified: ScreenState[] = [
  { name: 'home', path: '/' },
  { name: 'search', path: '/search?keyword=শাড়ি' },
  { name: 'menu', path: '/menu/electronics' },
  { name: 'menus', path: '/menu' },
  { name: 'category', path: '/category/শাড়ি' },
  { name: 'tag', path: '/tag/Fashion' },
  { name: 'discount', path: '/discount/20' },
  { name: 'product', path: `/product/${richProduct}` },
  { name: 'contact', path: '/contact' },
  { name: 'order-procedure', path: '/order-rocedure' },
  { name: 'delivery-rules', path: '/delivery-rules' },
  { name: 'return-policy', path: '/return-policy' },
  { name: 'signup', path: '/signup' },
  { name: 'login', path: '/login' },
  { name: 'cart', path: '/cart', who: 'buyer' },
  { name: 'profile', path: '/customer/profile', who: 'demo' },
  { name: 'checkout', path: '/customer/checkout', who: 'buyer' },
  { name: 'order-success', path: '/customer/order/success', who: 'demo' },
  { name: 'orders', path: '/customer/orders', who: 'demo' },
  { name: 'tracking', path: orderPath('6HN9VJW3D8R'), who: 'demo' },
  { name: 'notes', path: '/items' },
  { name: 'not-found', path: '/no-such-page', allow: [/status of 404/] },
]

/** Routes are read as text: Node cannot load the style sheets that they import. */
const routes = readSource('client/routes.tsx').matchAll(/ path: '([^':]+)',[^}]*? access: '(\w+)'/g)

/** The named screens, and every other one that needs no parameter. */
export const screens: ScreenState[] = [
  ...specified,
  ...[...routes].flatMap(([, path = '', access]): ScreenState[] => {
    const isNamed = specified.some((each) => each.path.split('?')[0] === path)
    const who = access === 'customers' ? 'demo' : 'guest'
    return isNamed ? [] : [{ name: path.slice(1), path, who }]
  }),
]

const press = (name: string) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first().click()
/** In any language. */
const open = (button: string) => async (page: Page) => {
  await page.locator(button).first().click()
  await sees(page.locator('dialog[open]'))
}
const fill = async (page: Page, label: string, text: string) =>
  page.getByRole('textbox', { name: label }).fill(text)

/** Dialogs, sheets and menus that lie over a screen. */
export const overlays: ScreenState[] = [
  { name: 'mobile-menu', path: '/', only: 'phone', act: open('.header-burger') },
  { name: 'filter-sheet', path: '/tag/Fashion', only: 'phone', act: open('.filter-open') },
  { name: 'cart-delete-dialog', path: '/cart', who: 'buyer', act: open('.remove-line') },
  {
    name: 'cancel-dialog',
    path: orderPath('Q3V0FTJ5H7N'),
    who: 'demo',
    act: open('.tracked-order .side .button-danger-outline'),
  },
  { name: 'review-picture-dialog', path: reviewed, act: open('.review-list button') },
]

/** Empty, refused and other states. */
export const states: ScreenState[] = [
  { name: 'search-without-keyword', path: '/search' },
  { name: 'search-in-words', path: '/search?keyword=cheap শাড়ি under 5000 taka' },
  { name: 'search-of-the-shop', path: '/search?keyword=saree cash on delivery' },
  { name: 'search-nothing-found', path: '/search?keyword=zzzzzz' },
  { name: 'listing-filtered-away', path: '/tag/Fashion?min=49990' },
  { name: 'listing-last-page', path: '/tag/Fashion?page=2&min=500' },
  { name: 'product-sold-out', path: `/product/${soldOutProduct}` },
  { name: 'product-reviews', path: reviewed },
  { name: 'product-no-review', path: `/product/${soldOutProduct}?tab=reviews`, who: 'demo' },
  { name: 'cart-empty', path: '/cart', who: 'newcomer' },
  { name: 'checkout-first-address', path: '/customer/checkout', who: 'buyer' },
  { name: 'orders-empty', path: '/customer/orders', who: 'newcomer' },
  { name: 'profile-new', path: '/customer/profile', who: 'newcomer' },
  { name: 'tracking-pending', path: orderPath('Q3V0FTJ5H7N'), who: 'demo' },
  { name: 'tracking-cancelled', path: orderPath('M2XQ7B0ZS4F'), who: 'demo' },
  {
    name: 'tracking-unknown',
    path: orderPath('00000000000'),
    who: 'demo',
    allow: [/status of 404/],
  },
  {
    name: 'toasts',
    path: `/product/${richProduct}`,
    who: 'newcomer',
    act: async (page) => {
      await press('Add to cart')(page)
      await sees(page.locator('.toast'))
      await press('Add to cart')(page)
      await sees(page.getByText('You already added this item'))
      // A toast with the focus stays.
      await page.locator('.toast button').first().focus()
    },
  },
  {
    name: 'login-refused',
    path: '/login',
    allow: [/status of 401/],
    act: async (page) => {
      await fill(page, 'ইমেইল', 'nobody@example.com')
      await fill(page, 'পাসওয়ার্ড', 'not the password')
      await press('Login')(page)
      await sees(page.getByText('Invalid email or password'))
    },
  },
  {
    name: 'contact-refused',
    path: '/contact',
    act: async (page) => {
      await press('বার্তা পাঠান')(page)
      await sees(page.getByText('এই ঘরটি পূরণ করুন'))
    },
  },
  {
    name: 'offline',
    path: '/',
    allow: [/ERR_INTERNET_DISCONNECTED/],
    act: async (page) => {
      await page.context().setOffline(true)
      await sees(page.locator('.offline-bar'))
    },
  },
  {
    name: 'read-failed',
    path: '/',
    allow: [/status of 404/],
    act: async (page) => {
      await page.route('**/api/get/notes', (route) => route.fulfill({ status: 404, json: {} }))
      await page.evaluate(() => history.pushState({}, '', '/items'))
      await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')))
      await sees(page.locator('main .empty-state'))
    },
  },
]

/** The people who see these screens. */
export async function gatherPeople(visits: Visits): Promise<Record<Who, Shopper | undefined>> {
  const buyer = await visits.shopper({ name: 'Rahima Khatun' })
  await visits.fillCart(buyer, richProduct, 'dhakai-jamdani-saree', 'ceramic-coffee-mug')
  const newcomer = await visits.shopper({ name: 'মোঃ জাহিদ হোসেন' })
  return { guest: undefined, newcomer, buyer, demo: await visits.demoShopper() }
}

/** Waits for the screen's own reads. */
export async function settle(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector('main h1') &&
      !document.querySelector('main :is([aria-busy="true"], .skeleton)'),
  )
}
