import { type Config, isOnTheNet, listensHereAlone } from '../config/config.ts'
import type { PrismaClient } from '../database/generated/client.ts'
import { linkForOwner } from '../office/staff/first-owner.ts'
import { demoOwner } from './data/people.ts'

/**
 * For a demo on a laptop that nobody else reaches, until the demo owner has a password. Null
 * elsewhere: `npm run office -- owner` makes a link.
 */
export async function openDemoOffice(
  prisma: PrismaClient,
  config: Pick<Config, 'databaseUrl' | 'publicUrl' | 'port' | 'host' | 'trustProxy'>,
): Promise<string | null> {
  const isLaptop = !isOnTheNet(config) && listensHereAlone(config)
  if (config.databaseUrl !== undefined || !isLaptop) return null
  const where = { loginKey: demoOwner.login, passwordHash: { not: null } }
  if ((await prisma.staff.count({ where })) > 0) return null
  return linkForOwner(prisma, { ...demoOwner, origin: `http://localhost:${config.port}` })
}
