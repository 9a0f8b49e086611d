import { Prisma } from '../../database/generated/client.ts'
import { lockRows } from '../../database/lock-rows.ts'
import type { Transaction } from '../as-staff.ts'
import type { CatalogueKind } from './standing-products.ts'

type CatalogueEntry = Pick<Transaction['menu'], 'findMany' | 'deleteMany'>

/** Locks by id: two entries of the catalogue that are joined into each other at once take turns. */
export async function lockCatalogue(
  tx: Transaction,
  kind: CatalogueKind,
  id: number,
  to: number | null,
): Promise<{ id: number; version: number }[]> {
  const ids = await lockRows(tx, kind, [id, to ?? id], 'update')
  return (tx[kind] as CatalogueEntry).findMany({ where: { id: { in: ids } } })
}

/** The target gets the names last: the deletion's trigger removes those of the deleted row. */
export async function deleteEntry(
  tx: Transaction,
  kind: CatalogueKind,
  id: number,
  to: number | null,
): Promise<void> {
  const table = Prisma.raw(kind)
  const names = await tx.$queryRaw<{ key: string }[]>`
    select name_key as key from old_name where kind = ${kind} and target_id = ${id}
    union select shop_norm(${table}) from ${table} where id = ${id}`
  await (tx[kind] as CatalogueEntry).deleteMany({ where: { id } })
  if (to === null) return
  await tx.$executeRaw`
    insert into old_name (kind, name_key, target_id)
    select ${kind}, key, ${to} from unnest(${names.map(({ key }) => key)}::text[]) key
    on conflict (kind, name_key) do update set target_id = excluded.target_id, at = excluded.at`
}
