import { createServer } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import express from 'express'
import pg from 'pg'
import * as floors from './floors.ts'

/**
 * What the shop is compared with: the same work with nothing around it. A program of its own; two
 * servers on one port, by path.
 */
const pool = new pg.Pool({ connectionString: process.env.FLOOR_DATABASE, max: 10 })
const fixedBody = JSON.stringify({ products: '6 KB, '.repeat(1000) })

const app = express()
app.disable('x-powered-by')
app.use(express.json())
app.get('/express/fixed', (_request, response) => {
  response.type('json').send(fixedBody)
})
const { rows: terms } = await pool.query<{ id: number }>(
  `select id from term where kind = 0 and term in ('saree', 'শাড়ি')`,
)
const reads = { ...floors.reads, search: floors.search(terms.map(({ id }) => id)) }
for (const [path, read] of Object.entries(reads)) {
  app.get(`/express/${path}`, async (_request, response) => {
    const { rows } = await pool.query(read)
    response.json(rows)
  })
}
app.post('/express/upsert', async (request, response) => {
  const { rows } = await pool.query(floors.upsert, [request.body.customer, request.body.product])
  response.json(rows[0])
})

/**
 * The home page, known as it stands: nothing is rendered, and of what was read nothing is shown. It
 * is made different for each request, and compressed as the shop compresses it.
 */
const page = await (await fetch(`${process.env.FLOOR_SHOP}/`)).text()
const params = {
  [constants.BROTLI_PARAM_QUALITY]: 5,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
}
const compress = promisify(brotliCompress)
app.get('/express/screen', async (request, response) => {
  if (request.query.read) await pool.query(floors.reads.home)
  const text = page.replace('</title>', ` ${request.headers.host}</title>`)
  const body = await compress(text, { chunkSize: 65_536, params })
  response.set({ 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }).send(body)
})

const server = createServer((request, response) => {
  const path = request.url?.split('?')[0]
  if (path === '/node/fixed') {
    response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' })
    response.end(fixedBody)
  } else if (path === '/node/rows') {
    pool.query(floors.preparedRows).then(
      ({ rows }) => response.end(JSON.stringify(rows)),
      () => response.writeHead(500).end(),
    )
  } else app(request, response)
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  console.log(`http://127.0.0.1:${typeof address === 'object' && address?.port}`)
})
process.once('SIGTERM', () => process.exit(0))
