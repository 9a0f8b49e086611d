import { expect, test } from 'vitest'
import { sees } from './support/page.ts'
import { richProduct } from './support/screens.ts'
import { openJourneys } from './support/shop.ts'

const shop = openJourneys()

test('the quantity says what it counts, on the product and in the cart', async () => {
  const shopper = await shop.shopper({ cart: ['ceramic-coffee-mug'] })
  const product = await shop.borrow(`/product/${richProduct}`)
  const cart = await shop.borrow('/cart', { as: shopper })

  await sees(product.getByRole('status', { name: 'পরিমাণ', exact: true }))
  await sees(cart.getByRole('status', { name: /^পরিমাণ: .*সিরামিক মগ/ }))
})

test('the price filter is a group with a legend', async () => {
  const page = await shop.borrow('/tag/Fashion')
  const group = page.getByRole('group', { name: 'দামের সীমা' })

  await sees(group)
  expect(await group.locator('legend').innerText()).toBe('দামের সীমা')
})

test.each(['/cart', '/customer/checkout'])(
  '%s has one heading, served and hydrated',
  async (path) => {
    const html = await (await fetch(shop.url + path)).text()
    expect(html.match(/<h1/g)).toHaveLength(1)
    const page = await shop.borrow(path, { as: await shop.shopper() })

    await sees(page.locator('main h1'))
    await sees(page.getByText('Your Cart is empty'))
    expect(await page.locator('h1').count()).toBe(1)
  },
)
