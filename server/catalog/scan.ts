import { Prisma } from '../database/generated/client.ts'

export type Order = {
  /** Columns that order the rows, the id of the product last. */
  columns: [...string[], string]
  isFalling: boolean
}
export type Scan = Order & {
  /** The table, known as `e`. */
  rows: 'product' | 'listing_entry'
  condition: Prisma.Sql
}
/** Part of a scan; `total` is the number of all its rows. */
export type Span = { offset: number; limit: number; total: number }

/** The rows of a page, read from the nearer end, in an order of their own. */
export function readSpan(scan: Scan, { offset, limit, total }: Span): Prisma.Sql {
  const behind = Math.max(0, total - offset - limit)
  const isFromEnd = behind < offset
  const order = isFromEnd ? { ...scan, isFalling: !scan.isFalling } : scan
  const rows = Math.max(0, Math.min(limit, total - offset))
  // Limit and offset are no parameters: a plan for any of them expects a tenth of the table.
  const part = `limit ${isFromEnd ? rows : limit} offset ${isFromEnd ? behind : offset}`
  const columns = scan.columns.map((column) => `e.${column}`).join(', ')
  return Prisma.sql`select ${Prisma.raw(columns)} from ${Prisma.raw(scan.rows)} e
    where ${scan.condition} order by ${orderOf(order)} ${Prisma.raw(part)}`
}

/** Ties break by id, so that no product is missed or shown twice over the pages. */
export function orderOf({ columns, isFalling }: Order): Prisma.Sql {
  const direction = isFalling ? ' desc' : ''
  return Prisma.raw(columns.map((column) => `e.${column}${direction}`).join(', '))
}
