import { Prisma } from '../../database/generated/client.ts'
import type { Transaction } from '../as-staff.ts'
import type { CatalogueKind } from './standing-products.ts'

type Deletable = Pick<Transaction['menu'], 'deleteMany'>

/** Locks by id: two entries of the catalogue that are joined into each other at once take turns. */
export function lockCatalogue(tx: Transaction, kind: CatalogueKind, id: number, to: number | null) {
  return tx.$queryRaw<{ id: number; version: number }[]>`
    select id, version from ${Prisma.raw(kind)} where id = any(${[id, to ?? id]})
    order by id for update`
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
  await (tx[kind] as Deletable).deleteMany({ where: { id } })
  if (to === null) return
  await tx.$executeRaw`
    insert into old_name (kind, name_key, target_id)
    select ${kind}, key, ${to} from unnest(${names.map(({ key }) => key)}::text[]) key
    on conflict (kind, name_key) do update set target_id = excluded.target_id, at = excluded.at`
}
