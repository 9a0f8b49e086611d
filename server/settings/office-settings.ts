import type { Prisma, PrismaClient } from '../database/generated/client.ts'

/** Settings of the office. A missing field is as the code has it. */
export type OfficeSettings = {
  hold_reviews?: boolean
  low_at?: number
  claim_minutes?: number
  slip_footer?: string
  left_carts?: boolean
}

export async function readOfficeSettings(
  db: PrismaClient | Prisma.TransactionClient,
): Promise<OfficeSettings> {
  const row = await db.setting.findUnique({ where: { part: 'orders' } })
  return (row?.value ?? {}) as OfficeSettings
}
