import { Prisma } from '../../database/generated/client.ts'
import { lockRows } from '../../database/lock-rows.ts'
import { conflict } from '../../refusals.ts'
import type { Transaction } from '../as-staff.ts'
import { readCatalogue } from './read-catalogue.ts'

export const orderMenus = (tx: Transaction, ids: number[]) => order(tx, 'menu', ids)
export const orderBanners = (tx: Transaction, ids: number[]) => order(tx, 'banner', ids)
export const orderCategories = (tx: Transaction, menuId: number, ids: number[]) =>
  order(tx, 'category', ids, Prisma.sql`where menu_id = ${menuId}`)

type Kind = 'menu' | 'category' | 'banner'
type Placed = Pick<Transaction['menu'], 'findMany'>

/** Throws a 409 with all of the catalogue if the named ones differ from the existing ones. */
async function order(tx: Transaction, kind: Kind, ids: number[], of = Prisma.empty) {
  const table = Prisma.raw(kind)
  const locked = await lockRows(tx, kind, Prisma.sql`select id from ${table} ${of}`)
  const rows = await (tx[kind] as Placed).findMany({ where: { id: { in: locked } } })
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
