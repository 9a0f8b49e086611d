import { eventKinds } from '#contract/office/order-states'
import { Prisma } from '../../database/generated/client.ts'

/** Events that count as handling an order. Notes do not: they are possible on any order. */
const { status, call, edit, outcome, correction } = eventKinds
const handled = Prisma.join([status, call, edit, outcome, correction])

export function isHandledBy(staffId: number): Prisma.Sql {
  return Prisma.sql`exists (
    select from order_event e
    where e.order_id = o.id and e.staff_id = ${staffId} and e.kind in (${handled}))`
}

/** The ids of these orders. */
export function handledBy(staffId: number): Prisma.Sql {
  return Prisma.sql`
    select e.order_id from order_event e where e.staff_id = ${staffId} and e.kind in (${handled})`
}
