import { expect, test } from 'vitest'
import { openShop } from '../support/shop.ts'

const products = 100_000
const shop = await openShop({ PUBLIC_URL: 'http://shop.example' })

/** Without triggers: their rows are not of the feed. */
async function fill() {
  const client = await shop.pool.connect()
  try {
    await client.query('set statement_timeout = 0; set session_replication_role = replica')
    await client.query(
      `insert into product (slug, title, image, price_taka)
       select 'rose-' || n, 'জামদানি শাড়ি ' || n, '/uploads/products/rose-900x900.webp', 1250
       from generate_series(1, $1::int) n`,
      [products],
    )
    // In parts: a busy machine is given up on after the time of one statement.
    for (let part = 0; part < 20; part++) {
      await client.query(
        `insert into product_content (product_id, description)
         select id, '<p>' || repeat('হাতে বোনা মসলিন সুতি, নকশি পাড়। ', 60) || '</p>'
         from product where id % 20 = $1`,
        [part],
      )
    }
    await client.query(
      `insert into product_color (product_id, color) select id, color from product, unnest('{লাল,সবুজ}'::text[]) color
       where id % 5 = 0`,
    )
    await client.query('set session_replication_role = default; analyze product, product_content')
  } finally {
    client.release(true)
  }
}

test('the feed of a large shop takes as much memory at its end as at its beginning', {
  timeout: 600_000,
}, async () => {
  await fill()
  await shop.prisma.setting.create({ data: { part: 'feed', value: { key: 'k' } } })
  const { body } = await fetch(`${shop.url}/feeds/products.csv?key=k`)
  if (!body) throw new Error('There is no feed')
  const megabytes = () => process.memoryUsage.rss() / 1e6
  let lines = 0
  const peaks: number[] = []
  for await (const chunk of body) {
    for (const byte of chunk) if (byte === 10) lines++
    const tenth = Math.floor(lines / (products * 0.12))
    peaks[tenth] = Math.max(peaks[tenth] ?? 0, megabytes())
  }
  expect(lines).toBe(1 + products * 1.2)
  const early = Math.max(...peaks.slice(0, 3))
  // The whole feed has some 640 MB.
  expect(Math.max(...peaks)).toBeLessThan(early + 150)
})
