import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config/config.ts'
import { hashPassword, isPassword } from '../customers/passwords.ts'
import type { PrismaClient } from '../database/generated/client.ts'
import { demoCustomer, lockedHash } from './data/people.ts'

type Settings = Pick<Config, 'dataDir' | 'databaseUrl' | 'demoPassword'>

/**
 * DEMO_PASSWORD, or a random one: with the embedded database stored in DATA_DIR and printed at
 * every start, elsewhere printed once and null afterwards.
 */
export async function settleDemoPassword(
  prisma: PrismaClient,
  { dataDir, databaseUrl, demoPassword }: Settings,
): Promise<string | null> {
  const path = join(dataDir, 'demo-password')
  const isStored = databaseUrl === undefined
  const known = demoPassword ?? (isStored ? readStored(path) : null)
  const { email: emailKey } = demoCustomer
  const { passwordHash } = await prisma.customer.findUniqueOrThrow({ where: { emailKey } })
  if (known && (await isPassword(known, passwordHash))) return known
  if (!known && !isStored && passwordHash !== lockedHash) return null

  const password = known ?? randomBytes(8).toString('hex')
  if (isStored) writeFileSync(path, `${password}\n`, { mode: 0o600, flush: true })
  const changed = await prisma.customer.updateMany({
    where: { emailKey, passwordHash },
    data: { passwordHash: await hashPassword(password) },
  })
  // Null where another server, started at the same time, was faster.
  return changed.count > 0 ? password : null
}

function readStored(path: string): string | null {
  return existsSync(path) ? readFileSync(path, 'utf8').trim() : null
}
