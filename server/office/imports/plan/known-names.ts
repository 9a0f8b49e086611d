import type { CategoryModel, TagModel } from '../../../database/generated/models.ts'
import type { Transaction } from '../../as-staff.ts'
import { cutText } from '../read/problems.ts'

export type KnownNames = {
  /** A name in the database's form for comparison. */
  norm: (name: string) => string
  tag: (name: string) => number | undefined
  menu: (name: string) => number | undefined
  /** Finds `Women > Saree`, or a category's name alone if it is unique. */
  category: (path: string) => number | undefined
  isCategory: (name: string) => boolean
}
type InMenu = {
  menuId: CategoryModel['menuId']
  menu: string
  id: CategoryModel['id'] | null
  category: string | null
  path: string | null
}
/** A category by its menu, perhaps missing. */
export type CategoryPath = { menu: string; category: string }

export async function readKnownNames(
  db: Transaction,
  names: readonly string[],
): Promise<KnownNames> {
  const wanted = [...new Set(names)]
  const [known, menus] = await Promise.all([
    db.$queryRaw<{ name: string; norm: string; tag: TagModel['id'] | null }[]>`
      select name, shop_norm(name) as norm, t.id as tag
      from unnest(${wanted}::text[]) name left join tag t on shop_norm(t.tag) = shop_norm(name)`,
    db.$queryRaw<InMenu[]>`
      select m.id as "menuId", shop_norm(m.menu) as menu, c.id, shop_norm(c.category) as category,
        shop_norm(m.menu || ' > ' || c.category) as path
      from menu m left join category c on c.menu_id = m.id`,
  ])
  const normOf = new Map(known.map(({ name, norm }) => [name, norm]))
  const norm = (name: string) => normOf.get(name) ?? name
  const tagOf = new Map(known.map(({ norm: name, tag }) => [name, tag]))
  const categories = menus.flatMap(({ id, ...each }) => (id === null ? [] : { ...each, id }))
  const pathOf = new Map(categories.map(({ id, path }) => [path, id]))
  return {
    norm,
    tag: (name) => tagOf.get(norm(name)) ?? undefined,
    menu: (name) => menus.find(({ menu }) => menu === norm(name))?.menuId,
    isCategory: (name) => categories.some(({ category }) => category === norm(name)),
    category: (path) => {
      const wholly = pathOf.get(norm(path))
      if (wholly !== undefined) return wholly
      const named = categories.filter(({ category }) => category === norm(path))
      return named.length === 1 ? named[0]?.id : undefined
    },
  }
}

export function readPath(path: string): CategoryPath {
  const [menu = '', ...rest] = path.split(/(?: |^)>(?: |$)/).map((name) => name.trim())
  return { menu, category: rest.at(-1) ?? menu }
}

const pathOf = ({ menu, category }: CategoryPath) => `${menu} > ${category}`
/** The longer name, used where another menu has a category of the plain one. */
export const longName = ({ menu, category }: CategoryPath) =>
  cutText(`${menu} ${category}`, 60).trim()

/** Every name that is compared to find its menu and itself. */
export const namesOfCategory = (each: CategoryPath) => [
  each.menu,
  pathOf(each),
  longName(each),
  each.category,
]

/** Under its menu, or under the longer name. */
export const findWhole = (names: KnownNames, each: CategoryPath) =>
  names.category(pathOf(each)) ?? names.category(longName(each))
export const findCategory = (names: KnownNames, each: CategoryPath) =>
  findWhole(names, each) ?? names.category(each.category)
