import { Prisma } from './generated/client.ts'

type Name =
  | 'staff'
  | 'act'
  | 'address'
  | 'request'
  | 'event'
  | 'undo'
  | 'refresh'
  | 'erasing'
  | 'quiet'

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
