import type { Kind, Snapshot } from '../database/cache.ts'
import { Prisma, type PrismaClient } from '../database/generated/client.ts'

export type Order = {
  /** What orders the rows, the id of the product last. */
  columns: [...string[], string]
  isFalling: boolean
}
/** Rows in an order of their own, as an index holds them. */
export type Walk = Order & {
  /** Tells it from every other walk. */
  name: string
  /** The table, known as `e`. */
  rows: 'product' | 'listing_entry'
  condition: Prisma.Sql
  /** The same rows, in whatever way they are found, where that differs. */
  anyWay?: Prisma.Sql
  /** Whether one plan is the best for any values of the condition: its order's own index. */
  isPlannedOnce: boolean
}
/** Where to begin reading: behind a known row, and then so many further. */
export type Place = { behind: Prisma.Sql; skip: number; mostSkipped: number }
/** Rows of a walk at equal distances, by their columns. */
type Marks = { rows: unknown[][] }

export const markEvery = 128
/** Nearer to the top, rows are passed over one by one. */
export const shallowRows = 1024
const markBytes = 150

const marksOfWalks: Kind<Marks> = {
  name: 'marks',
  sizeOf: ({ rows }) => 200 + markBytes * rows.length,
}

/**
 * Finds the place of a deep page without passing over all rows before it: the first deep page of a
 * walk marks its way, and the marks are kept with the snapshot. Where nothing is kept, the rows are
 * passed over.
 */
export async function findPlace(
  prisma: PrismaClient,
  snapshot: Snapshot,
  walk: Walk,
  offset: number,
): Promise<Place> {
  const isShallow = offset < shallowRows || !snapshot.isKeeping
  const marks = isShallow
    ? undefined
    : await snapshot.keep(marksOfWalks, walk.name, () => mark(prisma, walk))
  const behindThis = marks?.rows[Math.floor(offset / markEvery) - 1]
  if (!behindThis) {
    return { behind: Prisma.sql`true`, skip: offset, mostSkipped: Math.max(offset, shallowRows) }
  }
  const direction = walk.isFalling ? Prisma.sql`<` : Prisma.sql`>`
  const behind = Prisma.sql`(${columnsOf(walk)}) ${direction} (${Prisma.join(behindThis)})`
  return { behind, skip: offset % markEvery, mostSkipped: markEvery }
}

async function mark(prisma: PrismaClient, walk: Walk): Promise<Marks> {
  const found = await prisma.$queryRaw<Record<string, unknown>[]>(Prisma.sql`
    select ${columnsOf(walk)} from (
      select ${columnsOf(walk)}, row_number() over (order by ${orderOf(walk, 'e')}) as nr
      from ${Prisma.raw(walk.rows)} e where ${walk.anyWay ?? walk.condition}
    ) e where nr % ${markEvery}::int = 0 order by nr`)
  return { rows: found.map((row) => walk.columns.map((column) => row[column])) }
}

/** Ties break by id, so that no product is missed or shown twice over the pages. */
export function orderOf({ columns, isFalling }: Order, table: 'e' | 'p'): Prisma.Sql {
  const direction = isFalling ? ' desc' : ''
  return Prisma.raw(columns.map((column) => `${table}.${column}${direction}`).join(', '))
}

export function columnsOf({ columns }: Walk): Prisma.Sql {
  return Prisma.raw(columns.map((column) => `e.${column}`).join(', '))
}
