import { compareNames } from '../../../database/names.ts'
import type { Transaction } from '../../as-staff.ts'
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
  const compared = await compareNames(tx, [...tagNames, ...all.flatMap(namesOfChoices)])
  const norm = (name: string) => compared.get(name)?.norm ?? name
  const categories = await readIds(categoryIds, (id) =>
    tx.category.findMany({ where: { id }, select: { id: true } }),
  )
  const tags = await readIds(tagIds, (id) =>
    tx.tag.findMany({ where: { id }, select: { id: true } }),
  )
  const unknown = tagNames.filter((name) => compared.get(name)?.tag === null)
  const made = await makeTags(tx, new Map(unknown.map((name) => [norm(name), name])))
  return {
    norm,
    hasCategory: (id) => categories.has(id),
    hasTag: (id) => tags.has(id),
    tagOf: (name) => compared.get(name)?.tag ?? made.get(norm(name)) ?? undefined,
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
async function makeTags(
  tx: Transaction,
  nameByNorm: ReadonlyMap<string, string>,
): Promise<Map<string, number | null>> {
  if (nameByNorm.size === 0) return new Map()
  const names = [...nameByNorm].sort(([one], [other]) => (one < other ? -1 : 1))
  await tx.tag.createMany({ data: names.map(([, tag]) => ({ tag })), skipDuplicates: true })
  const made = await compareNames(tx, [...nameByNorm.values()])
  return new Map([...made.values()].map(({ norm, tag }) => [norm, tag]))
}
