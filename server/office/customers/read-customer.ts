import type { PrismaClient } from '../../database/generated/client.ts'
import { notFound } from '../../refusals.ts'
import { presentCustomer } from './read-customers.ts'
import type { CustomerCard } from '#contract/office/customers-shapes'
import { rowsAtOnce } from '#contract/office/rules'

const noRecord = { delivered: 0, returned: 0, cancelled: 0, open: 0 }

/** The record is of his address's number, else of his newest order's. Throws a 404 for nobody. */
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
  const [record] = await prisma.$queryRaw<CustomerCard['record'][]>`
    select delivered, returned, cancelled, open from phone_record
    where number_key = shop_number_key(${number})`
  return {
    ...presentCustomer({ ...customer, number, orders: customer._count.orders }),
    address: customer.address?.address ?? null,
    record: record ?? noRecord,
    orders_list: orders.map((order) => ({
      trans_id: order.transId,
      status: order.status,
      total: order.totalTaka,
      created_at: order.createdAt.toISOString(),
    })),
  }
}
