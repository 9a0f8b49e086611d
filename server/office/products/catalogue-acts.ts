import { mostCategories, mostTags } from '#contract/office/rules'
import { violatedParent } from '../../database/errors.ts'
import { compareNames } from '../../database/names.ts'
import { notFound, Refusal } from '../../failures/refusals.ts'
import type { Transaction } from '../as-staff.ts'

export type CatalogueAct =
  | { act: 'tag' | 'untag'; tag: number | string }
  | { act: 'category'; add?: number[] | null | undefined; remove?: number[] | null | undefined }

type Outcome = { changed: number[]; refusals: Map<number, Refusal> }
type Links = Map<number, Set<number>>
type Kind = 'tag' | 'category'

/** Puts products under tags or categories, or takes them away; each product has its own result. */
export async function changeCatalogue(
  tx: Transaction,
  ids: readonly number[],
  act: CatalogueAct,
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
      added.push(...more.map((entryId) => ({ id, entryId })))
      removed.push(...less.map((entryId) => ({ id, entryId })))
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

async function categoriesOf(tx: Transaction, act: CatalogueAct & { act: 'category' }) {
  const [add, remove] = [act.add ?? [], act.remove ?? []]
  const known = await tx.category.findMany({
    where: { id: { in: [...add, ...remove] } },
    select: { id: true },
  })
  if (known.length < new Set([...add, ...remove]).size) throw notFound('The category')
  return { add, remove }
}

/** A new name makes the tag. Throws a 404. */
async function tagsOf(tx: Transaction, { act, tag }: CatalogueAct & { act: 'tag' | 'untag' }) {
  const id = (await findTag(tx, tag)) ?? (act === 'tag' ? await makeTag(tx, tag) : null)
  if (id === null) throw notFound('The tag')
  return act === 'tag' ? { add: [id], remove: [] } : { add: [], remove: [id] }
}

async function findTag(tx: Transaction, tag: number | string): Promise<number | null> {
  if (typeof tag === 'string') return (await compareNames(tx, [tag])).get(tag)?.tag ?? null
  const found = await tx.tag.findUnique({ where: { id: tag }, select: { id: true } })
  return found?.id ?? null
}

/** Another transaction may make the same tag meanwhile. */
async function makeTag(tx: Transaction, tag: number | string): Promise<number | null> {
  if (typeof tag === 'number') return null
  await tx.tag.createMany({ data: { tag }, skipDuplicates: true })
  return findTag(tx, tag)
}

export type Link = { id: number; entryId: number }

async function linksOf(tx: Transaction, kind: Kind, ids: readonly number[]): Promise<Links> {
  const links: Links = new Map(ids.map((id) => [id, new Set<number>()]))
  const where = { productId: { in: [...ids] } }
  if (kind === 'tag') {
    const rows = await tx.productTag.findMany({ where })
    for (const { productId, tagId } of rows) links.get(productId)?.add(tagId)
  } else {
    const rows = await tx.productCategory.findMany({ where })
    for (const { productId, categoryId } of rows) links.get(productId)?.add(categoryId)
  }
  return links
}

/** Throws a 404 where a category or tag was removed meanwhile. */
export async function link(tx: Transaction, kind: Kind, links: readonly Link[]): Promise<void> {
  if (links.length === 0) return
  try {
    // In one order everywhere: two writers would otherwise wait for each other.
    const inOrder = [...links].sort((a, b) => a.id - b.id || a.entryId - b.entryId)
    if (kind === 'tag') {
      const data = inOrder.map(({ id, entryId }) => ({ productId: id, tagId: entryId }))
      await tx.productTag.createMany({ data, skipDuplicates: true })
    } else {
      const data = inOrder.map(({ id, entryId }) => ({ productId: id, categoryId: entryId }))
      await tx.productCategory.createMany({ data, skipDuplicates: true })
    }
  } catch (error) {
    throw violatedParent(error) ? notFound(kind === 'tag' ? 'The tag' : 'The category') : error
  }
}

export async function unlink(tx: Transaction, kind: Kind, links: readonly Link[]): Promise<void> {
  if (links.length === 0) return
  const idsOf = new Map<number, number[]>()
  for (const { id, entryId } of links) idsOf.set(entryId, [...(idsOf.get(entryId) ?? []), id])
  const each = [...idsOf].map(([entryId, ids]) => ({ entryId, productId: { in: ids } }))
  if (kind === 'tag') {
    const OR = each.map(({ entryId, productId }) => ({ tagId: entryId, productId }))
    await tx.productTag.deleteMany({ where: { OR } })
  } else {
    const OR = each.map(({ entryId, productId }) => ({ categoryId: entryId, productId }))
    await tx.productCategory.deleteMany({ where: { OR } })
  }
}
