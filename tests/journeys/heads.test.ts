import { expect, test } from 'vitest'
import { gatherPeople, screens, settle } from './support/screens.ts'
import { openJourneys } from './support/shop.ts'

const shop = openJourneys()

test('every screen has a title and a description of its own', async () => {
  const people = await gatherPeople(shop)
  const titles = new Map<string, string[]>()
  const descriptions = new Map<string, string[]>()
  for (const { name, path, who = 'guest', allow } of screens) {
    const page = await shop.visit(path, { as: people[who], allow })
    await settle(page)
    const said = await page.evaluate(() => ({
      title: document.title,
      description: document.querySelector('meta[name=description]')?.getAttribute('content') ?? '',
    }))
    titles.set(said.title, [...(titles.get(said.title) ?? []), name])
    descriptions.set(said.description, [...(descriptions.get(said.description) ?? []), name])
    await page.context().close()
  }

  const shared = [...titles, ...descriptions].filter(([said, names]) => names.length > 1 || !said)
  expect(shared).toEqual([])
}, 180_000)

test('a screen that waits for its customer is not taken for the home screen', async () => {
  const documentOf = async (path: string) => (await fetch(shop.url + path)).text()
  const titleOf = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1]
  const [home, cart] = await Promise.all([documentOf('/'), documentOf('/cart')])

  expect(titleOf(home)).toBeTruthy()
  expect(titleOf(cart)).not.toBe(titleOf(home))
  expect(cart).toContain('<meta name="robots" content="noindex">')
})

test('without an order the tab does not speak of a confirmed one', async () => {
  const page = await shop.visit('/customer/order/success', { as: await shop.shopper() })
  await settle(page)
  await page.getByText('There is no order yet').waitFor()

  expect(await page.title()).not.toContain('Confirmed')
  expect(await page.locator('h1').innerText()).not.toContain('Confirmed')
})
