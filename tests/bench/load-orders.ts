import type { Client } from 'pg'
import { signatureOf } from '../../server/http/signature.ts'
import { withCheckCharacter } from '../../server/orders/trans-id.ts'
import { customerCount, sessionSecret } from './customers.ts'

export const staffCount = 8
/** Number of open orders by status; all others were delivered or cancelled. */
const open = { pending: 5000, confirmed: 6000, packed: 12_000, shipped: 24_000 }
export type Opened = Record<keyof typeof open, number[]>

/**
 * This many orders of a year with their events, and eight signed-in managers. Triggers are off
 * meanwhile: derived rows are made at the end, as by db:check --repair.
 */
export async function loadOrders(client: Client, orders: number): Promise<Opened> {
  const { pending, confirmed, packed, shipped } = open
  const opened = pending + confirmed + packed + shipped
  if (orders < 2 * opened) throw new Error(`The office is measured from ${2 * opened} orders`)
  const closed = orders - opened
  await client.query('begin')
  await client.query('set local session_replication_role = replica')
  await client.query('truncate orders, phone_record, staff, audit_log restart identity cascade')
  await client.query(
    `insert into orders (id, customer_id, trans_id, confirm_key, confirmed_lines, status, fee_taka,
       subtotal_taka, total_taka, address_name, address_number, address, created_at, call_at,
       number_key, name_words)
     select nr, 1 + nr % $2, lpad(nr::text, 12, '0'), nr::text, nr::text,
       case when nr > $1::int + $3 + $4 + $5 then 0 when nr > $1::int + $4 + $5 then 1
         when nr > $1::int + $5 then 2 when nr > $1::int then 3 when nr % 7 = 0 then 5 else 4 end,
       60, 1000 + nr % 900, 1060 + nr % 900, 'Shop ' || nr % 50000 || ' Traders', number,
       'House 7, Road 4, Dhanmondi, Dhaka', at, at, shop_number_key(number),
       shop_name_words('Shop ' || nr % 50000 || ' Traders')
     from generate_series(1, $1::int + $3 + $4 + $5 + $6) nr,
       lateral (select '017' || lpad((nr % 300000)::text, 8, '0') as number,
         now() - ($1::int + $3 + $4 + $5 + $6 - nr) * interval '1 year' / $7::int as at) o`,
    [closed, customerCount, confirmed, packed, shipped, pending, orders],
  )
  await writeTransIds(client)
  await client.query(`insert into order_line (order_id, product_id, quantity, price_taka, title, slug, image)
    select o.id, p.id, 1, o.subtotal_taka, p.title, p.slug, p.image
    from orders o join product p on p.id = 1 + o.id % 900`)
  await client.query(`insert into order_event (order_id, at, kind, from_status, to_status, taka, data)
    select id, created_at, 0, null, 0, total_taka, '{}'::jsonb from orders
    union all select o.id, least(o.created_at + s * interval '9 hours', now()), 1,
      case when o.status = 5 then 0 else s - 1 end, case when o.status = 5 then 5 else s end,
      o.total_taka, '{}'::jsonb
    from orders o, generate_series(1, case o.status when 5 then 1 else o.status end) s
    order by 2`)
  await client.query(
    `insert into cancellation (order_id, reason) select id, '' from orders where status = 5`,
  )
  await client.query(`select setval(pg_get_serial_sequence('orders', 'id'), ${orders})`)
  await client.query(`insert into phone_record
    select number_key, count(*) filter (where status = 4), 0, count(*) filter (where status = 5),
      count(*) filter (where status < 4) from orders group by 1`)
  await client.query('commit')
  await signIn(client)
  await client.query('vacuum analyze orders, order_line, order_event, phone_record, cancellation')
  const { rows } = await client.query<{ status: number; ids: number[] }>(
    'select status, array_agg(id order by id) as ids from orders where status < 4 group by 1',
  )
  const of = (status: number) => rows.find((row) => row.status === status)?.ids ?? []
  return { pending: of(0), confirmed: of(1), packed: of(2), shipped: of(3) }
}

/** Open orders, which the bench reads. */
async function writeTransIds(client: Client) {
  const { rows } = await client.query<{ id: number }>('select id from orders where status = 0')
  await client.query(
    `update orders o set trans_id = t.trans_id
     from unnest($1::int[], $2::text[]) as t(id, trans_id) where t.id = o.id`,
    [rows.map(({ id }) => id), rows.map(({ id }) => transIdOf(id))],
  )
}

/** Eight managers, with a second factor, in an office without staff. */
export async function signIn(client: Client): Promise<void> {
  await client.query(
    `insert into staff (name, login, login_key, role, totp_since)
     select 'Manager ' || nr, 'manager-' || nr, 'manager-' || nr, 2, now() from generate_series(1, $1::int) nr`,
    [staffCount],
  )
  await client.query(
    `insert into staff_session (sid, sess, expire, staff_id)
     select 'bench-' || id, json_build_object('staffId', id, 'startedAt', $1::bigint, 'provedAt', $1::bigint,
       'device', 'bench', 'address', 'bench', 'cookie', json_build_object('originalMaxAge', 2592000000,
       'httpOnly', true, 'path', '/api/office', 'sameSite', 'strict', 'secure', false)),
       now() + interval '7 days', id from staff`,
    [Date.now()],
  )
}

/** The transaction id of this id: eleven digits and their check character. */
export function transIdOf(id: number): string {
  return withCheckCharacter(String(id).padStart(11, '0'))
}

/** The cookie of the manager with this number, from 1. */
export function cookieOfStaff(nr: number): string {
  const sid = `bench-${nr}`
  const signature = signatureOf(sid, signatureOf('office', sessionSecret))
  return `office=${encodeURIComponent(`s:${sid}.${signature}`)}`
}
