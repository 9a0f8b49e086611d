import { Prisma, type PrismaClient } from '../database/generated/client.ts'
import {
  asksOf,
  blocksOf,
  countersOf,
  findPerson,
  messagesOf,
  ordersOf,
  type Person,
} from './personal-rows.ts'

/** Exports JSON without secrets of the account (hashes, session ids) and without names of staff. */
export async function exportCustomer(prisma: PrismaClient, email: string): Promise<string | null> {
  const held = await prisma.$transaction(async (tx) => readHeld(tx, await findPerson(tx, email)), {
    isolationLevel: 'RepeatableRead',
  })
  const isNothing = Object.entries(held).every(
    ([what, rows]) => what === 'exported_at' || rows === null || Object(rows).length === 0,
  )
  return isNothing ? null : `${JSON.stringify(held, null, 2)}\n`
}

type Held = Record<string, unknown>

async function readHeld(tx: Prisma.TransactionClient, person: Person): Promise<Held> {
  const { emailKey, customerId } = person
  const theirs = Prisma.sql`customer_id = ${customerId}::int`
  const [row] = await tx.$queryRaw<{ held: Held }[]>`
    select json_build_object(
      'exported_at', now(),
      'customer', (select to_jsonb(c) - 'password_hash' from customer c
        where c.id = ${customerId}::int),
      'password_reset', ${listOf(Prisma.sql`select jsonb_build_object('until', r.until) as row
        from password_reset r where r.${theirs} order by r.until`)},
      'address', (select to_jsonb(a) from address a where a.${theirs}),
      'cart', ${listOf(Prisma.sql`select to_jsonb(l) || jsonb_build_object('title', p.title) as row
        from cart_line l join product p on p.id = l.product_id where l.${theirs} order by l.id`)},
      'cart_outcome', (select to_jsonb(u) - 'staff_id' from cart_outcome u where u.${theirs}),
      'orders', ${listOf(Prisma.sql`select to_jsonb(o) - 'claimed_by' || jsonb_build_object(
          'lines', (select jsonb_agg(to_jsonb(l) order by l.id) from order_line l where l.order_id = o.id),
          'events', (select jsonb_agg(to_jsonb(e) - 'staff_id' order by e.id)
            from order_event e where e.order_id = o.id),
          'payments', (select jsonb_agg(to_jsonb(p) - 'staff_id' order by p.id)
            from order_payment p where p.order_id = o.id),
          'cancellation', (select to_jsonb(x) from cancellation x where x.order_id = o.id)) as row
        from orders o where ${ordersOf(person)} order by o.id`)},
      'reviews', ${listOf(Prisma.sql`select to_jsonb(r) || jsonb_build_object('product', p.title,
          'pictures', array(select image from review_image i where i.review_id = r.id order by i.id)) as row
        from review r join product p on p.id = r.product_id where r.${theirs} order by r.id`)},
      'messages', ${listOf(Prisma.sql`select to_jsonb(m) - 'staff_id' as row from message m
        where ${messagesOf(person)} order by id`)},
      'asked_products', ${listOf(Prisma.sql`select to_jsonb(a) - 'staff_id' || jsonb_build_object(
          'title', p.title) as row
        from product_ask a join product p on p.id = a.product_id where ${asksOf(person)} order by a.id`)},
      'sent_messages', ${listOf(Prisma.sql`select to_jsonb(m) - 'key' as row from outbox m
        where m.${theirs} or m.order_id in (select id from orders where ${ordersOf(person)})
          or lower(m.recipient) = ${emailKey} order by m.id`)},
      'blocked_numbers', ${listOf(Prisma.sql`select to_jsonb(b) - 'staff_id' as row from phone_block b
        where ${blocksOf(person)} order by id`)},
      'sessions', ${listOf(Prisma.sql`select jsonb_build_object('expires_at', expire, 'started_at',
          to_timestamp((sess ->> 'startedAt')::float8 / 1000)) as row
        from session where (sess ->> 'customerId')::int = ${customerId}::int order by expire`)},
      'rate_limits', ${listOf(Prisma.sql`select to_jsonb(rate_limit) as row from rate_limit
        where ${countersOf(person)} order by key`)}
    ) as held`
  return row?.held ?? {}
}

const listOf = (select: Prisma.Sql) =>
  Prisma.sql`(select coalesce(json_agg(row), '[]') from (${select}) rows)`
