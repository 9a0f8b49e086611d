import type { Transaction } from '../database/client.ts'
import { agents, buyers, messages, newBuyers, unshownReviews } from './data/office.ts'
import { lockedHash } from './data/people.ts'
import { idOf } from './seed-catalog.ts'
import { seedReviews } from './seed-customers.ts'
import { seedOfficeOrders } from './seed-office-orders.ts'

/**
 * Adds the missing rows of a day in the office: agents, buyers with orders of the last 30 days in
 * every state, unshown reviews, messages. Its times are relative to now, all else is fixed.
 */
export async function seedOffice(
  tx: Transaction,
  productIds: Map<string, number>,
  customerIds: Map<string, number>,
): Promise<void> {
  const agentIds = await seedAgents(tx)
  const buyerIds = await seedBuyers(tx)
  await seedOfficeOrders(tx, { productIds, buyerIds, agentIds })
  await seedReviews(tx, productIds, customerIds, unshownReviews)
  await seedMessages(tx, agentIds)
}

/** Returns ids by login. */
async function seedAgents(tx: Transaction): Promise<Map<string, number>> {
  await tx.staff.createMany({
    data: agents.map(({ name, login }) => ({ name, login, loginKey: login, role: 3 })),
    skipDuplicates: true,
  })
  const rows = await tx.staff.findMany({
    where: { loginKey: { in: agents.map(({ login }) => login) } },
  })
  return new Map(rows.map(({ loginKey, id }) => [loginKey, id]))
}

/** Returns ids by email. */
async function seedBuyers(tx: Transaction): Promise<Map<string, number>> {
  const all = [...buyers, ...newBuyers]
  await tx.customer.createMany({
    data: all.map(({ name, email }, nr) => ({
      name,
      email,
      emailKey: email,
      passwordHash: lockedHash,
      createdAt: hoursAgo(nr < buyers.length ? 31 * 24 : 1),
    })),
    skipDuplicates: true,
  })
  const rows = await tx.customer.findMany({
    where: { emailKey: { in: all.map(({ email }) => email) } },
    select: { id: true, emailKey: true },
  })
  const ids = new Map(rows.map(({ emailKey, id }) => [emailKey, id]))
  await tx.address.createMany({
    data: all.map(({ name, email, number, address }) => ({
      name,
      number,
      address,
      customerId: idOf(ids, email),
    })),
    skipDuplicates: true,
  })
  return ids
}

async function seedMessages(tx: Transaction, agentIds: Map<string, number>) {
  const rows = messages.map(({ buyer, hoursAgo: hours, subject, message, state = 0, answer }) => {
    const { name = '', email = '', number = '' } = buyers[buyer] ?? {}
    const staffId = state > 0 ? idOf(agentIds, agents[buyer % 2]?.login ?? '') : null
    return {
      name,
      email,
      number,
      subject,
      message,
      state,
      staffId,
      answer: answer ?? null,
      createdAt: hoursAgo(hours),
    }
  })
  const known = await tx.message.findMany({
    where: { email: { in: rows.map(({ email }) => email) } },
  })
  await tx.message.createMany({
    data: rows.filter(
      (row) => !known.some(({ email, subject }) => email === row.email && subject === row.subject),
    ),
  })
}

/** The time this many hours ago. */
export function hoursAgo(hours: number): Date {
  return new Date(Date.now() - hours * 60 * 60 * 1000)
}
