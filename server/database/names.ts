import { Prisma, type PrismaClient } from './generated/client.ts'
import type { TagModel } from './generated/models.ts'

export type NamedKind = 'menu' | 'category' | 'tag' | 'product'
export type Named = { id: number; name: string; english: string | null }

const namesOf: Record<NamedKind, Prisma.Sql> = {
  menu: Prisma.sql`(select id, menu as name, english from menu)`,
  category: Prisma.sql`(select id, category as name, english from category)`,
  tag: Prisma.sql`(select id, tag as name, english from tag)`,
  product: Prisma.sql`(select id, slug as name, null as english from product)`,
}

/** The id and the present name of the row with this name, else of the row that had it before. */
export function byName(kind: NamedKind, name: string): Prisma.Sql {
  // A product's link is compared exactly.
  const isIt =
    kind === 'product'
      ? Prisma.sql`t.name = ${name}`
      : Prisma.sql`shop_norm(t.name) = shop_norm(${name})`
  return Prisma.sql`select t.id, t.name, t.english from ${namesOf[kind]} t where ${isIt}
    union all ${byFormerName(kind, name)} limit 1`
}

/** The row that has or had this name. */
export async function findNamed(
  prisma: PrismaClient,
  kind: NamedKind,
  name: string,
): Promise<Named | null> {
  return one(prisma, byName(kind, name))
}

/** The present name of the row that had this one before; null for a name in use or an unknown one. */
export async function findPresentName(
  prisma: PrismaClient,
  kind: NamedKind,
  name: string,
): Promise<string | null> {
  return (await one(prisma, byFormerName(kind, name)))?.name ?? null
}

async function one(prisma: PrismaClient, statement: Prisma.Sql): Promise<Named | null> {
  const [row] = await prisma.$queryRaw<Named[]>(statement)
  return row ?? null
}

/** A name in use is never among the former ones. */
function byFormerName(kind: NamedKind, name: string): Prisma.Sql {
  return Prisma.sql`select t.id, t.name, t.english from old_name o
    join ${namesOf[kind]} t on t.id = o.target_id
    where o.kind = ${kind} and o.name_key = shop_norm(${name})`
}

/** A name in the database's form for comparison, and the tag of this name. */
type Compared = { norm: string; tag: TagModel['id'] | null }

export async function compareNames(
  tx: Prisma.TransactionClient,
  names: readonly string[],
): Promise<Map<string, Compared>> {
  if (names.length === 0) return new Map()
  const rows = await tx.$queryRaw<(Compared & { name: string })[]>`
    select name, shop_norm(name) as norm, t.id as tag
    from unnest(${[...new Set(names)]}::text[]) name
    left join tag t on shop_norm(t.tag) = shop_norm(name)`
  return new Map(rows.map(({ name, ...row }) => [name, row]))
}
