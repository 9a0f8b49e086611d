import { districtIn } from '#contract/district-of-address'
import type { Order } from '#contract/orders'
import { orderStatus } from '#contract/shop'
import { readAskedParts } from '../cart/asked.ts'
import type { PrismaClient } from '../database/generated/client.ts'
import { type OrderRow, presentOrder, presentOrderEntry } from './present.ts'
import { readAdvance } from './read-advance.ts'

const inOrder = { orderBy: { id: 'asc' } } as const
const payments = { where: { undoneAt: null }, select: { taka: true } } as const
const whole = { select: { transId: true } } as const
const perPage = 20
/** Orders in an answer without `page`: nearly every customer has fewer. */
const perAnswer = 100

/** Newest first; past the last page empty. Pages are counted by twenty, with or without `page`. */
export async function readOrders(
  prisma: PrismaClient,
  customerId: number,
  page: number | null | undefined,
) {
  const size = page ? perPage : perAnswer
  const current = page ?? 1
  const [rows, total] = await Promise.all([
    prisma.order.findMany({
      where: { customerId },
      select: {
        id: true,
        transId: true,
        createdAt: true,
        status: true,
        totalTaka: true,
        lines: { select: { title: true, image: true }, orderBy: { id: 'asc' }, take: 1 },
        whole,
        _count: { select: { lines: true } },
      },
      orderBy: { id: 'desc' },
      skip: (current - 1) * size,
      take: size,
      relationLoadStrategy: 'join',
    }),
    prisma.order.count({ where: { customerId } }),
  ])
  return {
    orders: rows.map(presentOrderEntry),
    total,
    current_page: current,
    last_page: Math.max(1, Math.ceil(total / perPage)),
    per_page: perPage,
  }
}

/** `hasAdvance`: known of an order that is made at this moment, so that nothing was paid for it. */
export async function readOrder(
  prisma: PrismaClient,
  {
    transId,
    customerId,
    hasAdvance,
  }: { transId: string; customerId: number; hasAdvance?: boolean | undefined },
): Promise<Order | null> {
  const row = await prisma.order.findUnique({
    where: { transId, customerId },
    include: { lines: inOrder, ...(hasAdvance === undefined && { payments, whole }) },
    relationLoadStrategy: 'join',
  })
  return row && withAdvance(prisma, row, hasAdvance)
}

async function withAdvance(prisma: PrismaClient, row: OrderRow, known?: boolean): Promise<Order> {
  return presentOrder(row, known ?? (await readAdvance(prisma, row.lines)))
}

/** The order with what the call asks about its lines, while it is pending. */
export async function withAsked(prisma: PrismaClient, order: Order): Promise<Order> {
  if (order.order_status !== orderStatus.pending) return order
  type Line = Order['products'][number]
  const lineOf = ({ product, color, size }: Line) => ({
    productId: product.id,
    color: color ?? null,
    size: size ?? null,
  })
  const askedOf = await readAskedParts(prisma, order.products.map(lineOf))
  const products = order.products.map((line) => ({ ...line, ...askedOf(lineOf(line)) }))
  return { ...order, products }
}

const linkDays = 120

/** Readers of the link see who and where only as far as the courier would say aloud. */
export async function readLinkedOrder(
  prisma: PrismaClient,
  transId: string,
): Promise<Order | null> {
  const since = new Date(Date.now() - linkDays * 24 * 60 * 60 * 1000)
  const row = await prisma.order.findUnique({
    where: { transId, createdAt: { gt: since } },
    include: { lines: inOrder, payments, whole },
    relationLoadStrategy: 'join',
  })
  if (!row) return null
  const [name = ''] = row.addressName.split(/\s+/)
  const district = row.district ?? districtIn(row.address) ?? ''
  return { ...(await withAdvance(prisma, row)), address: { name, number: '', address: district } }
}
