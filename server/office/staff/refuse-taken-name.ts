import { invalid } from '../../failures/refusals.ts'
import type { Transaction } from '../as-staff.ts'

/** Names that look alike are one: letters and digits alone, without case. */
function foldName(name: string): string {
  const folded = name.normalize('NFKC').toLowerCase()
  return folded.replace(/[^\p{L}\p{M}\p{N}]/gu, '') || folded
}

/**
 * Throws a 422 for a colleague's name, a former colleague's too: lists of acts distinguish staff by
 * name. `own`: the person who is renamed; a name that they have already stays.
 */
export async function refuseTakenName(tx: Transaction, name: string, own?: number): Promise<void> {
  // Of two people who take one name at once, the later sees the other's.
  await lockStaffTable(tx)
  const rows = await tx.staff.findMany({ select: { id: true, name: true } })
  const wanted = foldName(name)
  if (rows.some((row) => row.id === own && foldName(row.name) === wanted)) return
  if (rows.some((row) => foldName(row.name) === wanted)) {
    throw invalid('name', 'A colleague has this name')
  }
}

/** Until the end of the transaction nobody else writes an account. */
export async function lockStaffTable(tx: Transaction): Promise<void> {
  await tx.$executeRaw`lock table staff in share row exclusive mode`
}
