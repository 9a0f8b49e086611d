import { Prisma, type PrismaClient } from '../../database/generated/client.ts'
import { invalid } from '../../refusals.ts'
import { beginningOf, endOf } from '../moments.ts'
import { type Asker, type OrderRead, readRows } from './order-rows.ts'
import { presentRow } from './present.ts'
import { queueRules } from './queues.ts'
import { searchOf } from './search.ts'
import type { OrderRow } from '#contract/office/order-row-shapes'
import { type Queue, rowsAtOnce } from '#contract/office/rules'

type Wanted = {
  queue?: Queue | null | undefined
  status?: number | null | undefined
  q?: string | null | undefined
  district?: string | null | undefined
  staff?: number | null | undefined
  from?: string | null | undefined
  to?: string | null | undefined
  after?: string | null | undefined
}

/**
 * A page of a queue in its order, or of all orders, the newest first: those that everything holds for
 * that is asked. `staff`: who has them in hand now. `next` goes on behind the last row that was seen.
 */
export async function readOrders(
  prisma: PrismaClient,
  asker: Asker,
  wanted: Wanted,
): Promise<{ orders: OrderRow[]; next: string | null }> {
  const { where: inQueue, by } = queueRules[wanted.queue ?? 'all']
  const where = [inQueue]
  // Written out like the queues.
  if (wanted.status != null) where.push(Prisma.raw(`o.status = ${Number(wanted.status)}`))
  if (wanted.q) where.push(await searchOf(prisma, wanted.q))
  if (wanted.district) where.push(Prisma.sql`o.district = ${wanted.district}`)
  if (wanted.staff) where.push(inHandOf(wanted.staff))
  if (wanted.from) where.push(Prisma.sql`o.created_at >= ${beginningOf(wanted.from)}`)
  if (wanted.to) where.push(Prisma.sql`o.created_at < ${endOf(wanted.to)}`)
  const { orderBy, behind, cursorOf } = orders[by]
  if (wanted.after) where.push(behind(wanted.after))
  const rows = await readRows(prisma, asker, {
    where: Prisma.join(where, ' and '),
    orderBy,
    limit: rowsAtOnce + 1,
  })
  const shown = rows.slice(0, rowsAtOnce)
  const last = rows.length > rowsAtOnce ? shown.at(-1) : undefined
  return {
    orders: shown.map((row) => presentRow(asker, row)),
    next: last ? cursorOf(last) : null,
  }
}

/** Claims of orders that nobody works on any more are none: the open ones alone are looked through. */
function inHandOf(staffId: number): Prisma.Sql {
  const claimed = Prisma.sql`claimed_by = ${staffId} and claimed_until > now()`
  return Prisma.sql`o.id in (
    select id from orders where status = 0 and ${claimed}
    union all select id from orders where status in (1, 2, 3) and ${claimed})`
}

type Order = {
  orderBy: Prisma.Sql
  behind: (cursor: string) => Prisma.Sql
  cursorOf: (row: OrderRead) => string
}

/** The orders of lists, each with the id as the last word, and their cursors. */
const orders: Record<'call_at' | 'oldest' | 'newest', Order> = {
  call_at: {
    orderBy: Prisma.sql`o.call_at, o.id`,
    behind: (cursor) => {
      const [at = 0, id = 0] = numbersOf(cursor, 2)
      return Prisma.sql`(o.call_at, o.id) > (${new Date(at)}, ${id}::int)`
    },
    cursorOf: ({ callAt, id }) => `${callAt.getTime()}.${id}`,
  },
  oldest: {
    orderBy: Prisma.sql`o.id`,
    behind: (cursor) => Prisma.sql`o.id > ${numbersOf(cursor, 1)[0]}::int`,
    cursorOf: ({ id }) => String(id),
  },
  newest: {
    orderBy: Prisma.sql`o.id desc`,
    behind: (cursor) => Prisma.sql`o.id < ${numbersOf(cursor, 1)[0]}::int`,
    cursorOf: ({ id }) => String(id),
  },
}

/** A cursor of another list, or none that was answered, is a 422. */
function numbersOf(cursor: string, count: number): number[] {
  const numbers = cursor.split('.').map(Number)
  const [id = Number.NaN, at = 0] = numbers.toReversed()
  const isOurs = Number.isInteger(id) && Math.abs(id) < 2 ** 31 && Math.abs(at) <= 8.64e15
  if (numbers.length !== count || !isOurs || !Number.isInteger(at)) {
    throw invalid('after', 'This list cannot go on there')
  }
  return numbers
}
