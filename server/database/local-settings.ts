import { Prisma } from './generated/client.ts'
import { planOnce } from './plans.ts'

type Name =
  | 'staff'
  | 'act'
  | 'address'
  | 'request'
  | 'event'
  | 'undo'
  | 'correct'
  | 'refresh'
  | 'erasing'
  | 'quiet'

/** The act of a transaction; without settings it is nobody's. `now`: the start of the transaction. */
type Act = Record<'staff' | 'act' | 'address' | 'request', string> & { now: Date }

/** Sets `shop.<name>` for this transaction: triggers and functions read them. */
export async function setLocal(
  tx: Prisma.TransactionClient,
  settings: Partial<Record<Name, string>>,
): Promise<void> {
  const each = Object.entries(settings).map(
    ([name, value]) => Prisma.sql`set_config(${`shop.${name}`}, ${value}, true)`,
  )
  await tx.$executeRaw`select ${Prisma.join(each)}`
}

/** What `setLocal` has set, and the database's clock. */
export async function readAct(tx: Prisma.TransactionClient): Promise<Act> {
  const each = (['staff', 'act', 'address', 'request'] as const).map(
    (name) =>
      Prisma.sql`coalesce(current_setting(${`shop.${name}`}, true), '') as ${Prisma.raw(name)}`,
  )
  const [act] = await tx.$queryRaw<Act[]>`${planOnce} select now() as now, ${Prisma.join(each)}`
  if (!act) throw new Error('The settings of the transaction were not read')
  return act
}
