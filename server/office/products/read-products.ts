import type { ProductRow } from '#contract/office/product-row-shapes'
import { rowsAtOnce } from '#contract/office/rules'
import { Prisma, type PrismaClient } from '../../database/generated/client.ts'
import { pageOf } from '../cursor.ts'
import type { Staff } from '../require-staff.ts'
import { catalogueConditions, type Filters, listingOf, tabRules } from './list-filters.ts'
import { cursorOf, orderOf, type Place, type ProductSort, placeOf } from './list-order.ts'
import { readProductRows } from './product-rows.ts'
import { catalogue, findPlaces, searchProducts } from './search.ts'

type Wanted = Filters & {
  q?: string | null | undefined
  sort?: ProductSort | null | undefined
  after?: string | null | undefined
}

/** A page of a tab's products, filtered by the input. A search sorts by closeness. */
export async function readProducts(
  prisma: PrismaClient,
  staff: Pick<Staff, 'id'>,
  wanted: Wanted,
): Promise<{ products: ProductRow[]; next: string | null }> {
  const after = wanted.after ? placeOf(wanted.after) : null
  const places = await placesOf(prisma, wanted, after)
  const { page, next } = pageOf(places, cursorOf)
  const ids = page.map(({ id }) => id)
  return { products: await readProductRows(prisma, staff, ids), next }
}

/** The places of a page's rows and of one more. */
async function placesOf(
  prisma: PrismaClient,
  { q, sort, ...filters }: Wanted,
  after: Place | null,
): Promise<Place[]> {
  if (!q) return scan(prisma, scopeOf(filters), sort ?? 'new', after)
  const found = await searchProducts(prisma, q, filters)
  if (sort) {
    const isFound = Prisma.sql`e.id = any(${found.map(({ id }) => id)}::int[])`
    return scan(prisma, { rows: products, where: [isFound] }, sort, after)
  }
  return found
    .map(({ id, tier }) => ({ id, key: String(tier) }))
    .filter(({ id, key }) => {
      if (!after) return true
      return Number(key) === Number(after.key) ? id < after.id : Number(key) > Number(after.key)
    })
    .slice(0, rowsAtOnce + 1)
}

type Scope = { rows: Rows; where: Prisma.Sql[] }
type Rows = { from: Prisma.Sql; columnOf: (name: string | undefined) => Prisma.Sql }

const products: Rows = {
  from: catalogue,
  columnOf: (name) => Prisma.raw(`e.${name}`),
}
const listing: Rows = {
  from: Prisma.sql`listing_entry l join product e on e.id = l.product_id`,
  columnOf: (name) => Prisma.raw(`l.${name === 'id' ? 'product_id' : name}`),
}

/** Products on sale of a category or tag are entries of its listing; those off sale are few. */
function scopeOf(filters: Filters): Scope {
  const tab = filters.tab ?? 'all'
  const where = [tabRules[tab], ...catalogueConditions(filters)]
  const key = tab === 'archived' ? null : listingOf(filters)
  if (key === null) return { rows: products, where }
  return { rows: listing, where: [Prisma.sql`l.listing_key = ${key}`, ...where] }
}

function scan(
  prisma: PrismaClient,
  { rows, where }: Scope,
  sort: ProductSort,
  after: Place | null,
): Promise<Place[]> {
  const { key, orderBy, behind } = orderOf(sort, rows.columnOf)
  const conditions = after ? [...where, behind(after)] : where
  return findPlaces(prisma, {
    from: rows.from,
    where: conditions,
    key,
    orderBy,
    most: rowsAtOnce + 1,
  })
}
