// Over 200 lines: every state of an order.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { sees } from './support/page.ts'
import { settle } from './support/screens.ts'
import { foreignTexts, switchTo, wholeTexts, writtenTexts } from './support/scripts-of-texts.ts'
import { openJourneys } from './support/shop.ts'
import type { Shopper } from './support/visits.ts'

const shop = openJourneys()
const recipient = 'রহিমা খাতুন'
const saree = 'dhakai-jamdani-saree'

type Person = Shopper & { transIds: string[] }
type State = {
  name: string
  path: (person: Person) => string
  as?: keyof typeof people
  act?: (page: Page) => Promise<unknown>
  /** The state changes the person's data: another state needs another person. */
  changes?: true
  allow?: RegExp[]
  /** The specification's texts of this screen, each the whole text of an element. */
  fixed: string[]
}

/** A customer with an order of each status. */
async function customer(statuses = [0, 1, 2, 3, 4, 5]): Promise<Person> {
  const shopper = await shop.shopper({ address: true })
  const transIds: string[] = []
  for (const status of statuses) {
    await shop.fillCart(shopper, saree)
    const { body } = await shop.ask(shopper, '/api/get/carts')
    const ordered = { carts: body.carts, promo: null, fee: 100 }
    const { trans_id } = (await shop.ask(shopper, '/api/order/confirm', ordered)).body
    const data = { status, ...(status === 5 ? { cancellation: { create: { reason: '' } } } : {}) }
    await shop.prisma.order.update({ where: { transId: trans_id }, data })
    transIds.push(trans_id)
  }
  return { ...shopper, transIds }
}

const people = {
  guest: async () => ({ ...(await shop.shopper()), transIds: [] }),
  newcomer: async () => ({ ...(await shop.shopper()), transIds: [] }),
  buyer: async () => {
    const shopper = await shop.shopper({ cart: [saree] })
    return { ...shopper, transIds: [] }
  },
  orderer: () => customer([0]),
  customer: () => customer(),
}

const looking = new Map<string, Promise<Person>>()
/** Shared by all states that only read. */
function personOf({ as = 'guest', changes }: State): Promise<Person> {
  if (changes) return people[as]()
  const person = looking.get(as) ?? people[as]()
  looking.set(as, person)
  return person
}

const submit = (form: string) => (page: Page) =>
  page.locator(`main form${form} button[type=submit]`).first().click()
const fill = async (page: Page, fields: Record<string, string>) => {
  for (const [name, value] of Object.entries(fields)) {
    await page.locator(`main [name=${name}]`).first().fill(value)
  }
}
const toast = (page: Page) => sees(page.locator('.toast'))
const sums = ['Order summary', 'Subtotal', 'Shipping fee', 'Total', 'Promotion']
const facts = [
  'Transaction ID',
  'Ordered date',
  'Order summary',
  'Subtotal',
  'Shipping fee',
  'Total',
]
const steps = ['Order Pending', 'Order Confirmed', 'Processing', 'Order Shipped', 'Order Delivered']

const states: State[] = [
  {
    name: 'a refused login',
    path: () => '/login',
    allow: [/status of 401/],
    act: async (page) => {
      await fill(page, { email: 'nobody@example.com', password: 'not the password' })
      await submit('')(page)
      await toast(page)
      await sees(page.locator('form .field-error'))
    },
    fixed: ['Login', 'Sign up'],
  },
  {
    name: 'a refused sign up',
    path: () => '/signup',
    allow: [/status of 422/],
    act: async (page) => {
      await fill(page, { name: 'A', email: 'a@example.com', password: 'short' })
      await submit('')(page)
      await toast(page)
      await sees(page.locator('form .field-error'))
    },
    fixed: ['Sign up', 'Login'],
  },
  {
    name: 'the cart with an empty promo code',
    path: () => '/cart',
    as: 'buyer',
    act: async (page) => {
      await submit('')(page)
      await toast(page)
    },
    fixed: ['Cart', 'Remove', 'Checkout', ...sums, 'Please, apply a promo code'],
  },
  { name: 'an empty cart', path: () => '/cart', as: 'newcomer', fixed: ['Your Cart is empty'] },
  {
    name: 'the checkout with an empty address',
    path: () => '/customer/checkout',
    as: 'buyer',
    allow: [/status of 422/],
    act: async (page) => {
      await page.locator('#delivery-address button[type=submit]').click()
      await toast(page)
      await sees(page.locator('#delivery-address .field-error'))
    },
    fixed: ['Checkout', 'Inside Dhaka', 'Outside Dhaka', ...sums],
  },
  {
    name: 'the checkout with a saved address',
    path: () => '/customer/checkout',
    as: 'buyer',
    changes: true,
    act: async (page) => {
      const address = 'বাড়ি ৭, রোড ৪, ধানমন্ডি, ঢাকা'
      await fill(page, { name: recipient, number: '01712345678', address })
      await page.locator('#delivery-address button[type=submit]').click()
      await toast(page)
    },
    fixed: ['The Address saved'],
  },
  {
    name: 'a confirmed order',
    path: () => '/customer/order/success',
    as: 'orderer',
    fixed: [
      ...['Your Order is Confirmed', 'CHECK STATUS', 'Transaction ID'],
      'A shipping confirmation email will be sent to you when your order is on its way.',
    ],
  },
  {
    name: 'the orders',
    path: () => '/customer/orders',
    as: 'customer',
    fixed: ['Orders', 'Transaction ID', 'Canceled', ...steps],
  },
  {
    name: 'no orders',
    path: () => '/customer/orders',
    as: 'newcomer',
    fixed: ['There is no order yet'],
  },
  ...[0, 1, 2, 3, 4].map((status) => ({
    name: `an order of status ${status}`,
    path: ({ transIds }: Person) => `/customer/order/tracking/${transIds[status]}`,
    as: 'customer' as const,
    fixed: [...facts, ...steps, 'Expected arrival', ...(status < 3 ? ['Cancel Order'] : [])],
  })),
  {
    name: 'a cancelled order',
    path: ({ transIds }) => `/customer/order/tracking/${transIds[5]}`,
    as: 'customer',
    fixed: [...facts, ...steps.filter((step) => step !== 'Processing'), 'Canceled'],
  },
  {
    name: 'the dialog that cancels an order',
    path: ({ transIds }) => `/customer/order/tracking/${transIds[0]}`,
    as: 'customer',
    act: async (page) => {
      await page.locator('.tracked-order .side button').click()
      await sees(page.locator('dialog[open]'))
    },
    fixed: ['Cancel Order'],
  },
  {
    name: 'an order that was cancelled just now',
    path: ({ transIds }) => `/customer/order/tracking/${transIds[1]}`,
    as: 'customer',
    changes: true,
    act: async (page) => {
      await page.locator('.tracked-order .side button').click()
      await page.locator('dialog[open] button[type=submit]').click()
      await toast(page)
      await sees(page.locator('.order-steps[data-cancelled=true]'))
    },
    fixed: ['The Reason submitted successfully!', 'Canceled'],
  },
  {
    name: 'the profile',
    path: () => '/customer/profile',
    as: 'newcomer',
    fixed: ['See Orders', 'Logout'],
  },
  {
    name: 'a sent message',
    path: () => '/contact',
    act: async (page) => {
      await fill(page, { name: 'A', number: '01712345678', email: 'a@example.com' })
      await fill(page, { subject: 'ক', message: 'খ' })
      await submit('')(page)
      await toast(page)
    },
    fixed: ['The Message sent successfully', '(required)'],
  },
  { name: 'the order procedure', path: () => '/order-rocedure', fixed: ['In English'] },
  { name: 'the delivery rules', path: () => '/delivery-rules', fixed: ['In English'] },
  { name: 'the return policy', path: () => '/return-policy', fixed: ['Clearance items'] },
]

test.each(states)('the fixed texts of $name stand alone, and each language does', async (state) => {
  const person = await personOf(state)
  const page = await shop.walk(state.path(person), {
    as: state.as && person,
    allow: state.allow,
  })
  await settle(page)

  await state.act?.(page)

  const whole = await wholeTexts(page)
  expect(state.fixed.filter((text) => !whole.has(text))).toEqual([])
  for (const lang of ['bn', 'en'] as const) {
    const written = [...(await writtenTexts(shop, lang, person)), recipient]
    await switchTo(page, lang)
    // The title is set after the page is drawn.
    await expect.poll(() => foreignTexts(page, lang, 'body', written)).toEqual([])
  }
})

test('a confirmed order says that the shop will call, and what comes off what is paid', async () => {
  const page = await shop.borrow('/customer/order/success', { as: await customer([0]) })

  await sees(page.getByText(/কল করে \(.+\) নিশ্চিত করব, তারপর পাঠাব/))
  await sees(page.getByText('বুকিং দিয়ে থাকলে তা বাদ যাবে'))
  await sees(page.getByText('আনুমানিক; ঢাকার বাইরে আরও ১–২ দিন লাগতে পারে'))
})

test('a cancelled order has no expected arrival', async () => {
  const person = await customer([5])
  const page = await shop.borrow(`/customer/order/tracking/${person.transIds[0]}`, { as: person })

  await sees(page.getByText('Ordered date'))
  expect(await page.getByText('Expected arrival').count()).toBe(0)
})

test('a customer without the password learns whom to phone', async () => {
  const page = await shop.borrow('/login')

  const help = page.locator('form').getByText('পাসওয়ার্ড ভুলে গেছেন?')
  expect(await help.getByRole('link').getAttribute('href')).toBe('tel:01700000000')
})
