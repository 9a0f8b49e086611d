import { Prisma } from '../../database/generated/client.ts'
import { lockRows } from '../../database/lock-rows.ts'
import { conflict } from '../../failures/refusals.ts'
import type { Transaction } from '../as-staff.ts'
import { readCatalogue } from './read-catalogue.ts'

export const orderMenus = (tx: Transaction, ids: number[]) => order(tx, 'menu', ids)
export const orderBanners = (tx: Transaction, ids: number[]) => order(tx, 'banner', ids)
export const orderCategories = (tx: Transaction, menuId: number, ids: number[]) =>
  order(tx, 'category', ids, Prisma.sql`where menu_id = ${menuId}`)

type Kind = 'menu' | 'category' | 'banner'
type Placed = Pick<Transaction['menu'], 'findMany' | 'update'>

/** Throws a 409 with all of the catalogue if the named ones differ from the existing ones. */
async function order(tx: Transaction, kind: Kind, ids: number[], of = Prisma.empty) {
  const entries = tx[kind] as Placed
  const locked = await lockRows(tx, kind, Prisma.sql`select id from ${Prisma.raw(kind)} ${of}`)
  const rows = await entries.findMany({ where: { id: { in: locked } } })
  const isWhole = ids.length === rows.length && rows.every(({ id }) => ids.includes(id))
  if (!isWhole) {
    const current = await readCatalogue(tx)
    throw conflict('Somebody changed this list meanwhile, please look at it again', { current })
  }
  const moved = rows.filter(({ id, position }) => ids[position] !== id)
  for (const { id } of moved) {
    await entries.update({ where: { id }, data: { position: ids.indexOf(id) } })
  }
}
