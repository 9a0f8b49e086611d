import { expect, test } from 'vitest'
import { findDifferences } from '../support/derived.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()

test('a few thousand products are compared within the time that a statement has', async () => {
  for (let first = 1; first < 3000; first += 300) {
    await shop.pool.query(
      `insert into product (slug, title, image, price_taka)
       select 'many-' || i, 'Handmade cotton saree from Tangail ' || i, '', 100
       from generate_series($1::int, $1 + 299) i`,
      [first],
    )
  }

  expect(await findDifferences(shop.pool)).toEqual([])
})
