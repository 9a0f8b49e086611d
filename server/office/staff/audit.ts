import { rowsAtOnce } from '#contract/office/rules'
import type { AuditEntry } from '#contract/office/staff'
import type { Prisma, PrismaClient } from '../../database/generated/client.ts'
import { idInCursor } from '../cursor.ts'
import { beginningOf, endOf } from '../moments.ts'
import { readProductsNames } from './audit-subjects.ts'

type Wanted = {
  staff?: number | null | undefined
  entity?: string | null | undefined
  from?: string | null | undefined
  to?: string | null | undefined
  after?: string | null | undefined
}

/** Newest first; a page never ends within an act. `after`: the id of the last row seen. */
export async function readAudit(prisma: PrismaClient, wanted: Wanted) {
  const where: Prisma.AuditEntryWhereInput = {
    ...(wanted.staff && { staffId: wanted.staff }),
    ...(wanted.entity && { entity: wanted.entity }),
    at: {
      ...(wanted.from && { gte: beginningOf(wanted.from) }),
      ...(wanted.to && { lt: endOf(wanted.to) }),
    },
  }
  const readRows = (id: Prisma.BigIntFilter | undefined, take?: number) =>
    prisma.auditEntry.findMany({
      where: { ...where, ...(id && { id }) },
      include: { staff: { select: { name: true, login: true } } },
      orderBy: { id: 'desc' },
      ...(take && { take }),
    })
  const rows = await readRows(
    wanted.after ? { lt: idInCursor(wanted.after) } : undefined,
    rowsAtOnce + 1,
  )
  const page = rows.slice(0, rowsAtOnce)
  const last = page.at(-1)
  if (!last || rows.length <= rowsAtOnce) {
    return { entries: await presentAll(prisma, page), next: null }
  }
  const end = await endOfAct(prisma, last)
  const entries = end < last.id ? [...page, ...(await readRows({ lt: last.id, gte: end }))] : page
  return { entries: await presentAll(prisma, entries), next: String(end) }
}

/** More rows than one act can have, including others written meanwhile. */
const mostBehind = 5000n

/** The oldest row of this row's act. */
async function endOfAct(prisma: PrismaClient, { id, request }: Row): Promise<bigint> {
  if (!request) return id
  const { _min: least } = await prisma.auditEntry.aggregate({
    _min: { id: true },
    where: { request, id: { lte: id, gt: id - mostBehind } },
  })
  return least.id ?? id
}

type Row = Prisma.AuditEntryGetPayload<{
  include: { staff: { select: { name: true; login: true } } }
}>

/** Staff know an order by its transaction id and each other by name; two may have had one name. */
async function presentAll(prisma: PrismaClient, rows: Row[]): Promise<AuditEntry[]> {
  const idsOf = (...entities: string[]) => ({
    id: {
      in: rows.filter(({ entity }) => entities.includes(entity)).map((row) => Number(row.entityId)),
    },
  })
  const [
    orders,
    lines,
    payments,
    sent,
    staff,
    customers,
    messages,
    reviews,
    promos,
    blocks,
    productsName,
  ] = await Promise.all([
    prisma.order.findMany({
      where: idsOf('orders', 'cancellation', 'claim'),
      select: { id: true, transId: true },
    }),
    prisma.orderLine.findMany({
      where: idsOf('order_line'),
      select: { id: true, order: { select: { transId: true } } },
    }),
    prisma.orderPayment.findMany({
      where: idsOf('order_payment'),
      select: { id: true, order: { select: { transId: true } } },
    }),
    prisma.outboxMessage.findMany({
      where: idsOf('outbox'),
      select: { id: true, order: { select: { transId: true } } },
    }),
    prisma.staff.findMany({ where: idsOf('staff', 'session'), select: { id: true, name: true } }),
    prisma.customer.findMany({
      where: idsOf('customer', 'password_reset', 'cart_outcome'),
      select: { id: true, name: true },
    }),
    prisma.message.findMany({ where: idsOf('message'), select: { id: true, name: true } }),
    prisma.review.findMany({
      where: idsOf('review'),
      select: { id: true, product: { select: { title: true } } },
    }),
    prisma.promo.findMany({ where: idsOf('promo'), select: { id: true, code: true } }),
    prisma.phoneBlock.findMany({
      where: idsOf('phone_block'),
      select: { id: true, phone: true },
    }),
    readProductsNames(prisma, rows),
  ])
  const transIds = new Map<string, string>([
    ...orders.flatMap(({ id, transId }) =>
      ['orders', 'cancellation', 'claim'].map((entity) => [`${entity} ${id}`, transId] as const),
    ),
    ...lines.map(({ id, order }) => [`order_line ${id}`, order.transId] as const),
    ...payments.map(({ id, order }) => [`order_payment ${id}`, order.transId] as const),
    ...sent.flatMap(({ id, order }) => (order ? [[`outbox ${id}`, order.transId] as const] : [])),
  ])
  const subjects = new Map<string, string>([
    ...staff.flatMap(({ id, name }) =>
      ['staff', 'session'].map((entity) => [`${entity} ${id}`, name] as const),
    ),
    ...customers.flatMap(({ id, name }) =>
      ['customer', 'password_reset', 'cart_outcome'].map(
        (entity) => [`${entity} ${id}`, name] as const,
      ),
    ),
    ...messages.map(({ id, name }) => [`message ${id}`, name] as const),
    ...reviews.map(({ id, product }) => [`review ${id}`, product.title] as const),
    ...promos.map(({ id, code }) => [`promo ${id}`, code] as const),
    ...blocks.map(({ id, phone }) => [`phone_block ${id}`, phone] as const),
  ])
  return rows.map((row) => {
    const key = `${row.entity} ${row.entityId}`
    return present(row, transIds.get(key) ?? null, subjects.get(key) ?? productsName(row))
  })
}

function present(row: Row, transId: string | null, subject: string | null): AuditEntry {
  const side = (value: unknown) =>
    value === null ? null : (Object(value) as Record<string, unknown>)
  return {
    id: Number(row.id),
    at: row.at.toISOString(),
    staff: row.staff?.name ?? '',
    login: row.staff?.login ?? '',
    act: row.act,
    entity: row.entity,
    entity_id: row.entityId,
    trans_id: transId,
    subject,
    before: side(row.before),
    after: side(row.after),
    request: row.request,
    address: row.address,
  }
}
