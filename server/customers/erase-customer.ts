import type pg from 'pg'
import { orderStatus } from '#contract/shop'
import type { Storage } from '../pictures/storage.ts'
import { removePicture } from '../pictures/uploads.ts'
import { eraseTraces, type Message } from './erase-traces.ts'
import { countersOf, findPerson, messagesOf, type Person, sessionsOf } from './personal-rows.ts'

export type Erased = Awaited<ReturnType<typeof eraseCustomer>>

/**
 * Orders stay with a nameless customer, so that sums hold (decision 040). With `isTrial` nothing
 * changes. Throws StorageAway before any row changes.
 */
export async function eraseCustomer(
  client: pg.Client,
  storage: Storage,
  email: string,
  isTrial: boolean,
) {
  await client.query('begin')
  const person = await findPerson(client, email)
  const { customerId } = person
  const sessions = await erase(client, 'session', sessionsOf, [customerId])
  const { messages, counters } = await eraseRows(client, person)
  const pictures = await readPictures(client, customerId)
  const { reviewIds, orders, photo } = await eraseAccount(client, customerId)
  await eraseTraces(client, { ...person, orders, reviewIds, messages })
  if (!isTrial) await removePictures(client, storage, pictures, photo)
  await client.query(isTrial ? 'rollback' : 'commit')
  return {
    account: customerId !== null,
    reviews: reviewIds.length,
    messages: messages.length,
    sessions,
    counters,
    orders: orders.length,
    /** In transit: they cannot arrive without an address. */
    openOrders: orders.filter(({ status }) => status < orderStatus.delivered).length,
  }
}

async function eraseRows(client: pg.Client, { emailKey, numbers, customerId }: Person) {
  const { rows: messages } = await client.query<Message>(
    `delete from message where ${messagesOf} returning id, email, number`,
    [emailKey, numbers],
  )
  const counters = await erase(client, 'rate_limit', countersOf, [emailKey, customerId])
  return { messages, counters }
}

/** The lock excludes a concurrent order: it then finds no address. */
async function eraseAccount(client: pg.Client, customerId: number | null) {
  const { rows: locked } = await client.query<{ photo: string | null }>(
    'select photo from customer where id = $1 for update',
    [customerId],
  )
  const { rows: reviews } = await client.query<{ id: number }>(
    'delete from review where customer_id = $1 returning id',
    [customerId],
  )
  for (const { table, column } of await readDependents(client)) {
    await erase(client, table, `${column} = $1`, [customerId])
  }
  const { rows: orders } = await client.query<{ id: number; trans_id: string; status: number }>(
    `update orders set address_name = 'Erased customer', address_number = '0000000',
       address = 'Erased' where customer_id = $1 returning id, trans_id, status`,
    [customerId],
  )
  await client.query(
    `update cancellation set reason = '' where order_id in
       (select id from orders where customer_id = $1)`,
    [customerId],
  )
  await client.query(
    orders.length === 0
      ? 'delete from customer where id = $1'
      : `update customer set name = 'Erased customer', email = 'erased-' || id || '@invalid',
           email_key = 'erased-' || id || '@invalid', password_hash = '!', photo = null
         where id = $1`,
    [customerId],
  )
  const reviewIds = reviews.map(({ id }) => id)
  return { reviewIds, orders, photo: locked[0]?.photo ?? null }
}

/** Tables that refer to a customer, except orders: tables added later are included. */
async function readDependents(client: pg.Client) {
  const { rows } = await client.query<{ table: string; column: string }>(
    `select f.conrelid::regclass::text as table, quote_ident(a.attname) as column
     from pg_constraint f join pg_attribute a on a.attrelid = f.conrelid and a.attnum = f.conkey[1]
     where f.contype = 'f' and f.confrelid = 'customer'::regclass
       and f.conrelid not in ('orders'::regclass, 'review'::regclass)`,
  )
  return rows
}

async function erase(client: pg.Client, table: string, where: string, given: unknown[]) {
  const { rowCount } = await client.query(`delete from ${table} where ${where}`, given)
  return rowCount ?? 0
}

async function readPictures(client: pg.Client, customerId: number | null): Promise<string[]> {
  const { rows } = await client.query<{ image: string }>(
    `select i.image from review_image i join review r on r.id = i.review_id
     where r.customer_id = $1`,
    [customerId],
  )
  return rows.map(({ image }) => image)
}

/** Runs before the rows are deleted: without them the pictures cannot be found. */
async function removePictures(
  client: pg.Client,
  storage: Storage,
  pictures: string[],
  photo: string | null,
) {
  if (photo && /^[^/]+$/.test(photo)) {
    const { rows } = await client.query('select from customer where photo = $1', [photo])
    if (rows.length === 0) await storage.remove(`users/${photo}`)
  }
  for (const image of pictures) {
    await removePicture(image, storage)
    await client.query('delete from loose_picture where image = $1', [image])
  }
}
