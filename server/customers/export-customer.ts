import type pg from 'pg'
import { countersOf, findPerson, messagesOf, sessionsOf } from './personal-rows.ts'

/** Exports JSON without secrets of the account (hashes, session ids) and without names of staff. */
export async function exportCustomer(client: pg.Client, email: string): Promise<string | null> {
  await client.query('begin isolation level repeatable read read only')
  const person = await findPerson(client, email)
  const { emailKey, customerId, numbers } = person
  const { rows } = await client.query<{ held: Record<string, unknown> }>(
    `select json_build_object(
       'exported_at', now(),
       'customer', (select to_jsonb(c) - 'password_hash' from customer c where c.id = $3),
       'password_reset', (select jsonb_build_object('until', r.until)
         from password_reset r where r.customer_id = $3),
       'address', (select to_jsonb(a) from address a where a.customer_id = $3),
       'cart', ${listOf(`select to_jsonb(l) || jsonb_build_object('title', p.title) as row
         from cart_line l join product p on p.id = l.product_id where l.customer_id = $3 order by l.id`)},
       'orders', ${listOf(`select to_jsonb(o) - 'claimed_by' || jsonb_build_object(
           'lines', (select jsonb_agg(to_jsonb(l) order by l.id) from order_line l where l.order_id = o.id),
           'events', (select jsonb_agg(to_jsonb(e) - 'staff_id' order by e.id)
             from order_event e where e.order_id = o.id),
           'cancellation', (select to_jsonb(x) from cancellation x where x.order_id = o.id)) as row
         from orders o where o.customer_id = $3 order by o.id`)},
       'reviews', ${listOf(`select to_jsonb(r) || jsonb_build_object('product', p.title,
           'pictures', array(select image from review_image i where i.review_id = r.id order by i.id)) as row
         from review r join product p on p.id = r.product_id where r.customer_id = $3 order by r.id`)},
       'messages', ${listOf(`select to_jsonb(m) - 'staff_id' as row from message m where ${messagesOf} order by id`)},
       'sent_messages', ${listOf(`select to_jsonb(m) - 'key' as row from outbox m
         where m.customer_id = $3 or m.order_id in (select id from orders where customer_id = $3)
           or lower(m.recipient) = $1 order by m.id`)},
       'sessions', ${listOf(`select jsonb_build_object('expires_at', expire, 'started_at',
           to_timestamp((sess ->> 'startedAt')::float8 / 1000)) as row
         from session where ${sessionsOf.replace('$1', '$3')} order by expire`)},
       'rate_limits', ${listOf(`select to_jsonb(rate_limit) as row from rate_limit
         where ${countersOf.replaceAll('$2', '$3')} order by key`)}
     ) as held`,
    [emailKey, numbers, customerId],
  )
  await client.query('rollback')
  const held = rows[0]?.held ?? {}
  const isNothing = Object.entries(held).every(
    ([what, rows]) => what === 'exported_at' || rows === null || Object(rows).length === 0,
  )
  return isNothing ? null : `${JSON.stringify(held, null, 2)}\n`
}

const listOf = (select: string) => `(select coalesce(json_agg(row), '[]') from (${select}) rows)`
