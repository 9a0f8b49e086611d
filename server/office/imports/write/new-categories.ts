import { neutralPicture } from '#contract/pictures'
import type { Transaction } from '../../as-staff.ts'
import { nextPosition, saveMenu } from '../../catalogue/save-entry.ts'
import type { Changes } from '../plan/changes.ts'
import {
  type CategoryPath,
  findCategory,
  findWhole,
  longName,
  namesOfCategory,
  readKnownNames,
} from '../plan/known-names.ts'

/** Categories that the rows of a file miss. */
export function findNewCategories(db: Transaction, jobId: number): Promise<CategoryPath[]> {
  return db.$queryRaw<CategoryPath[]>`
    select c ->> 'menu' as menu, c ->> 'category' as category
    from import_row r cross join lateral jsonb_array_elements(r.plan -> 'new_categories') c
    where r.job_id = ${jobId} and r.kind in ('new', 'changed')
    group by 1, 2 order by min(r.line), 1, 2`
}

/**
 * Makes missing categories with the neutral picture; a category's name is unique in the shop,
 * across menus.
 */
export async function makeCategories(
  tx: Transaction,
  wanted: readonly CategoryPath[],
): Promise<void> {
  for (const each of wanted) {
    const names = await readKnownNames(tx, namesOfCategory(each))
    if (findWhole(names, each) !== undefined) continue
    const isTaken = names.isCategory(each.category)
    if (isTaken && each.menu === each.category) continue
    const name = isTaken ? longName(each) : each.category
    const menuId = names.menu(each.menu) ?? (await saveMenu(tx, { menu: each.menu, active: true }))
    const position = await nextPosition(tx.category, { menuId })
    await tx.category.create({
      data: { menuId, category: name, image: neutralPicture, position },
    })
  }
}

/** Puts the ids of the made categories into the changes. */
export async function nameCategories(tx: Transaction, all: readonly Changes[]): Promise<void> {
  const wanted = all.flatMap(({ new_categories: missing = [] }) => missing)
  if (wanted.length === 0) return
  const names = await readKnownNames(tx, wanted.flatMap(namesOfCategory))
  for (const plan of all) {
    const ids = (plan.new_categories ?? []).flatMap((each) => findCategory(names, each) ?? [])
    if (ids.length === 0) continue
    const { add = [] } = plan.changes.categories ?? {}
    plan.changes.categories = { ...plan.changes.categories, add: [...new Set([...add, ...ids])] }
    plan.new_categories = []
  }
}
