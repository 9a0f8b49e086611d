import type { OrderRow } from '#contract/office/order-row-shapes'
import { type Queue, rowsAtOnce } from '#contract/office/rules'
import { Prisma, type PrismaClient } from '../../database/generated/client.ts'
import { invalid } from '../../failures/refusals.ts'
import { pageOf } from '../cursor.ts'
import { beginningOf, endOf } from '../moments.ts'
import { inHandOf } from './claims.ts'
import { handledBy } from './handled.ts'
import { type Actor, type OrderRead, readRows } from './order-rows.ts'
import { presentRow } from './present.ts'
import { queueRules } from './queues.ts'
import { digitsSought, nameSought, rareNameSought } from './search.ts'

/** Rows that contain a page for words in one of 60 orders. */
const nearBy = 2000

type Wanted = {
  queue?: Queue | null | undefined
  status?: number | null | undefined
  q?: string | null | undefined
  district?: string | null | undefined
  product?: number | null | undefined
  staff?: number | null | undefined
  from?: string | null | undefined
  to?: string | null | undefined
  after?: string | null | undefined
}

/**
 * A page of a queue in its order, or of all orders, newest first, filtered by the input. `next`
 * continues after the last row.
 */
export async function readOrders(
  prisma: PrismaClient,
  actor: Actor,
  wanted: Wanted,
): Promise<{ orders: OrderRow[]; next: string | null }> {
  const { where: inQueue, by } = queueRules[wanted.queue ?? 'all']
  const isDated = Boolean(wanted.from || wanted.to) && by === 'newest'
  const { orderBy, behind, cursorOf } = orders[isDated ? 'dated' : by]
  // Conditions that the list's index answers, and those checked beside it.
  const span = [Prisma.sql`true`]
  if (wanted.from) span.push(Prisma.sql`o.created_at >= ${beginningOf(wanted.from)}`)
  if (wanted.to) span.push(Prisma.sql`o.created_at < ${endOf(wanted.to)}`)
  if (wanted.after) span.push(behind(wanted.after))
  const where = [inQueue]
  // Without a parameter, like the queues.
  if (wanted.status != null) where.push(Prisma.raw(`o.status = ${Number(wanted.status)}`))
  if (wanted.district) where.push(Prisma.sql`o.district = ${wanted.district}`)
  if (wanted.product) {
    where.push(
      Prisma.sql`o.id in (select order_id from order_line where product_id = ${wanted.product})`,
    )
  }
  if (wanted.staff) {
    where.push(Prisma.sql`o.id in (${inHandOf(wanted.staff)} union all ${handledBy(wanted.staff)})`)
  }
  const inSpan = Prisma.join(span, ' and ')
  const read = (sought: Prisma.Sql, from?: Prisma.Sql) =>
    readRows(prisma, actor, {
      ...(from && { from }),
      where: Prisma.join([inSpan, ...where, sought], ' and '),
      orderBy,
      limit: rowsAtOnce + 1,
    })
  const { page, next } = pageOf(await search(), cursorOf)
  return { orders: page.map((row) => presentRow(actor, row)), next }

  /** Finds frequent words among the next rows of the list, rare ones by the index. */
  async function search(): Promise<OrderRead[]> {
    if (!wanted.q) return read(Prisma.sql`true`)
    const byDigits = await digitsSought(prisma, wanted.q, actor)
    if (byDigits) return read(byDigits)
    if (by !== 'newest') return read(nameSought(wanted.q))
    const next = Prisma.sql`(
      select * from orders o where ${inSpan} order by ${orderBy} limit ${nearBy})`
    const near = await read(nameSought(wanted.q), next)
    return near.length > rowsAtOnce ? near : read(await rareNameSought(prisma, wanted.q))
  }
}

type Order = {
  orderBy: Prisma.Sql
  behind: (cursor: string) => Prisma.Sql
  cursorOf: (row: OrderRead) => string
}

/** Sort orders of lists, each ending with the id, and their cursors. */
const orders: Record<'call_at' | 'oldest' | 'newest' | 'dated', Order> = {
  call_at: {
    orderBy: Prisma.sql`o.call_at, o.id`,
    behind: (cursor) => Prisma.sql`(o.call_at, o.id) > (${momentOf(cursor)}, ${idOf(cursor, 2)})`,
    cursorOf: ({ callAt, id }) => `${callAt.getTime()}.${id}`,
  },
  oldest: {
    orderBy: Prisma.sql`o.id`,
    behind: (cursor) => Prisma.sql`o.id > ${idOf(cursor, 1)}`,
    cursorOf: ({ id }) => String(id),
  },
  newest: {
    orderBy: Prisma.sql`o.id desc`,
    behind: (cursor) => Prisma.sql`o.id < ${idOf(cursor, 1)}`,
    cursorOf: ({ id }) => String(id),
  },
  // Like the newest, except imported orders; finds days at once.
  dated: {
    orderBy: Prisma.sql`o.created_at desc, o.id desc`,
    behind: (cursor) =>
      Prisma.sql`(o.created_at, o.id) < (${momentOf(cursor)}, ${idOf(cursor, 2)})`,
    cursorOf: ({ createdAt, id }) => `${createdAt.getTime()}.${id}`,
  },
}

/** The id at the end of a cursor of `count` numbers. Throws a 422 for any other cursor. */
function idOf(cursor: string, count: number): Prisma.Sql {
  const numbers = cursor.split('.')
  const id = Number(numbers.at(-1) || Number.NaN)
  if (numbers.length !== count || !Number.isInteger(id) || Math.abs(id) >= 2 ** 31) throw notOurs()
  return Prisma.sql`${id}::int`
}

/** PostgreSQL refuses very early moments, and no order is so old. */
function momentOf(cursor: string): Date {
  const ms = Number(cursor.split('.')[0] || Number.NaN)
  const at = new Date(ms)
  if (ms < 0 || Number.isNaN(at.getTime())) throw notOurs()
  return at
}

const notOurs = () => invalid('after', 'This list cannot go on there')
