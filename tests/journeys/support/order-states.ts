import type { Page } from 'playwright-core'
import { sees } from './page.ts'
import type { Shopper } from './visits.ts'

/** The name of who receives an order. */
export const recipient = 'রহিমা খাতুন'

export type Person = Shopper & { transIds: string[] }
export type OrderState = {
  name: string
  path: (person: Person) => string
  as?: 'newcomer' | 'buyer' | 'orderer' | 'customer'
  act?: (page: Page) => Promise<unknown>
  /** The state changes the person's data: another state needs another person. */
  changes?: true
  allow?: RegExp[]
  /** The specification's texts of this screen, each the whole text of an element. */
  fixed: string[]
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

export const orderStates: OrderState[] = [
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
      await page.locator('.tracked-order .side .button-danger-outline').click()
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
      await page.locator('.tracked-order .side .button-danger-outline').click()
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
