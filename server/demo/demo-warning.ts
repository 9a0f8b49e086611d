import { type Config, isOnTheNet } from '../config/config.ts'
import type { PrismaClient } from '../database/generated/client.ts'
import { commandOf } from '../machine/tool-command.ts'
import { findPromos } from '../orders/promos.ts'
import { demoCustomer, promos } from './data/people.ts'

export async function warnOfDemo(
  prisma: PrismaClient,
  config: Pick<Config, 'databaseUrl' | 'publicUrl' | 'trustProxy'>,
): Promise<string | null> {
  if (!config.databaseUrl && !isOnTheNet(config)) return null
  const customers = await prisma.customer.count({ where: { emailKey: demoCustomer.email } })
  const codes = await findUsableDemoCodes(prisma)
  const found = [
    ...(customers > 0 ? [`the demo customer ${demoCustomer.email}`] : []),
    ...(codes.length > 0 ? [`the demo's promo codes ${codes.join(', ')}`] : []),
  ]
  if (found.length === 0) return null
  return `${found.join(' and ')} stand in this shop's database: anybody may use them. ${commandOf('remove-demo')} takes the demo out`
}

export async function findUsableDemoCodes(prisma: PrismaClient): Promise<string[]> {
  const priceOf = new Map(promos.map(({ code, priceTaka }) => [code, priceTaka]))
  const usable = await findPromos(prisma, [...priceOf.keys()], null)
  return usable.flatMap(({ code, priceTaka }) => (priceOf.get(code) === priceTaka ? code : []))
}
