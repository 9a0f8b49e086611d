import type { productSorts } from '#contract/office/rules'
import { Prisma } from '../../database/generated/client.ts'
import { invalid } from '../../failures/refusals.ts'

export type ProductSort = (typeof productSorts)[number]
/** The place of a row: its id, and a price, the key of a title, or its closeness. */
export type Place = { id: number; key: string }

/** The key of a row that is ordered by its id alone. */
export const noKey = Prisma.sql`''`

type Order = {
  /** The column before the id, if any. */
  column?: 'price_taka' | 'title_sort'
  isFalling: boolean
}
export const sortOrders: Record<ProductSort, Order> = {
  new: { isFalling: true },
  old: { isFalling: false },
  cheap: { column: 'price_taka', isFalling: false },
  dear: { column: 'price_taka', isFalling: true },
  az: { column: 'title_sort', isFalling: false },
}

export function cursorOf({ id, key }: Place): string {
  return `${Buffer.from(key).toString('base64url')}.${id}`
}

/** Throws a 422 for a cursor that no list returned. */
export function placeOf(cursor: string): Place {
  const [key, id, more] = cursor.split('.')
  const number = Number(id || Number.NaN)
  if (key === undefined || more !== undefined || !(number >= 0 && number < 2 ** 31)) {
    throw invalid('after', 'This list cannot go on there')
  }
  return { id: Math.floor(number), key: Buffer.from(key, 'base64url').toString() }
}

/** The sort order and the condition for rows after a place; `columnOf` names the columns. */
export function orderOf(sort: ProductSort, columnOf: (name: 'id' | Order['column']) => Prisma.Sql) {
  const { column, isFalling } = sortOrders[sort]
  const direction = Prisma.raw(isFalling ? ' desc' : '')
  const columns = column ? [columnOf(column), columnOf('id')] : [columnOf('id')]
  return {
    key: column ? Prisma.sql`${columnOf(column)}::text` : noKey,
    orderBy: Prisma.join(
      columns.map((each) => Prisma.sql`${each}${direction}`),
      ', ',
    ),
    behind: (place: Place): Prisma.Sql =>
      Prisma.sql`(${Prisma.join(columns, ', ')}) ${Prisma.raw(isFalling ? '<' : '>')}
        (${Prisma.join(valuesOf(place, column), ', ')})`,
  }
}

function valuesOf({ id, key }: Place, column: Order['column']): Prisma.Sql[] {
  if (column === undefined) return [Prisma.sql`${id}::int`]
  if (column === 'title_sort') return [Prisma.sql`${key}::text`, Prisma.sql`${id}::int`]
  const price = Number(key || Number.NaN)
  if (!Number.isInteger(price) || Math.abs(price) >= 2 ** 31) {
    throw invalid('after', 'This list cannot go on there')
  }
  return [Prisma.sql`${price}::int`, Prisma.sql`${id}::int`]
}
