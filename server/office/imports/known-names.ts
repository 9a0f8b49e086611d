import { Prisma } from '../../database/generated/client.ts'
import type { Transaction } from '../as-staff.ts'

export type KnownNames = {
  norm: (name: string) => string
  tag: (name: string) => number | undefined
  /** Finds `Women > Saree`, or a category's name alone if it is unique. */
  category: (path: string) => number | undefined
  isCategory: (name: string) => boolean
}

export async function readKnownNames(
  db: Transaction,
  names: readonly string[],
): Promise<KnownNames> {
  const wanted = [...new Set(names)]
  const [norms, tags, categories] = await Promise.all([
    db.$queryRaw<{ name: string; norm: string }[]>(
      Prisma.sql`select name, shop_norm(name) as norm from unnest(${wanted}::text[]) name`,
    ),
    db.$queryRaw<{ id: number; norm: string }[]>(Prisma.sql`
      select id, shop_norm(tag) as norm from tag
      where shop_norm(tag) in (select shop_norm(name) from unnest(${wanted}::text[]) name)`),
    db.$queryRaw<{ id: number; category: string; path: string }[]>(Prisma.sql`
      select c.id, shop_norm(c.category) as category,
        shop_norm(m.menu || ' > ' || c.category) as path
      from category c join menu m on m.id = c.menu_id`),
  ])
  const normOf = new Map(norms.map(({ name, norm }) => [name, norm]))
  const norm = (name: string) => normOf.get(name) ?? name
  const tagOf = new Map(tags.map(({ id, norm: name }) => [name, id]))
  const pathOf = new Map(categories.map(({ id, path }) => [path, id]))
  return {
    norm,
    tag: (name) => tagOf.get(norm(name)),
    isCategory: (name) => categories.some(({ category }) => category === norm(name)),
    category: (path) => {
      const wholly = pathOf.get(norm(path))
      if (wholly !== undefined) return wholly
      const named = categories.filter(({ category }) => category === norm(path))
      return named.length === 1 ? named[0]?.id : undefined
    },
  }
}
