import { mostCategories, mostTags } from '#contract/office/rules'
import { notFound } from '../../../failures/refusals.ts'
import type { KnownRows } from './known-rows.ts'
import type { Planning } from './planning.ts'

/** Ids of categories or tags that are added to a product or removed from it. */
export type Links = { added: number[]; removed: number[] }

export function planCategories({ changes, current, problems }: Planning, known: KnownRows): Links {
  const { add = [], remove = [] } = changes.categories ?? {}
  const links = linksOf(add, remove, current?.categories ?? [])
  if (!links.added.every(known.hasCategory)) {
    problems.add('categories', notFound('The category').message)
  }
  if (links.after === 0 && (current === null || links.removed.length > 0)) {
    problems.add('categories', 'Choose at least one category')
  }
  if (links.after > mostCategories && links.added.length > 0) {
    problems.add('categories', `At most ${mostCategories} categories`)
  }
  return links
}

/** A new name makes the tag. */
export function planTags({ changes, current, problems }: Planning, known: KnownRows): Links {
  const { add = [], remove = [] } = changes.tags ?? {}
  const ids = add.filter((each) => typeof each === 'number')
  const names = add.filter((each) => typeof each === 'string')
  if (!ids.every(known.hasTag)) problems.add('tags', notFound('The tag').message)
  const named = names.flatMap((name) => known.tagOf(name) ?? [])
  const links = linksOf([...ids, ...named], remove, current?.tags ?? [])
  if (links.after > mostTags && links.added.length > 0) {
    problems.add('tags', `At most ${mostTags} tags`)
  }
  return links
}

function linksOf(add: readonly number[], remove: readonly number[], current: { id: number }[]) {
  const had = current.map(({ id }) => id)
  const added = [...new Set(add)].filter((id) => !had.includes(id))
  const removed = [...new Set(remove)].filter((id) => had.includes(id) && !add.includes(id))
  return { added, removed, after: had.length + added.length - removed.length }
}
