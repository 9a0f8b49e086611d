import { lockRows } from '../../database/lock-rows.ts'
import { compareNames } from '../../database/names.ts'
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

/** The target gets the former names first: the deletion's trigger removes those of the deleted row. */
export async function deleteEntry(
  tx: Transaction,
  kind: CatalogueKind,
  id: number,
  to: number | null,
): Promise<void> {
  const entries = tx[kind] as CatalogueEntry
  if (to === null) return void (await entries.deleteMany({ where: { id } }))
  const moved = { targetId: to, at: new Date() }
  await tx.oldName.updateMany({ where: { kind, targetId: id }, data: moved })
  const rows = (await entries.findMany({ where: { id } })) as Partial<
    Record<CatalogueKind, string>
  >[]
  await entries.deleteMany({ where: { id } })
  const names = rows.map((row) => row[kind] ?? '')
  for (const { norm: nameKey } of (await compareNames(tx, names)).values()) {
    await tx.oldName.upsert({
      where: { kind_nameKey: { kind, nameKey } },
      create: { kind, nameKey, ...moved },
      update: moved,
    })
  }
}
