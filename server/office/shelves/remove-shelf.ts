import { Prisma } from '../../database/generated/client.ts'
import { conflict, invalid, notFound } from '../../refusals.ts'
import type { Transaction } from '../as-staff.ts'
import { readShelf, type ShelfKind } from './read-shelves.ts'
import { changeInParts, lockGoods, moveGoods } from './standing-goods.ts'

/** `move_to` is where the goods go, and where the name leads then. */
type Removed = { id: number; v: number; move_to?: number | null | undefined }

/** Its categories go along. Throws a 404, a 409 with `current`, a 422 while some stand there. */
export async function removeMenu(tx: Transaction, { id, v, move_to: to = null }: Removed) {
  await lockGoods(tx, 'menu', id)
  await lockBoth(tx, 'menu', { id, v }, to)
  const categories = await tx.category.findMany({
    where: { menuId: id },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
  })
  if (to === null && categories.length > 0) {
    throw invalid('move_to', `${categories.length} categories stand here, say where they go`)
  }
  if (to !== null) {
    const { _max } = await tx.category.aggregate({
      where: { menuId: to },
      _max: { position: true },
    })
    // One by one: each moves the goods that stand there.
    for (const [nr, category] of categories.entries()) {
      const data = { menuId: to, position: (_max.position ?? -1) + 1 + nr }
      const touched = { lists: true, words: false }
      await changeInParts(tx, { kind: 'category', id: category.id, ...touched }, () =>
        tx.category.updateMany({ where: { id: category.id }, data }),
      )
    }
  }
  await removeRow(tx, 'menu', Prisma.sql`menu`, id, to)
}

/** Throws a 404, a 409 with `current`, a 422 while goods stand there. */
export async function removeCategory(tx: Transaction, removed: Removed) {
  await removeWithGoods(tx, 'category', Prisma.sql`category`, removed)
}

/** Throws a 404, a 409 with `current`, a 422 while goods stand there. */
export async function removeTag(tx: Transaction, removed: Removed) {
  await removeWithGoods(tx, 'tag', Prisma.sql`tag`, removed)
}

/** Throws a 404, and a 409 with `current` for another version. */
export async function removeBanner(tx: Transaction, { id, v }: { id: number; v: number }) {
  const { count } = await tx.banner.deleteMany({ where: { id, version: v } })
  if (count === 0) throw changed(await readShelf(tx, 'banner', id))
}

async function removeWithGoods(
  tx: Transaction,
  kind: 'category' | 'tag',
  name: Prisma.Sql,
  { id, v, move_to: to = null }: Removed,
) {
  const goods = await lockGoods(tx, kind, id)
  await lockBoth(tx, kind, { id, v }, to)
  if (to !== null) await moveGoods(tx, kind, id, to)
  else if (goods > 0) throw invalid('move_to', `${goods} goods stand here, say where they go`)
  await removeRow(tx, kind, name, id, to)
}

/** Two that are joined at once, each into the other, follow each other. */
async function lockBoth(
  tx: Transaction,
  kind: ShelfKind,
  { id, v }: { id: number; v: number },
  to: number | null,
) {
  const rows = await tx.$queryRaw<{ id: number; version: number }[]>`
    select id, version from ${Prisma.raw(kind)} where id = any(${[id, to ?? id]})
    order by id for update`
  const own = rows.find((row) => row.id === id)
  if (!own || (to !== null && rows.length < 2)) throw notFound(`The ${kind}`)
  if (own.version !== v) throw changed(await readShelf(tx, kind, id))
}

/**
 * Deletes it, then gives its name and its former names to the target: the trigger of the deletion
 * ends those that lead to it.
 */
async function removeRow(
  tx: Transaction,
  kind: ShelfKind,
  name: Prisma.Sql,
  id: number,
  to: number | null,
) {
  const names = await tx.$queryRaw<{ key: string }[]>`
    select name_key as key from old_name where kind = ${kind} and target_id = ${id}
    union select shop_norm(${name}) from ${Prisma.raw(kind)} where id = ${id}`
  await tx.$executeRaw`delete from ${Prisma.raw(kind)} where id = ${id}`
  if (to === null) return
  await tx.$executeRaw`
    insert into old_name (kind, name_key, target_id)
    select ${kind}, key, ${to} from unnest(${names.map(({ key }) => key)}::text[]) key
    on conflict (kind, name_key) do update set target_id = excluded.target_id, at = excluded.at`
}

const changed = (current: Awaited<ReturnType<typeof readShelf>>) =>
  conflict('Somebody changed this meanwhile, please look at it again', { current })
