import { expect, test } from 'vitest'
import { type OrderState, orderStates, type Person, recipient } from './support/order-states.ts'
import { sees } from './support/page.ts'
import { settle } from './support/screens.ts'
import { foreignTexts, switchTo, wholeTexts, writtenTexts } from './support/scripts-of-texts.ts'
import { openJourneys } from './support/shop.ts'

const shop = openJourneys()
const saree = 'dhakai-jamdani-saree'

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
  newcomer: async () => ({ ...(await shop.shopper()), transIds: [] }),
  buyer: async () => ({ ...(await shop.shopper({ cart: [saree] })), transIds: [] }),
  orderer: () => customer([0]),
  customer: () => customer(),
}

const looking = new Map<string, Promise<Person>>()
/** Shared by all states that only read. */
function personOf({ as = 'newcomer', changes }: OrderState): Promise<Person> {
  if (changes) return people[as]()
  const person = looking.get(as) ?? people[as]()
  looking.set(as, person)
  return person
}

test.each(orderStates)(
  'the fixed texts of $name stand alone, and each language does',
  async (state) => {
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
  },
)

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
