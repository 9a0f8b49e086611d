import { localPhoneDigits } from '#contract/phone'
import { Prisma } from '../database/generated/client.ts'
import { emailKeyOf } from './email-key.ts'

export type Person = {
  /** Of somebody without an account who is known by the number alone: that number. */
  emailKey: string
  customerId: number | null
  /** The number_key of each number of their addresses. */
  numbers: string[]
  /** Those numbers and the ones of their orders, which the office may have blocked. */
  called: string[]
  /** Words of three letters or more of the names in account, address and orders. */
  names: string[]
}
/** The rows that name a person without their id. */
export type Traces = {
  messages: number[]
  counters: string[]
  sent: bigint[]
  /** Present blocks of their numbers, and removed ones that the audit names. */
  blocks: number[]
}

/** `email`: also a mobile number, of somebody whose orders have no account. */
export async function findPerson(tx: Prisma.TransactionClient, email: string): Promise<Person> {
  if (!email.includes('@')) return findCaller(tx, localPhoneDigits(email))
  const emailKey = emailKeyOf(email.trim())
  const [row] = await tx.$queryRaw<(Omit<Person, 'emailKey' | 'customerId'> & { id: number })[]>`
    select c.id, array(
      select key from address a, shop_number_key(a.number) key
      where a.customer_id = c.id and length(key) >= 10) as numbers,
    array(select shop_number_key(a.number) from address a where a.customer_id = c.id
      union select o.number_key from orders o where o.customer_id = c.id) as called,
    array(select distinct word from (select c.name union all
        select a.name from address a where a.customer_id = c.id union all
        select o.address_name from orders o where o.customer_id = c.id) n(name),
      regexp_split_to_table(lower(n.name), '\\s+') word where length(word) >= 3) as names
    from customer c where c.email_key = ${emailKey}`
  const { numbers = [], called = [], names = [] } = row ?? {}
  return { emailKey, customerId: row?.id ?? null, numbers, called, names }
}

async function findCaller(tx: Prisma.TransactionClient, number: string): Promise<Person> {
  const [row] = await tx.$queryRaw<Pick<Person, 'called' | 'names'>[]>`
    select array[key] as called, array(select distinct word from orders o,
      regexp_split_to_table(lower(o.address_name), '\\s+') word
      where o.number_key = key and o.customer_id is null and length(word) >= 3) as names
    from shop_number_key(${number}) key`
  const { called = [], names = [] } = row ?? {}
  return { emailKey: number, customerId: null, numbers: called, called, names }
}

/** Their orders: those of the account, and those without one at a number of theirs. */
export const ordersOf = ({ customerId, called }: Person) => Prisma.sql`
  (customer_id = ${customerId}::int
    or customer_id is null and number_key = any(${called}::text[]))`

/** Messages from their email or mobile number. */
export const messagesOf = ({ emailKey, numbers }: Person) => Prisma.sql`
  (lower(normalize(email, NFC)) = ${emailKey} or shop_number_key(number) = any(${numbers}::text[]))`

/** Products of which their account, or somebody at their mobile number, wants to hear. */
export const asksOf = ({ customerId, numbers }: Person) => Prisma.sql`
  (customer_id = ${customerId}::int or shop_number_key(number) = any(${numbers}::text[]))`

/** Counters with their email or id in the key. */
export const countersOf = ({ emailKey, customerId }: Person) => Prisma.sql`
  (strpos(' ' || translate(lower(key), ':', ' ') || ' ',
    ' ' || translate(${emailKey}, ':', ' ') || ' ') > 0
  or ${customerId}::int is not null
    and key ~ ('(PerCustomer|PerProduct):' || ${customerId}::int || '( |$)'))`

/** Blocks of their numbers. */
export const blocksOf = ({ called }: Person) => Prisma.sql`reverse(phone) = any(${called}::text[])`

export async function findTraces(tx: Prisma.TransactionClient, person: Person): Promise<Traces> {
  const [traces] = await tx.$queryRaw<Traces[]>`
    select array(select id from message where ${messagesOf(person)}) as messages,
      array(select key from rate_limit where ${countersOf(person)}) as counters,
      array(select id from outbox where lower(recipient) = ${person.emailKey}) as sent,
      array(select id from phone_block where ${blocksOf(person)}
        union select entity_id::int from audit_log where entity = 'phone_block'
          and array[reverse(before ->> 'phone'), reverse(after ->> 'phone')] && ${person.called}::text[]) as blocks`
  if (!traces) throw new Error('The traces of a person were not read')
  return traces
}

/** The columns of a row that stays, except those that name nobody: one added later does not compile. */
export type Emptied<Row, Kept extends keyof Row> = Record<Exclude<keyof Row, Kept>, unknown>
/** Its columns of text. */
export type Texts<Row> = {
  [C in keyof Row as Row[C] extends string | string[] | null ? C : never]: Row[C]
}
