import { createServer } from 'node:http'
import express from 'express'
import pg from 'pg'
import { makeAnswer, sendAnswer } from '../../server/http/answer.ts'
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
 * is made different for each request, and compressed and sent by the shop's own code.
 */
const page = await (await fetch(`${process.env.FLOOR_SHOP}/`)).text()
const html = { 'content-type': 'text/html; charset=utf-8' }
app.get('/express/screen', async (request, response) => {
  if (request.query.read) await pool.query(floors.reads.home)
  const text = page.replace('</title>', ` ${request.headers.host}</title>`)
  await sendAnswer(request, response, makeAnswer(text, html))
})

const server = createServer((request, response) => {
  if (request.url !== '/node/fixed') return app(request, response)
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' })
  response.end(fixedBody)
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  console.log(`http://127.0.0.1:${typeof address === 'object' && address?.port}`)
})
process.once('SIGTERM', () => process.exit(0))
