import { Prisma } from '../../../database/generated/client.ts'
import type { Transaction } from '../../as-staff.ts'
import type { PlannedChoices } from './plan-choices.ts'

const kinds = {
  colors: {
    table: Prisma.sql`product_color`,
    name: Prisma.sql`color`,
    remove: (tx: Transaction, removed: Removed) => tx.productColor.updateMany(removed),
    find: async (tx: Transaction, productId: number) =>
      (await tx.productColor.findMany({ where: { productId } })).map(({ color, ...row }) => ({
        ...row,
        name: color,
      })),
    add: (tx: Transaction, productId: number, rows: Added[]) =>
      tx.productColor.createManyAndReturn({
        data: rows.map(({ name: color, position }) => ({ productId, color, position })),
      }),
  },
  sizes: {
    table: Prisma.sql`product_size`,
    name: Prisma.sql`size`,
    remove: (tx: Transaction, removed: Removed) => tx.productSize.updateMany(removed),
    find: async (tx: Transaction, productId: number) =>
      (await tx.productSize.findMany({ where: { productId } })).map(({ size, ...row }) => ({
        ...row,
        name: size,
      })),
    add: (tx: Transaction, productId: number, rows: Added[]) =>
      tx.productSize.createManyAndReturn({
        data: rows.map(({ name: size, position }) => ({ productId, size, position })),
      }),
  },
}
type Added = { name: string; position: number }
type Removed = { where: { id: { in: number[] } }; data: { removedAt: Date } }

/** Writes the differences, and gives new choices their ids. */
export async function writeChoices(
  tx: Transaction,
  kind: keyof typeof kinds,
  productId: number,
  { staying, removed }: PlannedChoices,
): Promise<void> {
  const { table, name, remove, find, add } = kinds[kind]
  if (removed.length > 0) {
    const ids = removed.map(({ id }) => id)
    await remove(tx, { where: { id: { in: ids } }, data: { removedAt: new Date() } })
  }
  const placed = staying.map((choice, position) => ({ ...choice, position }))
  const known = JSON.stringify(placed.filter(({ id }) => id !== null))
  const differs = Prisma.sql`c.id = w.id
    and (c.${name}, c.position, c.removed_at) is distinct from (w.name, w.position, null)`
  const wanted = Prisma.sql`jsonb_to_recordset(${known}::jsonb) as w(id int, name text, position int)`
  // An update without rows would still announce a change.
  const stored = await find(tx, productId)
  const isOther = placed.some(({ id, name, position }) => {
    const row = stored.find((each) => each.id === id)
    return row && (row.name !== name || row.position !== position || row.removedAt !== null)
  })
  if (isOther) {
    await tx.$executeRaw`update ${table} c
      set ${name} = w.name, position = w.position, removed_at = null from ${wanted} where ${differs}`
  }
  const added = placed.filter(({ id }) => id === null)
  if (added.length === 0) return
  for (const { id, position } of await add(tx, productId, added)) {
    const choice = staying[position]
    if (choice) choice.id = id
  }
}
