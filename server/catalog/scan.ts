import { Prisma } from '../database/generated/client.ts'

export type Order = {
  /** What orders the rows, the id of the product last. */
  columns: [...string[], string]
  isFalling: boolean
}
/** Rows in an order of their own, as an index holds them. */
export type Scan = Order & {
  /** The table, known as `e`. */
  rows: 'product' | 'listing_entry'
  condition: Prisma.Sql
  /** Whether one plan is the best for any values of the condition: its order's own index. */
  isPlannedOnce: boolean
}
/** Which rows of a scan; `total` is how many it has. */
export type Span = { offset: number; limit: number; total: number }

/** Up to so many skipped rows, all pages of an order share one prepared plan. */
const shallowRows = 1024

/** How a page is reached: so many rows are passed over, from the end of the scan or its beginning. */
export function reach({ offset, limit, total }: Span): { skip: number; isFromEnd: boolean } {
  const behind = Math.max(0, total - offset - limit)
  const isFromEnd = offset > shallowRows && behind < offset
  return { skip: isFromEnd ? behind : offset, isFromEnd }
}

/** The rows of a page, read from the nearer end, in an order of their own. */
export function readSpan(scan: Scan, span: Span): { sql: Prisma.Sql; isShallow: boolean } {
  const { skip, isFromEnd } = reach(span)
  const { offset, limit, total } = span
  const order = isFromEnd ? { ...scan, isFalling: !scan.isFalling } : scan
  const select = (rows: number, from = 0) => Prisma.sql`
    select ${columnsOf(scan)} from ${Prisma.raw(scan.rows)} e where ${scan.condition}
    order by ${orderOf(order, 'e')} limit ${Prisma.raw(String(rows))}
    offset ${Prisma.raw(String(from))}`
  const isShallow = skip <= shallowRows
  if (skip === 0 && !isFromEnd) return { sql: select(limit), isShallow }
  const wanted = Math.max(0, Math.min(limit, total - offset))
  if (!isShallow) return { sql: select(wanted, skip), isShallow }
  // For OFFSET $n a prepared plan guesses a tenth of the inner rows, so these have a limit.
  const sql = Prisma.sql`select * from (${select(shallowRows + limit)}) e
    limit ${wanted}::bigint offset ${skip}::bigint`
  return { sql, isShallow }
}

/** Ties break by id, so that no product is missed or shown twice over the pages. */
export function orderOf({ columns, isFalling }: Order, table: 'e' | 'p'): Prisma.Sql {
  const direction = isFalling ? ' desc' : ''
  return Prisma.raw(columns.map((column) => `${table}.${column}${direction}`).join(', '))
}

function columnsOf({ columns }: Order): Prisma.Sql {
  return Prisma.raw(columns.map((column) => `e.${column}`).join(', '))
}
