import type { OrderEvent } from '#contract/office/order-row-shapes'
import { eventKinds } from '#contract/office/order-states'
import type { Prisma } from '../../database/generated/client.ts'
import { setLocal } from '../../database/local-settings.ts'
import type { Transaction } from '../as-staff.ts'
import type { Actor } from './order-rows.ts'

type EventData = Record<string, Prisma.InputJsonValue | null | undefined>

export async function addEvent(
  tx: Transaction,
  actor: Actor,
  orderId: number,
  kind: OrderEvent['kind'],
  data: EventData,
): Promise<void> {
  await tx.orderEvent.create({
    data: { orderId, kind: eventKinds[kind], staffId: actor.id, data: written(data) },
    select: { id: true },
  })
}

/** Adds data to the event of the next change of status or outcome in this transaction. */
export async function describeNextEvent(tx: Transaction, data: EventData): Promise<void> {
  await setLocal(tx, { event: JSON.stringify(written(data)) })
}

function written(data: EventData): Prisma.InputJsonObject {
  return Object.fromEntries(
    Object.entries(data).filter(
      ([, value]) => value !== undefined && value !== null && value !== '',
    ),
  ) as Prisma.InputJsonObject
}
