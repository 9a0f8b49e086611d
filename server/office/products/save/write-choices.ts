import { Prisma } from '../../../database/generated/client.ts'
import type { Transaction } from '../../as-staff.ts'
import type { PlannedChoices } from './plan-choices.ts'

const kinds = {
  colors: {
    table: Prisma.sql`product_color`,
    name: Prisma.sql`color`,
    remove: (tx: Transaction, removed: Removed) => tx.productColor.updateMany(removed),
    add: (tx: Transaction, productId: number, rows: Added[]) =>
      tx.productColor.createManyAndReturn({
        data: rows.map(({ name: color, position }) => ({ productId, color, position })),
      }),
  },
  sizes: {
    table: Prisma.sql`product_size`,
    name: Prisma.sql`size`,
    remove: (tx: Transaction, removed: Removed) => tx.productSize.updateMany(removed),
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
  const { table, name, remove, add } = kinds[kind]
  if (removed.length > 0) {
    const ids = removed.map(({ id }) => id)
    await remove(tx, { where: { id: { in: ids } }, data: { removedAt: new Date() } })
  }
  const placed = staying.map((choice, position) => ({ ...choice, position }))
  const known = JSON.stringify(placed.filter(({ id }) => id !== null))
  const differs = Prisma.sql`c.id = w.id
    and (c.${name}, c.position, c.removed_at) is distinct from (w.name, w.position, null)`
  const wanted = Prisma.sql`jsonb_to_recordset(${known}::jsonb) as w(id int, name text, position int)`
  const [differing] = await tx.$queryRaw<{ n: number }[]>`
    select count(*)::int as n from ${table} c join ${wanted} on ${differs}`
  // An update without rows would still announce a change.
  if (differing && differing.n > 0) {
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
