import type pg from 'pg'
import { emailKeyOf } from './email-key.ts'

export type Person = {
  emailKey: string
  customerId: number | null
  numbers: string[]
}

export async function findPerson(client: pg.Client, email: string): Promise<Person> {
  const emailKey = emailKeyOf(email.trim())
  const { rows } = await client.query<{ id: number; numbers: string[] }>(
    `select c.id, array(
       select key from address a, shop_number_key(a.number) key
       where a.customer_id = c.id and length(key) >= 10) as numbers
     from customer c where c.email_key = $1`,
    [emailKey],
  )
  return { emailKey, customerId: rows[0]?.id ?? null, numbers: rows[0]?.numbers ?? [] }
}

/** Messages from their email or mobile number. Parameters: email key, numbers. */
export const messagesOf = `lower(normalize(email, NFC)) = $1
  or shop_number_key(number) = any($2::text[])`

export const sessionsOf = `(sess ->> 'customerId')::int = $1`

/** Counters with their email or id in the key. Parameters: email key, id. */
export const countersOf = `strpos(' ' || translate(lower(key), ':', ' ') || ' ',
    ' ' || translate($1, ':', ' ') || ' ') > 0
  or $2::int is not null and key ~ ('(PerCustomer|PerProduct):' || $2 || '( |$)')`
