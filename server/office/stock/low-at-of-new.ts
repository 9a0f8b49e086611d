import { readOfficeSettings } from '../../settings/office-settings.ts'
import type { Transaction } from '../as-staff.ts'

/** New choices, with the shop's own warning if none was given; null never warns. */
export async function withLowAt<T extends { lowAt: number | null | undefined }>(
  tx: Transaction,
  added: readonly T[],
): Promise<(T & { lowAt: number | null })[]> {
  const needsDefault = added.some(({ lowAt }) => lowAt === undefined)
  const { low_at = null } = needsDefault ? await readOfficeSettings(tx) : {}
  return added.map((item) => ({ ...item, lowAt: item.lowAt === undefined ? low_at : item.lowAt }))
}
