import { createHmac } from 'node:crypto'
import type { Client } from 'pg'

export const customerCount = 6000
/** Signs the sessions of the bench only. */
export const sessionSecret = 'the secret of the bench'

/** Customers with an address. */
export async function loadCustomers(client: Client): Promise<void> {
  await client.query(`insert into customer (id, name, email, email_key, password_hash)
    select nr, 'Customer ' || nr, email, email, '' from generate_series(1, ${customerCount}) nr,
    lateral (select 'customer-' || nr || '@example.com' as email) e`)
  await client.query(`insert into address (customer_id, name, number, address)
    select id, name, '017' || lpad(id::text, 8, '0'), 'House 7, Road 4, Dhanmondi, Dhaka' from customer`)
  await client.query(`select setval(pg_get_serial_sequence('customer', 'id'), ${customerCount})`)
}

/** Everybody is logged in without orders, and every cart holds this many lines of one piece. */
export async function fillCarts(client: Client, lines: number): Promise<Map<number, number[]>> {
  await client.query('truncate cart_line, orders, phone_record, session restart identity cascade')
  await client.query(
    `insert into cart_line (customer_id, product_id, quantity)
     select c.id, p.id, 1 from customer c cross join generate_series(0, $1::int - 1) line
     join lateral (select id from product where id > (c.id + line * 331) % 900 and stock = 1
       and minimum_order = 1 order by id limit 1) p on true
     where c.id <= ${customerCount} on conflict do nothing`,
    [lines],
  )
  await client.query(
    `insert into session (sid, sess, expire)
     select 'bench-' || nr, json_build_object('customerId', 1 + nr,
       'startedAt', $1::bigint,
       'cookie', json_build_object('originalMaxAge', 7776000000, 'httpOnly', true, 'path', '/',
         'sameSite', 'strict', 'secure', false)), now() + interval '30 days'
     from generate_series(0, ${customerCount} - 1) nr`,
    [Date.now()],
  )
  await client.query('vacuum analyze cart_line, session, orders')
  const { rows } = await client.query<{ customer: number; lines: number[] }>(
    `select customer_id as customer, array_agg(id order by id) as lines
     from cart_line group by customer_id`,
  )
  return new Map(rows.map(({ customer, lines: ids }) => [customer, ids]))
}

/** The cookie of a session, signed as express-session does. */
export function cookieOf(session: number): string {
  const sid = `bench-${session}`
  const signature = createHmac('sha256', sessionSecret).update(sid).digest('base64')
  return `sid=${encodeURIComponent(`s:${sid}.${signature.replace(/=+$/, '')}`)}`
}
