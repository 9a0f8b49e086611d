import { notFound } from '../../../refusals.ts'
import type { Transaction } from '../../as-staff.ts'
import type { Faults } from './faults.ts'
import type { CleanChanges } from '#contract/office/product-changes'
import type { OfficeProduct } from '#contract/office/product-row-shapes'
import { mostCategories, mostTags } from '#contract/office/rules'

/** Ids of categories or tags that a product gets and loses. */
export type Links = { added: number[]; removed: number[] }

export async function planCategories(
  tx: Transaction,
  change: CleanChanges['categories'],
  current: OfficeProduct | null,
  faults: Faults,
): Promise<Links> {
  const links = linksOf(change?.add ?? [], change?.remove ?? [], current?.categories ?? [])
  const known = await tx.category.findMany({
    where: { id: { in: links.added } },
    select: { id: true },
  })
  if (known.length < links.added.length) {
    faults.add('categories', notFound('The category').message)
  }
  if (links.after === 0 && (current === null || links.removed.length > 0)) {
    faults.add('categories', 'Choose at least one category')
  }
  if (links.after > mostCategories && links.added.length > 0) {
    faults.add('categories', `At most ${mostCategories} categories`)
  }
  return links
}

/** A new name makes the tag. */
export async function planTags(
  tx: Transaction,
  change: CleanChanges['tags'],
  current: OfficeProduct | null,
  faults: Faults,
): Promise<Links> {
  const ids = (change?.add ?? []).filter((each) => typeof each === 'number')
  const names = (change?.add ?? []).filter((each) => typeof each === 'string')
  const known = await tx.tag.findMany({ where: { id: { in: ids } }, select: { id: true } })
  if (known.length < new Set(ids).size) faults.add('tags', notFound('The tag').message)
  const named = names.length > 0 ? await findOrMakeTags(tx, names) : []
  const links = linksOf([...ids, ...named], change?.remove ?? [], current?.tags ?? [])
  if (links.after > mostTags && links.added.length > 0) {
    faults.add('tags', `At most ${mostTags} tags`)
  }
  return links
}

function linksOf(add: readonly number[], remove: readonly number[], current: { id: number }[]) {
  const had = current.map(({ id }) => id)
  const added = [...new Set(add)].filter((id) => !had.includes(id))
  const removed = [...new Set(remove)].filter((id) => had.includes(id) && !add.includes(id))
  return { added, removed, after: had.length + added.length - removed.length }
}

/** In the order of their names, so that two who make the same ones wait for each other. */
async function findOrMakeTags(tx: Transaction, names: string[]): Promise<number[]> {
  const find = () => tx.$queryRaw<{ id: number; norm: string }[]>`
    select id, shop_norm(tag) as norm from tag
    where shop_norm(tag) in (select shop_norm(name) from unnest(${names}::text[]) name)`
  const missing = await tx.$queryRaw<{ name: string }[]>`
    select distinct on (shop_norm(name)) name from unnest(${names}::text[]) name
    where not exists (select from tag where shop_norm(tag) = shop_norm(name)) order by shop_norm(name)`
  if (missing.length > 0) {
    await tx.$executeRaw`
      insert into tag (tag) select name from unnest(${missing.map(({ name }) => name)}::text[])
        with ordinality n(name, nr) order by nr
      on conflict (shop_norm(tag)) do nothing`
  }
  return (await find()).map(({ id }) => id)
}
