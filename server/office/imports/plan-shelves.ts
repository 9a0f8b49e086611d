import { catalogueName } from '#contract/office/wire'
import type { Collecting } from './changes.ts'
import { findCategory, readPath } from './known-names.ts'
import { linesOf } from './own-row.ts'

const noCategory = 'The shop has no such category; let the file make it, or add it first'

/**
 * A file of another program adds categories and tags; the own one replaces them, so that the file
 * of former states restores.
 */
export function planShelves(into: Collecting): void {
  planCategories(into)
  planTags(into)
}

function planCategories({ row, current, shop, options, problems, plan, ...into }: Collecting) {
  const cell = into.changed('categories')
  if (!cell) return
  const ids: number[] = []
  const missing: NonNullable<typeof plan.new_categories> = []
  for (const path of cell.isCleared ? [] : linesOf(cell.text)) {
    const each = readPath(path)
    const id = row.other ? findCategory(shop.names, each) : shop.names.category(path)
    if (id !== undefined) {
      ids.push(id)
      continue
    }
    const refused = [each.menu, each.category]
      .flatMap((name) => catalogueName().safeParse(name).error?.issues ?? [])
      .at(0)?.message
    if (!refused) missing.push(each)
    const message = refused ?? (options.make_categories ? undefined : noCategory)
    if (message) problems.add(into.label('categories'), path, message)
  }
  const before = (current?.categories ?? []).map(({ id }) => id)
  const add = ids.filter((id) => !before.includes(id))
  const remove = row.other ? [] : before.filter((id) => !ids.includes(id))
  if (add.length + remove.length + missing.length === 0) return
  plan.changes.categories = { add, remove }
  if (missing.length > 0) plan.new_categories = missing
  into.note('categories', cell.was, cell.isCleared ? '' : cell.text)
}

/** A new name makes the tag. */
function planTags({ row, current, shop: { names }, plan, ...into }: Collecting) {
  const cell = into.changed('tags')
  if (!cell) return
  const wanted = cell.isCleared ? [] : linesOf(cell.text)
  const norms = wanted.map(names.norm)
  const had = current?.tags ?? []
  const hadNorms = had.map(({ tag }) => names.norm(tag))
  const add = wanted
    .filter((name) => !hadNorms.includes(names.norm(name)))
    .map((name) => names.tag(name) ?? name)
  const gone = row.other ? [] : had.filter(({ tag }) => !norms.includes(names.norm(tag)))
  if (add.length + gone.length === 0) return
  plan.changes.tags = { add, remove: gone.map(({ id }) => id) }
  into.note('tags', cell.was, cell.isCleared ? '' : cell.text)
}
