import type { WholeProduct } from '../products/read-whole-products.ts'
import { findCategory, type NewCategory, readPath } from './foreign/new-categories.ts'
import type { KnownNames } from './known-names.ts'
import type { ProblemList } from './problems.ts'
import type { ProductInFile } from './records-of-product.ts'
import type { ImportOptions } from '#contract/office/import-rules'
import type { ProductChanges } from '#contract/office/product-changes'
import { shelfName } from '#contract/office/wire'

const noCategory = 'The shop has no such category; let the file make it, or add it first'

type Known = { names: KnownNames; options: ImportOptions }

/**
 * A file of another program adds categories; the own one replaces them, so that the file of former
 * states restores. `missing`: those that the shop lacks. Null if nothing differs.
 */
export function categoryChanges(
  { fields, foreign }: ProductInFile,
  current: WholeProduct | null,
  { names, options }: Known,
  problems: ProblemList,
): { change: ProductChanges['categories']; missing: NewCategory[] } | null {
  const ids: number[] = []
  const missing: NewCategory[] = []
  const cell = fields.get('categories')
  for (const path of !cell || cell.isCleared ? [] : linesOf(cell.text)) {
    const id = foreign ? findCategory(names, readPath(path)) : names.category(path)
    const column = foreign?.names.categories ?? 'categories'
    if (id !== undefined) ids.push(id)
    else {
      const each = readPath(path)
      const refused = refusalOf(each)
      const isWanted = refused === undefined
      if (isWanted) missing.push(each)
      const message = isWanted && !options.make_categories ? noCategory : refused
      if (message) problems.add(column, path, message)
    }
  }
  const before = (current?.categories ?? []).map(({ id }) => id)
  const add = ids.filter((id) => !before.includes(id))
  const remove = foreign ? [] : before.filter((id) => !ids.includes(id))
  if (add.length + remove.length + missing.length === 0) return null
  return { change: { add, remove }, missing }
}

/** The refusal that the form of categories would give. */
function refusalOf({ menu, category }: NewCategory): string | undefined {
  const [error] = [menu, category].flatMap((name) => shelfName().safeParse(name).error ?? [])
  return error?.issues[0]?.message
}

/** Works like `categoryChanges`; a new name makes the tag. */
export function tagChanges(
  { fields, foreign }: ProductInFile,
  current: WholeProduct | null,
  names: KnownNames,
): ProductChanges['tags'] | null {
  const cell = fields.get('tags')
  const wanted = !cell || cell.isCleared ? [] : linesOf(cell.text)
  const norms = wanted.map(names.norm)
  const had = current?.tags ?? []
  const hadNorms = had.map(({ tag }) => names.norm(tag))
  const add = wanted
    .filter((name) => !hadNorms.includes(names.norm(name)))
    .map((name) => names.tag(name) ?? name)
  const gone = foreign ? [] : had.filter(({ tag }) => !norms.includes(names.norm(tag)))
  if (add.length + gone.length === 0) return null
  return { add, remove: gone.map(({ id }) => id) }
}

/** A cell with several values has one a line. */
export const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
