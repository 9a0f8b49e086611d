import { type OwnColumn, type OwnRow, ownColumns } from '#contract/office/csv-columns'
import { Prisma, type PrismaClient } from '../../database/generated/client.ts'
import { catalogueConditions, type Filters, tabRules } from '../products/list-filters.ts'
import { readWholeProducts, type WholeProduct } from '../products/read-whole-products.ts'
import { findIds, searchProducts } from '../products/search.ts'
import { ownRowsOf, textColumns } from './own-rows.ts'
import { cleared, csvRow, guardCell } from './safe-cells.ts'

type Wanted = Filters & { q?: string | null | undefined }

/** Few products at once: the first ones are sent soon, and memory stays small. */
const productsAtOnce = 200
const byteOrderMark = '\ufeff'

/** The products that match the list's filters, as a file in parts. */
export async function* exportProducts(
  prisma: PrismaClient,
  { q, ...filters }: Wanted,
): AsyncGenerator<string> {
  const where = [tabRules[filters.tab ?? 'all'], ...catalogueConditions(filters)]
  if (q) {
    const found = await searchProducts(prisma, q, filters)
    where.push(Prisma.sql`e.id = any(${found.map(({ id }) => id)}::int[])`)
  }
  yield byteOrderMark + csvRow(ownColumns)
  for (let last = 0; ; ) {
    const behind = Prisma.join([Prisma.sql`e.id > ${last}`, ...where], ' and ')
    const page = await findIds(prisma, behind, { order: 'asc', most: productsAtOnce })
    const end = page.at(-1)
    if (!end) return
    last = end.id
    const products = await readWholeProducts(
      prisma,
      page.map(({ id }) => id),
    )
    yield products.map((product) => ownLines(product)).join('')
  }
}

/** With `(none)` in blank cells, it also restores empty fields. */
export function ownLines(product: WholeProduct, isWholeState = false): string {
  return ownRowsOf(product)
    .map((row) =>
      csvRow(
        ownColumns.map((column) => {
          const cell = row[column]
          if (isWholeState && cell === '' && mayBeCleared(row, column)) return cleared
          return textColumns.has(column) ? guardCell(cell) : cell
        }),
      ),
    )
    .join('')
}

const clearable: readonly OwnColumn[] = [
  ...(['old_price', 'discount', 'own_code', 'tags', 'image_alts'] as const),
  ...(['description', 'order_policy'] as const),
]

/** Fields are in the first row of a product, warnings beside counts. */
function mayBeCleared(row: OwnRow, column: OwnColumn): boolean {
  return column === 'low_at' ? row.count !== '' : row.id !== '' && clearable.includes(column)
}
