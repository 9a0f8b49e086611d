import { readNorms } from '../../../database/names.ts'
import type { Transaction } from '../../as-staff.ts'
import { findTags } from '../find-tags.ts'
import type { Planning } from './planning.ts'

/** Rows that plans need, read once for many products. */
export type KnownRows = {
  /** A name in the database's form for comparison. */
  norm: (name: string) => string
  hasCategory: (id: number) => boolean
  hasTag: (id: number) => boolean
  /** Finds a new name too: the tag was made before. */
  tagOf: (name: string) => number | undefined
}

export async function readKnownRows(tx: Transaction, all: readonly Planning[]): Promise<KnownRows> {
  const addedTags = all.flatMap(({ changes }) => changes.tags?.add ?? [])
  const tagIds = addedTags.filter((each) => typeof each === 'number')
  const tagNames = addedTags.filter((each) => typeof each === 'string')
  const categoryIds = all.flatMap(({ changes }) => changes.categories?.add ?? [])
  const norms = await readNorms(tx, [...tagNames, ...all.flatMap(namesOfChoices)])
  const norm = (name: string) => norms.get(name) ?? name
  const categories = await readIds(categoryIds, (id) =>
    tx.category.findMany({ where: { id }, select: { id: true } }),
  )
  const tags = await readIds(tagIds, (id) =>
    tx.tag.findMany({ where: { id }, select: { id: true } }),
  )
  const named = await findOrMakeTags(tx, new Map(tagNames.map((name) => [norm(name), name])))
  return {
    norm,
    hasCategory: (id) => categories.has(id),
    hasTag: (id) => tags.has(id),
    tagOf: (name) => named.get(norm(name)),
  }
}

/** None if no name changes: names are then not compared. */
function namesOfChoices({ changes, current }: Planning): string[] {
  const put = [...(changes.colors?.put ?? []), ...(changes.sizes?.put ?? [])]
  if (put.length === 0) return []
  return [
    ...put.map(({ name }) => name),
    ...(current?.colors ?? []).map(({ color }) => color),
    ...(current?.sizes ?? []).map(({ size }) => size),
  ]
}

async function readIds(
  ids: number[],
  read: (id: { in: number[] }) => Promise<{ id: number }[]>,
): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const rows = await read({ in: [...new Set(ids)] })
  return new Set(rows.map(({ id }) => id))
}

/** Sorted by norm, so that two writers who make the same ones wait for each other. */
async function findOrMakeTags(
  tx: Transaction,
  nameByNorm: ReadonlyMap<string, string>,
): Promise<Map<string, number>> {
  if (nameByNorm.size === 0) return new Map()
  const known = await findTags(tx, [...nameByNorm.keys()])
  const missing = [...nameByNorm.keys()].filter((norm) => !known.has(norm)).sort()
  if (missing.length === 0) return known
  await tx.tag.createMany({
    data: missing.map((norm) => ({ tag: nameByNorm.get(norm) ?? norm })),
    skipDuplicates: true,
  })
  return new Map([...known, ...(await findTags(tx, missing))])
}
