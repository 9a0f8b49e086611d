import { Prisma } from '../../../database/generated/client.ts'
import type { Transaction } from '../../as-staff.ts'
import type { PlannedChoices } from './plan-choices.ts'

const tables = {
  colors: { table: Prisma.sql`product_color`, name: Prisma.sql`color` },
  sizes: { table: Prisma.sql`product_size`, name: Prisma.sql`size` },
}

/** Writes the differences, and gives new choices their ids. */
export async function writeChoices(
  tx: Transaction,
  kind: keyof typeof tables,
  productId: number,
  { staying, removed }: PlannedChoices,
): Promise<void> {
  const { table, name } = tables[kind]
  if (removed.length > 0) {
    await tx.$executeRaw`update ${table} set removed_at = now()
      where id = any(${removed.map(({ id }) => id)}::int[])`
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
  const rows = await tx.$queryRaw<{ id: number; position: number }[]>`
    insert into ${table} (product_id, ${name}, position)
    select ${productId}, name, position
    from jsonb_to_recordset(${JSON.stringify(added)}::jsonb) as w(name text, position int)
    order by position returning id, position`
  for (const { id, position } of rows) {
    const choice = staying[position]
    if (choice) choice.id = id
  }
}
