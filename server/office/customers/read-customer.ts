import type { CustomerCard } from '#contract/office/customers'
import { rowsAtOnce } from '#contract/office/rules'
import type { PrismaClient } from '../../database/generated/client.ts'
import { notFound } from '../../failures/refusals.ts'
import { refusedAddress } from '../../outbox/send-error.ts'
import { endOfNumber } from '../orders/search.ts'
import { presentCard } from './present.ts'

/** With the record of the address's number, else of the newest order's. Throws a 404. */
export async function readCustomer(prisma: PrismaClient, id: number): Promise<CustomerCard> {
  const [customer, orders] = await Promise.all([
    prisma.customer.findUnique({
      where: { id },
      include: { address: true, _count: { select: { orders: true } } },
    }),
    prisma.order.findMany({
      where: { customerId: id },
      orderBy: { id: 'desc' },
      take: rowsAtOnce,
    }),
  ])
  if (!customer) throw notFound('The customer')
  const number = customer.address?.number ?? orders[0]?.addressNumber ?? null
  const record = await prisma.phoneRecord.findUnique({
    where: { numberKey: endOfNumber(number ?? '') ?? '' },
    omit: { numberKey: true },
  })
  const lastMail = await prisma.outboxMessage.findFirst({
    where: { channel: 'mail', recipient: customer.email, state: { in: ['sent', 'failed'] } },
    orderBy: { id: 'desc' },
    select: { state: true, error: true },
  })
  const row = { ...customer, number, orders: customer._count.orders }
  // Other errors are of the shop's own mail server.
  const bounced = lastMail?.state === 'failed' && (lastMail.error ?? '').startsWith(refusedAddress)
  return presentCard(row, { address: customer.address?.address ?? null, bounced, record, orders })
}
