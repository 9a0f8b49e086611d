import type { Transaction } from '../../as-staff.ts'
import type { PlannedChoices } from './plan-choices.ts'

const kinds = {
  colors: {
    remove: (tx: Transaction, removed: Removed) => tx.productColor.updateMany(removed),
    find: async (tx: Transaction, productId: number) =>
      (await tx.productColor.findMany({ where: { productId } })).map(({ color, ...row }) => ({
        ...row,
        name: color,
      })),
    change: (tx: Transaction, { id, name: color, ...data }: Changed) =>
      tx.productColor.update({ where: { id }, data: { ...data, color } }),
    add: (tx: Transaction, productId: number, rows: Added[]) =>
      tx.productColor.createManyAndReturn({
        data: rows.map(({ name: color, position }) => ({ productId, color, position })),
      }),
  },
  sizes: {
    remove: (tx: Transaction, removed: Removed) => tx.productSize.updateMany(removed),
    find: async (tx: Transaction, productId: number) =>
      (await tx.productSize.findMany({ where: { productId } })).map(({ size, ...row }) => ({
        ...row,
        name: size,
      })),
    change: (tx: Transaction, { id, name: size, ...data }: Changed) =>
      tx.productSize.update({ where: { id }, data: { ...data, size } }),
    add: (tx: Transaction, productId: number, rows: Added[]) =>
      tx.productSize.createManyAndReturn({
        data: rows.map(({ name: size, position }) => ({ productId, size, position })),
      }),
  },
}
type Added = { name: string; position: number }
type Changed = Added & { id: number; removedAt: null }
type Removed = { where: { id: { in: number[] } }; data: { removedAt: Date } }

/** Writes the differences, and gives new choices their ids. */
export async function writeChoices(
  tx: Transaction,
  kind: keyof typeof kinds,
  productId: number,
  { staying, removed }: PlannedChoices,
): Promise<void> {
  const { remove, find, change, add } = kinds[kind]
  if (removed.length > 0) {
    const ids = removed.map(({ id }) => id)
    await remove(tx, { where: { id: { in: ids } }, data: { removedAt: new Date() } })
  }
  const placed = staying.map((choice, position) => ({ ...choice, position }))
  const stored = await find(tx, productId)
  for (const { id, name, position } of placed) {
    const row = stored.find((each) => each.id === id)
    if (row && (row.name !== name || row.position !== position || row.removedAt !== null)) {
      await change(tx, { id: row.id, name, position, removedAt: null })
    }
  }
  const added = placed.filter(({ id }) => id === null)
  if (added.length === 0) return
  for (const { id, position } of await add(tx, productId, added)) {
    const choice = staying[position]
    if (choice) choice.id = id
  }
}
