import type { Prisma, PrismaClient } from '../../database/generated/client.ts'
import { idInCursor } from '../cursor.ts'
import { beginningOf, endOf } from '../moments.ts'
import { rowsAtOnce } from '#contract/office/rules'
import type { AuditEntry } from '#contract/office/staff-shapes'

type Wanted = {
  staff?: number | null | undefined
  entity?: string | null | undefined
  from?: string | null | undefined
  to?: string | null | undefined
  after?: string | null | undefined
}

/** A page of what staff changed, newest first. `after`: the id of the last one that was seen. */
export async function readAudit(prisma: PrismaClient, wanted: Wanted) {
  const where: Prisma.AuditEntryWhereInput = {
    ...(wanted.staff && { staffId: wanted.staff }),
    ...(wanted.entity && { entity: wanted.entity }),
    at: {
      ...(wanted.from && { gte: beginningOf(wanted.from) }),
      ...(wanted.to && { lt: endOf(wanted.to) }),
    },
    ...(wanted.after && { id: { lt: idInCursor(wanted.after) } }),
  }
  const rows = await prisma.auditEntry.findMany({
    where,
    include: { staff: { select: { name: true } } },
    orderBy: { id: 'desc' },
    take: rowsAtOnce + 1,
  })
  const entries = rows.slice(0, rowsAtOnce)
  return {
    entries: await presentAll(prisma, entries),
    next: rows.length > rowsAtOnce ? String(entries.at(-1)?.id) : null,
  }
}

type Row = Prisma.AuditEntryGetPayload<{ include: { staff: { select: { name: true } } } }>

/** People know an order by its transaction id. */
async function presentAll(prisma: PrismaClient, rows: Row[]): Promise<AuditEntry[]> {
  const idsOf = (...entities: string[]) =>
    rows.filter(({ entity }) => entities.includes(entity)).map((row) => Number(row.entityId))
  const [orders, lines] = await Promise.all([
    prisma.order.findMany({
      where: { id: { in: idsOf('orders', 'cancellation', 'claim') } },
      select: { id: true, transId: true },
    }),
    prisma.orderLine.findMany({
      where: { id: { in: idsOf('order_line') } },
      select: { id: true, order: { select: { transId: true } } },
    }),
  ])
  const transIds = new Map<string, string>([
    ...orders.flatMap(({ id, transId }) => [
      [`orders ${id}`, transId] as const,
      [`cancellation ${id}`, transId] as const,
      [`claim ${id}`, transId] as const,
    ]),
    ...lines.map(({ id, order }) => [`order_line ${id}`, order.transId] as const),
  ])
  return rows.map((row) => present(row, transIds.get(`${row.entity} ${row.entityId}`) ?? null))
}

function present(row: Row, transId: string | null): AuditEntry {
  const side = (value: unknown) =>
    value === null ? null : (Object(value) as Record<string, unknown>)
  return {
    id: Number(row.id),
    at: row.at.toISOString(),
    staff: row.staff?.name ?? '',
    act: row.act,
    entity: row.entity,
    entity_id: row.entityId,
    trans_id: transId,
    before: side(row.before),
    after: side(row.after),
    address: row.address,
  }
}
