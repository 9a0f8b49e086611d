import { readFileSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../../server/postgres/embedded.ts'
import { buildIfStale, startBuiltServer } from '../support/built-server.ts'
import { makeFolder } from '../support/own-places.ts'
import { servingPid } from '../support/serving-process.ts'
import { openShop } from '../support/shop.ts'

const products = 100_000
const shop = await openShop()

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

test('the feed of a large shop takes as much memory at its end as at its start', {
  timeout: 600_000,
}, async () => {
  await fill()
  await shop.prisma.setting.create({ data: { part: 'feed', value: { key: 'k' } } })
  buildIfStale()
  const PORT = String(await freePort())
  const server = await startBuiltServer({
    DATABASE_URL: shop.databaseUrl,
    DATA_DIR: makeFolder(),
    UPLOADS_DIR: shop.uploadsDir,
    DEMO: 'off',
    PORT,
    PUBLIC_URL: `http://127.0.0.1:${PORT}`,
  })
  onTestFinished(async () => void (await server.stop()))
  // A reader in this process would be measured as well.
  const status = `/proc/${servingPid(server.process.pid)}/status`
  const megabytes = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(status, 'utf8'))?.[1]) / 1000

  const { body } = await fetch(`${server.url}/feeds/products.csv?key=k`)
  if (!body) throw new Error('There is no feed')
  let lines = 0
  let bytes = 0
  const peaks: number[] = []
  for await (const chunk of body) {
    bytes += chunk.length
    for (const byte of chunk) if (byte === 10) lines++
    const tenth = Math.floor(lines / (products * 0.12))
    peaks[tenth] = Math.max(peaks[tenth] ?? 0, megabytes())
  }
  expect(lines).toBe(1 + products * 1.2)
  expect(bytes / 1e6).toBeGreaterThan(600)
  const early = Math.max(...peaks.slice(0, 3))
  expect(Math.max(...peaks)).toBeLessThan(early + 50)
})
