import type { z } from 'zod'
import type { lookUpNumber } from '#contract/office/new-orders'
import { isOpen, outcomeNameOf } from '#contract/office/order-states'
import type { PrismaClient } from '../../database/generated/client.ts'
import type { Transaction } from '../as-staff.ts'
import { inForce } from '../orders/blocked.ts'

const mostPlaces = 5
/** Orders of one number that are looked at; nearly every number has fewer. */
const mostOrders = 50

type Known = Omit<z.output<(typeof lookUpNumber)['output']>, 'message'>

/** What the shop knows of a number, by the index of orders. */
export async function lookUp(prisma: PrismaClient, number: string): Promise<Known> {
  const [record, blocks, orders, accounts, addresses] = await Promise.all([
    prisma.$queryRaw<Known['record'][]>`
      select delivered, returned, cancelled, open from phone_record
      where number_key = shop_number_key(${number})`,
    prisma.$queryRaw<NonNullable<Known['blocked']>[]>`
      select b.reason, b.until::text as until from phone_block b where b.phone = ${number} and ${inForce}`,
    prisma.$queryRaw<OrderRead[]>`
      select trans_id, status, outcome, total_taka as total, created_at, address_name as name, address
      from orders where number_key = shop_number_key(${number}) order by id desc limit ${mostOrders}`,
    readAccounts(prisma, number),
    prisma.$queryRaw<Place[]>`
      select name, address from address
      where shop_number_key(number) collate "C" = shop_number_key(${number}) order by customer_id desc
      limit ${mostPlaces}`,
  ])
  const [account] = accounts
  return {
    number,
    record: record[0] ?? { delivered: 0, returned: 0, cancelled: 0, open: 0 },
    blocked: blocks[0] ?? null,
    open: orders
      .filter(({ status, outcome }) => isOpen({ status, outcome: outcomeNameOf(outcome) }))
      .map(({ trans_id, status, total, created_at }) => ({
        trans_id,
        status,
        total,
        created_at: created_at.toISOString(),
      })),
    places: placesOf([...orders, ...addresses]),
    accounts: accounts.length,
    account: account && accounts.length === 1 ? account : null,
  }
}

type Place = { name: string; address: string }
type OrderRead = Place & {
  trans_id: string
  status: number
  outcome: number | null
  total: number
  created_at: Date
}

/** Accounts with this number in their address or in an order; two are enough to know that it is shared. */
export function readAccounts(
  db: PrismaClient | Transaction,
  number: string,
): Promise<{ id: number; name: string }[]> {
  return db.$queryRaw<{ id: number; name: string }[]>`
    select c.id, c.name from customer c where c.id in (
      select customer_id from address
      where shop_number_key(number) collate "C" = shop_number_key(${number})
      union select customer_id from orders where number_key = shop_number_key(${number}))
    order by c.id limit 10`
}

/** Each once, however it is spaced, the newest first. */
function placesOf(all: readonly Place[]): Place[] {
  const keyOf = ({ name, address }: Place) =>
    `${name}\n${address}`.toLowerCase().replace(/[\s,.।]+/g, ' ')
  const once = new Map(all.map((place) => [keyOf(place), place] as const).reverse())
  return [...once.values()].reverse().slice(0, mostPlaces)
}
