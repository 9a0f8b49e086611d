import { catalogueName } from '#contract/office/wire'
import { linesOf } from '../read/own-row.ts'
import type { CategoryPath } from './known-names.ts'
import { findCategory, readPath } from './known-names.ts'
import { changedCell, labelOf, type Part, type Planning, shown } from './planning.ts'

const noCategory = 'The shop has no such category; let the file make it, or add it first'

/**
 * A file of another program adds categories and tags; the own one replaces them, so that the file
 * of former states restores.
 */
export function planCategories(at: Planning): Part | undefined {
  const { row, current, shop, options, problems } = at
  const cell = changedCell(at, 'categories')
  if (!cell) return undefined
  const ids: number[] = []
  const missing: CategoryPath[] = []
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
    if (message) problems.add(labelOf(at, 'categories'), path, message)
  }
  const before = (current?.categories ?? []).map(({ id }) => id)
  const add = ids.filter((id) => !before.includes(id))
  const remove = row.other ? [] : before.filter((id) => !ids.includes(id))
  if (add.length + remove.length + missing.length === 0) return undefined
  return {
    changes: { categories: { add, remove } },
    values: shown(cell, cell.isCleared ? '' : cell.text),
    ...(missing.length > 0 && { new_categories: missing }),
  }
}

/** A new name makes the tag. */
export function planTags(at: Planning): Part | undefined {
  const { names } = at.shop
  const cell = changedCell(at, 'tags')
  if (!cell) return undefined
  const wanted = cell.isCleared ? [] : linesOf(cell.text)
  const norms = wanted.map(names.norm)
  const had = at.current?.tags ?? []
  const hadNorms = had.map(({ tag }) => names.norm(tag))
  const add = wanted
    .filter((name) => !hadNorms.includes(names.norm(name)))
    .map((name) => names.tag(name) ?? name)
  const gone = at.row.other ? [] : had.filter(({ tag }) => !norms.includes(names.norm(tag)))
  if (add.length + gone.length === 0) return undefined
  return {
    changes: { tags: { add, remove: gone.map(({ id }) => id) } },
    values: shown(cell, cell.isCleared ? '' : cell.text),
  }
}
