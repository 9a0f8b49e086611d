import { expect, test } from 'vitest'
import { askRaw, oddAddresses } from '../support/raw-request.ts'
import { openJourneys } from './support/shop.ts'

const shop = openJourneys()

test.each(oddAddresses)('%s is no screen of the shop', async (path) => {
  for (const method of ['GET', 'HEAD', 'GET']) {
    expect((await askRaw(shop.url, method, path)).status).toBe(404)
  }
})

test('a screen that is asked by another method says so', async () => {
  const posted = await askRaw(shop.url, 'POST', '/cart')
  const gone = await askRaw(shop.url, 'DELETE', '/product/no-such-product')

  for (const answer of [posted, gone]) {
    expect(answer).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } })
  }
})
