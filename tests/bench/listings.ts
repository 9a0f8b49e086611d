import * as calls from '#contract/catalog'
import { pageSize, sorts } from '#contract/shop'
import { listingKey, listingKinds } from '../../server/catalog/listing.ts'
import { inDatabase, openCatalogue } from './database.ts'
import { ownListings } from './inputs.ts'
import { measure } from './measure.ts'
import { startShop } from './processes.ts'

const span = { warmMs: 100, runMs: 300 }
const named = {
  menu: { id: 1, path: calls.listMenu.path },
  category: { id: 40, path: calls.listCategory.path },
  tag: { id: 100, path: calls.listTag.path },
  discount: { id: 10, path: calls.listDiscount.path },
}

/** Medians of each kind of listing in each sort: first, middle and last pages, whole and in a range. */
export async function measureListings(postgresUrl: string, products: number) {
  const databaseUrl = await openCatalogue(postgresUrl, products)
  const shop = await startShop(databaseUrl)
  const medians = new Map<string, number>()
  try {
    await inDatabase(databaseUrl, async (client) => {
      const { rows } = await client.query<Record<string, string>>(
        `select (select menu from menu where id = ${named.menu.id}) as menu,
           (select category from category where id = ${named.category.id}) as category,
           (select tag from tag where id = ${named.tag.id}) as tag, '10' as discount`,
      )
      for (const kind of Object.keys(listingKinds) as (keyof typeof listingKinds)[]) {
        const { id, path } = named[kind]
        const name = encodeURIComponent(rows[0]?.[kind] ?? '')
        for (const min_price of [undefined, 2000]) {
          const counted = await client.query<{ n: number }>(
            `select count(*)::int as n from listing_entry where listing_key = $1 and price_taka >= $2`,
            [listingKey(kind, id), min_price ?? 0],
          )
          const last = Math.max(1, Math.ceil((counted.rows[0]?.n ?? 0) / pageSize))
          for (const [at, page] of Object.entries({ first: 1, middle: (last + 1) >> 1, last })) {
            for (const sort of sorts) {
              const requests = ownListings(path.replace(/:\w+/, name), { min_price, sort, page })
              const { p50 } = await measure(shop, requests, span)
              medians.set(
                [kind, sort, at, min_price && `from ${min_price}`].filter(Boolean).join(', '),
                p50,
              )
            }
          }
        }
      }
    })
  } finally {
    await shop.stop()
  }
  return medians
}
