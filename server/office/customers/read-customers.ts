import type { CustomerRow } from '#contract/office/customers'
import { rowsAtOnce } from '#contract/office/rules'
import type { PrismaClient } from '../../database/generated/client.ts'
import { Prisma } from '../../database/generated/client.ts'
import { idInCursor, mostId, pageOf } from '../cursor.ts'
import { endOfNumber } from '../orders/search.ts'
import { type CustomerRead, presentCustomer } from './present.ts'

type Wanted = {
  q?: string | null | undefined
  after?: string | null | undefined
}

/**
 * A page of customers, newest first: all, or those that match. Four or more digits match the end of
 * a number of the address or an order; other text matches the beginning of the email, or whole
 * words of the name.
 */
export async function readCustomers(
  prisma: PrismaClient,
  { q, after }: Wanted,
): Promise<{ customers: CustomerRow[]; next: string | null }> {
  const before = after ? idInCursor(after) : mostId
  const rows = await prisma.$queryRaw<CustomerRead[]>`
    select c.id, c.name, c.email, a.number, c.created_at as "createdAt",
      (select count(*)::int from orders o where o.customer_id = c.id) as orders
    from (${idsOf(q?.trim() ?? '', before)}) found
    join customer c on c.id = found.id left join address a on a.customer_id = c.id
    order by c.id desc`
  const { page, next } = pageOf(rows, (last) => String(last.id))
  return { customers: page.map(presentCustomer), next }
}

/** Each kind of match reads a page from its own index; the page is taken from their union. */
function idsOf(q: string, before: number): Prisma.Sql {
  const page = Prisma.sql`order by id desc limit ${rowsAtOnce + 1}`
  const customers = (condition: Prisma.Sql) =>
    Prisma.sql`(select id from customer where id < ${before} and ${condition} ${page})`
  if (q === '') return customers(Prisma.sql`true`)
  const end = endOfNumber(q)
  const ways = end
    ? [
        Prisma.sql`(select distinct customer_id as id from orders where customer_id < ${before}
          and number_key >= ${end} and number_key < ${`${end}:`} ${page})`,
        Prisma.sql`(select customer_id as id from address where customer_id < ${before}
          and shop_number_key(number) collate "C" >= ${end}
          and shop_number_key(number) collate "C" < ${`${end}:`} ${page})`,
      ]
    : [
        customers(Prisma.sql`email_key collate "C" like ${beginningWith(q)}`),
        customers(Prisma.sql`shop_name_words(name) @> shop_name_words(${q})
          and shop_name_words(${q}) <> '{}'`),
      ]
  return Prisma.sql`${Prisma.join(ways, ' union ')} ${page}`
}

function beginningWith(q: string): string {
  return `${q.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
}
