import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { getFeed, setFeed } from '#contract/office/outbox'
import { neutralPicture } from '#contract/pictures'
import { countedProduct } from '../support/counted.ts'
import { openStaff } from '../support/office.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop({ PUBLIC_URL: 'http://shop.example' })
const { make, prisma } = shop
const get = (key: string, headers: Record<string, string> = {}) =>
  shop.visitor().agent.get('/feeds/products.csv').query({ key }).set(headers)
const setKey = (key: string) =>
  prisma.setting.upsert({
    where: { part: 'feed' },
    update: { value: { key } },
    create: { part: 'feed', value: { key } },
  })
const read = async (key: string): Promise<Record<string, string>[]> =>
  parse((await get(key)).text, { columns: true })

test('feed is off by default and opens by its key alone', async () => {
  expect((await get('')).status).toBe(404)
  await setKey('a-key')
  expect((await get('another')).status).toBe(404)
  expect((await get('a-key')).status).toBe(200)
})

test('a line for each product on sale, or for each pair of color and size', async () => {
  const plain = await make.product({
    title: 'Rose, "saree"\nlong',
    slug: 'গোলাপ',
    priceTaka: 900,
    oldPriceTaka: 1250,
    description: '<p>Soft &amp; <b>light</b></p>',
  })
  const off = await make.product({ archivedAt: new Date() })
  const bare = await make.product({ image: neutralPicture })
  const { id: productId } = await countedProduct(shop, {
    colors: ['Red'],
    sizes: ['S', 'L'],
    counts: { 'Red/S': 3, 'Red/L': 0 },
  })

  const rows = await read('a-key')
  expect(rows.find((row) => row.id === String(plain.id))).toEqual({
    id: String(plain.id),
    title: 'Rose, "saree"\nlong',
    description: 'Soft & light',
    availability: 'in stock',
    condition: 'new',
    price: '1250.00 BDT',
    sale_price: '900.00 BDT',
    link: `http://shop.example/product/${encodeURIComponent('গোলাপ')}`,
    image_link: expect.stringMatching(/^http:\/\/shop\.example\/uploads\//),
    brand: 'আমাদের দোকান',
    google_product_category: '',
    item_group_id: '',
    color: '',
    size: '',
  })
  expect(rows.some((row) => row.id === String(off.id))).toBe(false)
  expect(rows.some((row) => row.id === String(bare.id))).toBe(false)
  const ofShirt = rows.filter((row) => row.item_group_id === String(productId))
  expect(ofShirt.map((row) => [row.color, row.size, row.availability])).toEqual([
    ['Red', 'S', 'in stock'],
    ['Red', 'L', 'out of stock'],
  ])
  expect(new Set(ofShirt.map((row) => row.id)).size).toBe(2)
})

test('an unchanged feed is a 304, a change another file', async () => {
  const { headers } = await get('a-key')
  const tag = String(headers.etag)
  for (const known of [tag, `W/${tag}`, `"another", W/${tag}`]) {
    expect((await get('a-key', { 'If-None-Match': known })).status).toBe(304)
  }
  await make.product()
  expect((await get('a-key', { 'If-None-Match': tag })).status).toBe(200)
})

test('owners turn it on with a new key; without a public address it stays off', async () => {
  const here = await openShop({ RATE_LIMIT: 'on' })
  const owner = await openStaff(here).signedIn('owner')
  expect((await owner.ask(getFeed)).body).toMatchObject({ link: null, mayBe: false })
  expect((await owner.ask(setFeed, { on: true })).body.link).toBeNull()
  expect(
    await openStaff(here)
      .signedIn('manager')
      .then((m) => m.ask(setFeed, { on: true })),
  ).toBeRefused(403)
  const { value } = await here.prisma.setting.findUniqueOrThrow({ where: { part: 'feed' } })
  const { key } = Object(value)
  expect(key).toMatch(/^[\w-]{24}$/)
  expect((await here.visitor().agent.get(`/feeds/products.csv?key=${key}`)).status).toBe(404)
})

test('feed is made at most once a minute for a key, and a HEAD is none', async () => {
  const busy = await openShop({ PUBLIC_URL: 'http://shop.example', RATE_LIMIT: 'on' })
  const setKey = (key: string) =>
    busy.prisma.setting.upsert({
      where: { part: 'feed' },
      update: { value: { key } },
      create: { part: 'feed', value: { key } },
    })
  const ask = async (key: string, method: 'get' | 'head' = 'get') =>
    (await busy.visitor().agent[method](`/feeds/products.csv?key=${key}`)).status
  await setKey('k')
  expect([await ask('k', 'head'), await ask('k'), await ask('k')]).toEqual([200, 200, 429])
  expect(await ask('k', 'head')).toBe(200)
  await setKey('new')
  expect([await ask('new'), await ask('new')]).toEqual([200, 429])
})
