import { violatedParent } from '../../database/faults.ts'
import { Prisma } from '../../database/generated/client.ts'
import { notFound, Refusal } from '../../refusals.ts'
import type { Transaction } from '../as-staff.ts'
import { mostCategories, mostTags } from '#contract/office/rules'

export type ShelfAct =
  | { act: 'tag' | 'untag'; tag: number | string }
  | { act: 'category'; add?: number[] | null | undefined; remove?: number[] | null | undefined }

type Outcome = { changed: number[]; refusals: Map<number, Refusal> }
type Links = Map<number, Set<number>>
type Kind = 'tag' | 'category'

/** Puts products under tags or categories, or takes them away; each product has its own result. */
export async function changeShelves(
  tx: Transaction,
  ids: readonly number[],
  act: ShelfAct,
): Promise<Outcome> {
  const kind: Kind = act.act === 'category' ? 'category' : 'tag'
  const { add, remove } =
    act.act === 'category' ? await categoriesOf(tx, act) : await tagsOf(tx, act)
  const had = await linksOf(tx, kind, ids)
  const refusals = new Map<number, Refusal>()
  const added: Link[] = []
  const removed: Link[] = []
  for (const id of ids) {
    const before = had.get(id) ?? new Set()
    const after = new Set([...before, ...add].filter((each) => !remove.includes(each)))
    const more = [...after].filter((each) => !before.has(each))
    const less = [...before].filter((each) => !after.has(each))
    const refusal = more.length + less.length > 0 ? whyNot(kind, before.size, after.size) : null
    if (refusal) refusals.set(id, refusal)
    else {
      added.push(...more.map((shelf) => ({ id, shelf })))
      removed.push(...less.map((shelf) => ({ id, shelf })))
    }
  }
  await unlink(tx, kind, removed)
  await link(tx, kind, added)
  return { changed: [...new Set([...added, ...removed].map(({ id }) => id))], refusals }
}

/** A number above the limit may stay, but not grow. */
function whyNot(kind: Kind, before: number, after: number): Refusal | null {
  if (kind === 'category' && after === 0) return new Refusal(422, 'Choose at least one category')
  if (after <= before) return null
  if (kind === 'category' && after > mostCategories) {
    return new Refusal(422, `At most ${mostCategories} categories`)
  }
  return kind === 'tag' && after > mostTags ? new Refusal(422, `At most ${mostTags} tags`) : null
}

async function categoriesOf(tx: Transaction, act: ShelfAct & { act: 'category' }) {
  const [add, remove] = [act.add ?? [], act.remove ?? []]
  const known = await tx.category.findMany({
    where: { id: { in: [...add, ...remove] } },
    select: { id: true },
  })
  if (known.length < new Set([...add, ...remove]).size) throw notFound('The category')
  return { add, remove }
}

/** A new name makes the tag. Throws a 404. */
async function tagsOf(tx: Transaction, { act, tag }: ShelfAct & { act: 'tag' | 'untag' }) {
  const id = (await findTag(tx, tag)) ?? (act === 'tag' ? await makeTag(tx, tag) : null)
  if (id === null) throw notFound('The tag')
  return act === 'tag' ? { add: [id], remove: [] } : { add: [], remove: [id] }
}

async function findTag(tx: Transaction, tag: number | string): Promise<number | null> {
  const [found] =
    typeof tag === 'number'
      ? await tx.tag.findMany({ where: { id: tag }, select: { id: true } })
      : await tx.$queryRaw<{ id: number }[]>`
          select id from tag where shop_norm(tag) = shop_norm(${tag})`
  return found?.id ?? null
}

/** Another transaction may make the same tag meanwhile. */
async function makeTag(tx: Transaction, tag: number | string): Promise<number | null> {
  if (typeof tag === 'number') return null
  await tx.tag.createMany({ data: { tag }, skipDuplicates: true })
  return findTag(tx, tag)
}

export type Link = { id: number; shelf: number }

const tables = {
  tag: Prisma.sql`product_tag (product_id, tag_id)`,
  category: Prisma.sql`product_category (product_id, category_id)`,
} as const

async function linksOf(tx: Transaction, kind: Kind, ids: readonly number[]): Promise<Links> {
  const rows = await tx.$queryRaw<Link[]>`
    select product_id as id, ${Prisma.raw(`${kind}_id`)} as shelf
    from ${Prisma.raw(`product_${kind}`)} where product_id = any(${ids}::int[])`
  const links: Links = new Map(ids.map((id) => [id, new Set<number>()]))
  for (const { id, shelf } of rows) links.get(id)?.add(shelf)
  return links
}

/** Throws a 404 where a shelf was removed meanwhile. */
export async function link(tx: Transaction, kind: Kind, links: readonly Link[]): Promise<void> {
  if (links.length === 0) return
  try {
    await tx.$executeRaw`
      insert into ${tables[kind]}
      select w.id, w.shelf from jsonb_to_recordset(${JSON.stringify(links)}::jsonb)
        as w(id int, shelf int) order by 1, 2 on conflict do nothing`
  } catch (error) {
    throw violatedParent(error) ? notFound(kind === 'tag' ? 'The tag' : 'The category') : error
  }
}

export async function unlink(tx: Transaction, kind: Kind, links: readonly Link[]): Promise<void> {
  if (links.length === 0) return
  await tx.$executeRaw`
    delete from ${Prisma.raw(`product_${kind}`)} t
    using jsonb_to_recordset(${JSON.stringify(links)}::jsonb) as w(id int, shelf int)
    where t.product_id = w.id and t.${Prisma.raw(`${kind}_id`)} = w.shelf`
}
