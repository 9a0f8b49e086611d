import { demoOwner } from '../prisma/seed-data-people.ts'
import type { Config } from './config.ts'
import type { PrismaClient } from './database/generated/client.ts'
import { linkForOwner } from './office/staff/first-owner.ts'

/** For who tries the demo on a laptop; null elsewhere, where the console says who is owner. */
export async function openDemoOffice(
  prisma: PrismaClient,
  { databaseUrl, publicUrl, port }: Pick<Config, 'databaseUrl' | 'publicUrl' | 'port'>,
): Promise<string | null> {
  if (databaseUrl !== undefined || publicUrl !== undefined) return null
  return linkForOwner(prisma, { ...demoOwner, origin: `http://localhost:${port}` })
}
