import { expect, test } from 'vitest'
import { openAsStaff, phone, refusals } from './support/office.ts'
import { openOrders } from './support/office-orders.ts'
import { comesTo, sees } from './support/page.ts'
import { openJourneys } from './support/shop.ts'

const shop = openJourneys()
const { order } = openOrders(shop)
const mark = crypto.randomUUID().slice(0, 8)

const list = `/api/office/orders?queue=all&q=${mark}`

test.each([
  { path: '/office/', chunk: 'today-page', reads: ['/api/office/today'] },
  { path: `/office/orders?q=${mark}`, chunk: 'orders-page', reads: [list] },
  {
    path: `/office/orders/ONE?q=${mark}`,
    chunk: 'orders-page',
    reads: ['/api/office/orders/one/ONE', list],
  },
])('$path is asked for before it is known who sits here, and once', async (given) => {
  const { transId } = await order({ addressName: mark })
  const [path = '', ...reads] = [given.path, ...given.reads].map((url) =>
    url.replace('ONE', transId),
  )
  const { page } = await openAsStaff(shop, 'owner', '/office/me', { ...phone, isAlone: true })
  const urls: string[] = []
  page.on('request', (request) => urls.push(request.url().slice(new URL(page.url()).origin.length)))
  let answer = () => {}
  const mayAnswer = new Promise<void>((done) => {
    answer = done
  })
  await page.route('**/api/office/me', async (route) => {
    await mayAnswer
    await route.continue()
  })

  await page.goto(path, { waitUntil: 'commit' })

  const wanted = ['/api/office/me', '/api/office/orders/counts', ...reads]
  await expect.poll(() => urls).toEqual(expect.arrayContaining(wanted))
  await expect.poll(() => urls.some((url) => url.includes(`/${given.chunk}-`))).toBe(true)
  expect(await page.locator('h1').count()).toBe(0)
  answer()
  await sees(page.locator('h1'))
  await page.waitForLoadState('networkidle')
  for (const url of wanted) expect(urls.filter((one) => one === url)).toHaveLength(1)
})

test('a person who is not signed in sees the sign-in, and no word of refused first reads', async () => {
  const page = await shop.visit('/office/orders?queue=pack', { ...phone, allow: refusals })

  await comesTo(page, '/office/signin')
  await sees(page.getByRole('button', { name: 'লগইন করুন' }))
  await page.waitForLoadState('networkidle')
  expect(await page.locator('.toast, .note').count()).toBe(0)
})
