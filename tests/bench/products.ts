import { setTimeout as delay } from 'node:timers/promises'
import type { Catalogue } from '#contract/office/catalogue'
import { getCatalogue, saveTag } from '#contract/office/catalogue'
import { exportProducts } from '#contract/office/exports'
import * as products from '#contract/office/products'
import { changeStock } from '#contract/office/stock'
import { act, send } from './act.ts'
import { copyCatalogue, inDatabase } from './database.ts'
import { signIn, staffCount } from './load-orders.ts'
import { ask, type Work } from './office.ts'
import { p95OfPeople } from './paced.ts'
import { residentMb, type Server, startShop, watchMemory } from './processes.ts'
import { type Felt, measureFiles } from './product-file.ts'
import { english } from './words.ts'

const taggedProducts = 20_000

/** Response times of the office in a catalogue of this many products. */
export async function* measureProducts(
  postgresUrl: string,
  productCount: number,
  fileRows: number,
): AsyncGenerator<Felt> {
  const url = await copyCatalogue(postgresUrl, productCount)
  await inDatabase(url, signIn)
  const shop = await startShop(url)
  try {
    for (const measuring of [measureEdits, measureTag, measureExport]) {
      yield* measuring({ shop, url, productCount })
    }
    yield* measureFiles(shop, fileRows)
  } finally {
    await shop.stop()
  }
}
/** Each person sends one request in this time. */
type PacedWork = Work & { everyMs?: number }
type Bench = { shop: Server; url: string; productCount: number }

async function* measureEdits({ shop, url, productCount }: Bench) {
  const { getProducts, getOfficeProduct, saveProduct, changeProducts } = products
  const { adjectives, nouns } = english
  const word = (of: string[], nr: number) => of[nr % of.length]
  const hundred = (nr: number) =>
    Array.from({ length: 100 }, (_, row) => ({ id: productCount / 2 + 100 * nr + row, v: 0 }))
  const works: PacedWork[] = [
    { name: 'list', limitMs: 60, requests: ask(getProducts) },
    { name: 'tab', limitMs: 60, requests: ask(getProducts, () => ({ tab: 'sold_out' })) },
    {
      name: 'search',
      limitMs: 60,
      requests: ask(getProducts, (nr) => ({
        q: `${word(adjectives, nr)} ${word(nouns, nr * 7)}`,
      })),
    },
    {
      name: 'one product',
      limitMs: 60,
      requests: ask(getOfficeProduct, (nr) => ({ id: 1 + ((nr * 37) % productCount) })),
    },
    {
      name: 'price in the list',
      limitMs: 60,
      requests: ask(changeProducts, (nr) => ({
        products: [{ id: 1 + nr, v: 0 }],
        act: { act: 'set', price: 500 + nr },
      })),
    },
    {
      name: 'save, with a count',
      limitMs: 300,
      everyMs: 2000,
      requests: ask(saveProduct, (nr) => ({
        id: productCount / 4 + nr,
        v: 0,
        changes: {
          title: `Handloom ${word(nouns, nr)} ${nr}`,
          description: '<p>Woven by hand.</p>',
          tags: { add: ['new this week'] },
          counted: true,
          items: [{ count: 20 }],
        },
      })),
    },
    {
      name: '100 rows at once',
      limitMs: 3000,
      people: 1,
      everyMs: 1000,
      requests: ask(changeProducts, (nr) => ({
        products: hundred(nr),
        act: { act: 'price', by: 'percent', n: -10 },
      })),
    },
  ]
  for (const work of works) yield await p95Of(shop, work)
  const items = await inDatabase(url, (client) =>
    client.query<{ id: number }>('select id from stock_item order by id'),
  )
  const arrived = (nr: number) => ({
    stock_item_id: items.rows[nr % items.rows.length]?.id,
    change: 1,
    why: 'arrived',
  })
  yield await p95Of(shop, { name: 'count', limitMs: 60, requests: ask(changeStock, arrived) })
}

async function p95Of(shop: Server, work: PacedWork): Promise<Felt> {
  const { name, requests, limitMs, people = staffCount, everyMs = 200 } = work
  const figure = await p95OfPeople(shop, requests, { people, everyMs, forMs: 20 * everyMs })
  return { name: `${name}, p95`, figure, unit: 'ms', limit: limitMs }
}

/** Waits until the last search and listing show the new name. */
async function* measureTag({ shop, url }: Bench) {
  await inDatabase(url, async (client) => {
    await client.query(
      `insert into product_tag (product_id, tag_id)
       select id, 1 from product where id not in (select product_id from product_tag where tag_id = 1)
       order by id limit $1 - (select count(*) from product_tag where tag_id = 1)`,
      [taggedProducts],
    )
    await client.query('vacuum analyze product, product_tag, term')
  })
  const { shelves: catalogue } = await act<{ shelves: Catalogue }>(shop, getCatalogue, {})
  const tag = catalogue.tags.find(({ id }) => id === 1)
  const started = performance.now()
  await act(shop, saveTag, { id: 1, v: tag?.v, tag: 'Puja' })
  await inDatabase(url, async (client) => {
    while ((await client.query('select from shelf_work')).rowCount) await delay(50)
  })
  const figure = (performance.now() - started) / 1000
  yield { name: `tag of ${tag?.goods} products renamed`, figure, unit: 's', limit: 10 }
}

async function* measureExport({ shop }: Bench) {
  const before = residentMb(shop)
  const started = performance.now()
  const answer = await send(shop, exportProducts, {})
  const peak = watchMemory(shop)
  let firstByteMs = 0
  for await (const _part of answer.body ?? []) firstByteMs ||= performance.now() - started
  const seconds = (performance.now() - started) / 1000
  yield { name: 'export, first byte', figure: firstByteMs / 1000, unit: 's', limit: 1 }
  yield { name: 'export, whole', figure: seconds, unit: 's', limit: 120 }
  yield { name: 'export, memory', figure: (await peak.end()) - before, unit: 'MB', limit: 50 }
}
