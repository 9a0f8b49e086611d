import { pageSize, type Sort } from '#contract/shop'
import { readCards, readCardsByIds } from '../catalog/cards.ts'
import { type ListingFilter, offsetOf, orderBy } from '../catalog/listing.ts'
import { narrowedTo } from '../catalog/narrowed.ts'
import type { TagRow } from '../catalog/present.ts'
import type { Scan } from '../catalog/scan.ts'
import { Prisma, type PrismaClient } from '../database/generated/client.ts'
import { planOnce } from '../database/plans.ts'

/** `sorted`: those of `ids` that come first in the order of the request. */
type InOrder = { ids: Int32Array; sorted: Int32Array }
const tagged = { products: 200, tags: 30 }

/** Those of both lists that the filters beside the price leave, in their order. */
export async function keepNarrowed(
  prisma: PrismaClient,
  [found, nearest]: [Int32Array, Int32Array],
  filter: ListingFilter,
): Promise<[Int32Array, Int32Array]> {
  const condition = narrowedTo(filter, Prisma.sql`p.id`)
  if (condition === null || found.length === 0) return [found, nearest]
  const rows = await prisma.$queryRaw<{ id: number }[]>(Prisma.sql`
    select p.id from product p where p.id = any(${[...found]}::int[]) and ${condition}`)
  const kept = new Set(rows.map(({ id }) => id))
  const fits = (id: number) => kept.has(id)
  return [found.filter(fits), nearest.filter(fits)]
}

export async function readPage(
  prisma: PrismaClient,
  found: InOrder,
  { sort, page }: ListingFilter,
) {
  if (found.ids.length === 0) return { products: [], tags: [] }
  const [products, tags] = await Promise.all([
    readProducts(prisma, found, sort, offsetOf(page ?? 1)),
    readTags(prisma, found.ids),
  ])
  return { products, tags }
}

async function readProducts(
  prisma: PrismaClient,
  { ids, sorted }: InOrder,
  sort: Sort | null | undefined,
  offset: number,
) {
  if (offset >= ids.length) return []
  if (!sort) return readCardsByIds(prisma, [...ids.slice(offset, offset + pageSize)])
  const condition = Prisma.sql`e.id = any(${[...sorted]}::int[])`
  const scan: Scan = { rows: 'product', condition, ...orderBy(sort, 'id') }
  const total = sorted.length
  const first =
    offset < total ? await readCards(prisma, scan, { offset, limit: pageSize, total }) : []
  const room = pageSize - first.length
  if (room === 0 || total === ids.length) return first
  const isSorted = new Set(sorted)
  const others = ids.filter((id) => !isSorted.has(id))
  const from = Math.max(offset - total, 0)
  return [...first, ...(await readCardsByIds(prisma, [...others.slice(from, from + room)]))]
}

/** The tags of the newest of many. */
function readTags(prisma: PrismaClient, ids: Int32Array): Promise<TagRow[]> {
  const newest = [...ids.slice().sort().slice(-tagged.products)]
  return prisma.$queryRaw<TagRow[]>`${planOnce}
    select t.id, t.tag, t.english from product_tag pt join tag t on t.id = pt.tag_id
    where pt.product_id = any(${newest}::int[])
    group by t.id order by count(*) desc, t.id limit ${Prisma.raw(String(tagged.tags))}`
}
