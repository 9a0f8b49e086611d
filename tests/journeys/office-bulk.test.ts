import { expect, test } from 'vitest'
import { addStaff } from '../support/office.ts'
import { openAsStaff, refusals, signIn } from './support/office.ts'
import { askAs, openOrders } from './support/office-orders.ts'
import { comesTo, missesAll, sees } from './support/page.ts'
import { openJourneys } from './support/shop.ts'

const shop = openJourneys()
const { order, now } = openOrders(shop)
const undo = '**/api/office/orders/undo'
const cut = [...refusals, /net::ERR_FAILED/]

test('connection lost during an undo of many leaves the rest to be undone later', async () => {
  const { page, made, packed } = await packOrders()
  let calls = 0
  await page.route(undo, async (route) => {
    calls += 1
    if (calls === 1) return route.continue()
    // Only the answer of the second one is lost.
    if (calls === 2) await route.fetch()
    return route.abort()
  })

  await packed.getByRole('button', { name: 'ফিরিয়ে নিন' }).click()

  await sees(
    page.getByRole('alert').getByText('1টি ফিরিয়ে নেওয়া হয়েছে, 2টি হয়নি'),
    page.getByText('2টি বাছাই করা'),
    page.locator('.undo').getByText('2টি প্যাক হলো'),
  )
  const reasons = page.locator('.list .wrong')
  expect(await reasons.count()).toBe(2)
  expect(await reasons.first().textContent()).toContain('ফিরিয়ে নেওয়া হয়নি: ইন্টারনেট নেই')
  expect((await statesOf(made)).filter(({ status }) => status === 1)).toHaveLength(2)

  await page.unroute(undo)
  await packed.getByRole('button', { name: 'ফিরিয়ে নিন' }).click()

  await sees(page.getByRole('status').getByText('ফিরিয়ে নেওয়া হয়েছে', { exact: true }))
  await missesAll(reasons)
  // Each was undone once.
  expect(await statesOf(made)).toEqual(made.map(() => ({ status: 1, version: 2 })))
})

test('no call follows the one that was not answered, and who is offline tries again later', async () => {
  const { page, made, packed } = await packOrders(6)
  const keys: string[] = []
  await page.route(undo, (route) => {
    keys.push(route.request().headers()['idempotency-key'] ?? '')
    return route.abort()
  })

  await packed.getByRole('button', { name: 'ফিরিয়ে নিন' }).click()

  await sees(page.getByRole('alert').getByText('0টি ফিরিয়ে নেওয়া হয়েছে, 6টি হয়নি'))
  await sees(page.locator('.undo').getByText('6টি প্যাক হলো'))
  // Five are sent at once, each once more under its key.
  expect([keys.length, new Set(keys).size]).toEqual([10, 5])
  expect((await statesOf(made)).every(({ status }) => status === 2)).toBe(true)
})

test('another person’s change meanwhile is not undone, and its order says so', async () => {
  const { page, made, packed } = await packOrders()
  const other = await openAsStaff(shop, 'manager')
  const [changed] = made
  const { version } = await now(changed)
  await askAs(other.page, 'step', { order_id: changed.id, v: version, to: 3 })

  await packed.getByRole('button', { name: 'ফিরিয়ে নিন' }).click()

  await sees(page.getByRole('alert').getByText('2টি ফিরিয়ে নেওয়া হয়েছে, 1টি হয়নি'))
  await sees(
    page
      .locator(`[data-order="${changed.id}"]`)
      .getByText('ফিরিয়ে নেওয়া হয়নি: অর্ডারটি এর মধ্যেই বদলেছে, আরেকবার দেখে নিন'),
  )
  await missesAll(page.locator('.undo').getByRole('button'))
  expect((await statesOf(made)).map(({ status }) => status)).toEqual([3, 1, 1])
})

test('after printing slips the same orders are still ticked', async () => {
  const { page, made } = await tickOrders(2)
  await page.getByRole('button', { name: 'স্লিপ ছাপুন' }).click()
  await sees(page.getByRole('region', { name: /^প্যাকিং স্লিপ/ }).first())

  await page.goBack()
  await sees(page.getByText('2টি বাছাই করা'))
  await page.getByRole('button', { name: 'প্যাক হয়েছে' }).click()
  await sees(page.locator('.undo').getByText('2টি প্যাক হলো'))
  await missesAll(page.getByText('2টি বাছাই করা'))
  expect((await statesOf(made)).map(({ status }) => status)).toEqual([2, 2])
})

test('ticks made before a session ran out are there for the same person, not for another', async () => {
  const { page, id, login } = await tickOrders(2)
  const losesSession = async () => {
    await shop.prisma.staffSession.deleteMany({ where: { staffId: id } })
    // A running read may lead to the sign-in before.
    const [packed] = await page.getByRole('button', { name: 'প্যাক হয়েছে' }).elementHandles()
    await packed?.dispatchEvent('click')
    await comesTo(page, '/office/signin')
  }
  await losesSession()
  await signIn(page, login)
  await sees(page.getByText('2টি বাছাই করা'))

  await losesSession()
  const other = await addStaff(shop.prisma, 'agent')
  await signIn(page, other.login)
  await sees(page.getByLabel(/^সব \d+টি বেছে নিন$/))
  await missesAll(page.getByText('2টি বাছাই করা'))
})

/** Confirmed orders of one name, ticked. */
async function tickOrders(count: number) {
  const name = `Bulk ${crypto.randomUUID().slice(0, 8)}`
  const made = []
  for (let nr = 0; nr < count; nr++) made.push(await order({ addressName: name, status: 1 }))
  const { page, id, login } = await openAsStaff(shop, 'agent', '/office/orders', { allow: cut })
  await page.goto(`/office/orders?queue=all&q=${encodeURIComponent(name)}`)
  await page.getByLabel(/^সব \d+টি বেছে নিন$/).check()
  return { page, made, id, login }
}

/** The same, packed together. */
async function packOrders(count = 3) {
  const { page, made } = await tickOrders(count)
  await page.getByRole('button', { name: 'প্যাক হয়েছে' }).click()
  const packed = page.locator('.undo')
  await sees(packed.getByText(`${count}টি প্যাক হলো`))
  return { page, made, packed }
}

function statesOf(made: { id: number }[]) {
  return Promise.all(
    made.map(async (one) => {
      const { status, version } = await now(one)
      return { status, version }
    }),
  )
}
