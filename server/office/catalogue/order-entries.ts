import { Prisma } from '../../database/generated/client.ts'
import { conflict } from '../../refusals.ts'
import type { Transaction } from '../as-staff.ts'
import { readCatalogue } from './read-catalogue.ts'

export const orderMenus = (tx: Transaction, ids: number[]) => order(tx, Prisma.sql`menu`, ids)
export const orderBanners = (tx: Transaction, ids: number[]) => order(tx, Prisma.sql`banner`, ids)
export const orderCategories = (tx: Transaction, menuId: number, ids: number[]) =>
  order(tx, Prisma.sql`category`, ids, Prisma.sql`where menu_id = ${menuId}`)

/** Throws a 409 with all of the catalogue if the named ones differ from the existing ones. */
async function order(tx: Transaction, table: Prisma.Sql, ids: number[], of = Prisma.empty) {
  const rows = await tx.$queryRaw<{ id: number; position: number }[]>`
    select id, position from ${table} ${of} order by id for no key update`
  const places = new Map(ids.map((id, place) => [id, place]))
  const isWhole = ids.length === rows.length && rows.every(({ id }) => places.has(id))
  if (!isWhole) {
    const current = await readCatalogue(tx)
    throw conflict('Somebody changed this list meanwhile, please look at it again', { current })
  }
  if (rows.every(({ id, position }) => places.get(id) === position)) return
  await tx.$executeRaw`
    update ${table} t set position = o.place - 1
    from unnest(${ids}::int[]) with ordinality o(id, place)
    where o.id = t.id and t.position <> o.place - 1`
}
