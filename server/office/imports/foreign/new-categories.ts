import { neutralPicture } from '#contract/pictures'
import type { Transaction } from '../../as-staff.ts'
import { cutText } from '../cut-text.ts'
import { type KnownNames, readKnownNames } from '../known-names.ts'

/** A missing category, and its menu. */
export type NewCategory = { menu: string; category: string }
type Planned = {
  plan: {
    changes: { categories?: { add?: number[] | undefined } | undefined }
    new_categories?: NewCategory[]
  }
}

const pathOf = ({ menu, category }: NewCategory) => `${menu} > ${category}`
/** The longer name, used where another menu has a category of the plain one. */
const longName = ({ menu, category }: NewCategory) => cutText(`${menu} ${category}`, 60).trim()

/** Every name that `findCategory` compares. */
export const namesOfCategory = (each: NewCategory) => [
  ...[pathOf(each), longName(each), each.category],
]

export function findCategory(names: KnownNames, each: NewCategory): number | undefined {
  return (
    names.category(pathOf(each)) ?? names.category(longName(each)) ?? names.category(each.category)
  )
}

export function readPath(path: string): NewCategory {
  const [menu = '', ...rest] = path.split(/(?: |^)>(?: |$)/).map((name) => name.trim())
  return { menu, category: rest.at(-1) ?? menu }
}

/** Categories that the rows of a file miss. */
export function findNewCategories(db: Transaction, jobId: number): Promise<NewCategory[]> {
  return db.$queryRaw<NewCategory[]>`
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
  wanted: readonly NewCategory[],
): Promise<void> {
  for (const each of wanted) {
    const names = await readKnownNames(tx, namesOfCategory(each))
    if (names.category(pathOf(each)) ?? names.category(longName(each))) continue
    const isTaken = names.isCategory(each.category)
    if (isTaken && each.menu === each.category) continue
    const name = isTaken ? longName(each) : each.category
    await tx.$executeRaw`
      insert into menu (menu, position)
      select ${each.menu}, coalesce(max(position) + 1, 0) from menu
      on conflict (shop_norm(menu)) do nothing`
    await tx.$executeRaw`
      insert into category (menu_id, category, image, position)
      select m.id, ${name}, ${neutralPicture}, (
        select coalesce(max(position) + 1, 0) from category where menu_id = m.id)
      from menu m where shop_norm(m.menu) = shop_norm(${each.menu})
      on conflict (shop_norm(category)) do nothing`
  }
}

/** Puts the ids of the made categories into the plans. */
export async function nameCategories(tx: Transaction, rows: readonly Planned[]): Promise<void> {
  const wanted = rows.flatMap(({ plan }) => plan.new_categories ?? [])
  if (wanted.length === 0) return
  const names = await readKnownNames(tx, wanted.flatMap(namesOfCategory))
  for (const { plan } of rows) {
    const ids = (plan.new_categories ?? []).flatMap((each) => findCategory(names, each) ?? [])
    if (ids.length === 0) continue
    const { add = [] } = plan.changes.categories ?? {}
    plan.changes.categories = {
      ...plan.changes.categories,
      add: [...new Set([...add, ...ids])],
    }
    plan.new_categories = []
  }
}
