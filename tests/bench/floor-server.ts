import express from 'express'
import pg from 'pg'
import * as calls from '#contract/catalog'
import { makeAnswer, sendAnswer } from '../../server/http/answer.ts'

/** The rows' work without a shop around it: one statement each, by Express and pg. */
const pool = new pg.Pool({ connectionString: process.env.FLOOR_DATABASE, max: 10 })
const app = express()
app.disable('x-powered-by')
app.use(express.json())

// A fixed ETag would cost nothing.
app.disable('etag')
const fixedBody = JSON.stringify({ products: '6 KB, '.repeat(1000) })
app.get('/fixed', (_request, response) => {
  response.type('json').send(fixedBody)
})

/** A product's card with the columns that its screens need. */
const card = `p.id, p.title, p.slug, p.image, p.old_price_taka, p.price_taka, p.discount_percent,
  p.stock, p.minimum_order`

const menu = 100_000_001
const listing = `select ${card}, (select products from listing where listing_key = ${menu}) as total
  from (select product_id from listing_entry where listing_key = ${menu}
    order by product_id desc limit 12) e
  join product p on p.id = e.product_id order by p.id desc`
app.post(calls.listMenu.path, async (_request, response) => {
  response.json((await pool.query(listing)).rows)
})

const product = `select ${card}, c.description, c.order_policy,
  (select json_agg(i) from product_image i where i.product_id = p.id) as images,
  (select json_agg(i) from product_color i where i.product_id = p.id) as colors,
  (select json_agg(i) from product_size i where i.product_id = p.id) as sizes,
  (select json_agg(t) from product_tag pt join tag t on t.id = pt.tag_id
    where pt.product_id = p.id) as tags,
  (select json_agg(r) from (select r.*, u.name, u.photo from review r
    join customer u on u.id = r.customer_id where r.product_id = p.id) r) as reviews,
  (select json_agg(n) from (select r.* from product r where r.id in (
    select e.product_id from listing_entry own cross join lateral (
      select product_id from listing_entry e where e.listing_key = own.listing_key
      order by product_id desc limit 12) e
    where own.product_id = p.id and own.listing_key between 200000000 and 299999999
    limit 12)) n) as related
  from product p left join product_content c on c.product_id = p.id where p.slug = $1`
app.get<{ slug: string }>(calls.getProduct.path, async (request, response) => {
  response.json((await pool.query(product, [request.params.slug])).rows)
})

/** The words are resolved before: only the newest rows, the exact total and the tags are read. */
const { rows: terms } = await pool.query<{ term: string; id: number }>(
  'select term, id from term where kind = 0',
)
const idOf = new Map(terms.map(({ term, id }) => [term, id]))
const search = `with m as materialized (
    select p.id from product p where p.terms @> $1::int[])
  select (select count(*)::int from m) as total,
    (select json_agg(c) from (
      select ${card} from m join product p using (id) order by p.id desc limit 12) c) as products,
    (select json_agg(t) from (
      select t.id, t.tag from (select id from m order by id desc limit 200) n
      join product_tag pt on pt.product_id = n.id join tag t on t.id = pt.tag_id
      group by t.id, t.tag order by count(*) desc, t.id limit 30) t) as tags`
app.get(calls.searchProducts.path, async (request, response) => {
  const words = String(request.query.keyword).split(' ')
  response.json((await pool.query(search, [words.map((word) => idOf.get(word))])).rows)
})

app.post('/upsert', async (request, response) => {
  const [sid = ''] = request.headers.cookie?.match(/bench-\d+/) ?? []
  await pool.query('select sess from session where sid = $1 and expire > now()', [sid])
  const { rows } = await pool.query(
    `insert into cart_line as c (customer_id, product_id, quantity) values ($1, $2, 1)
     on conflict (customer_id, product_id, coalesce(color_id, 0), coalesce(size_id, 0))
     do update set quantity = least(c.quantity + 1, 9999)
     returning id, quantity`,
    [request.body.customer, request.body.product],
  )
  response.json(rows[0])
})

/** The present home page with another title: the shop's code sends it without rendering. */
const page = await (await fetch(`${process.env.FLOOR_SHOP}/`)).text()
const html = { 'content-type': 'text/html; charset=utf-8' }
app.get('/', async (request, response) => {
  const text = page.replace('</title>', ` ${request.headers.host}</title>`)
  await sendAnswer(request, response, makeAnswer(text, html))
})

const server = app.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.send?.(`http://127.0.0.1:${typeof address === 'object' && address?.port}`)
})
