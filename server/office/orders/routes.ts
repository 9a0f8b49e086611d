import * as calls from '#contract/office/orders'
import { getPicks } from '#contract/office/picks'
import type { PrismaClient } from '../../database/generated/client.ts'
import type { RateLimits } from '../../http/rate-limits.ts'
import { readTransId } from '../../orders/trans-id.ts'
import { readOfficeSettings } from '../../settings/office-settings.ts'
import { noteAct } from '../as-staff.ts'
import type { OfficeRoutes } from '../office-calls.ts'
import { cancelOrder } from './cancel-order.ts'
import { claimOrder, nextOrder, releaseOrder } from './claims.ts'
import { correctOrder, correctOrders } from './correct-orders.ts'
import { countQueues } from './count-queues.ts'
import { setDistrict } from './districts.ts'
import { editOrder } from './edit-order.ts'
import { noteOrder } from './note-order.ts'
import { readOfficeOrderOf } from './read-order.ts'
import { readOrders } from './read-orders.ts'
import { readPicks } from './read-picks.ts'
import { readSlips } from './read-slips.ts'
import { readUndoable } from './read-undoable.ts'
import { recordCall } from './record-call.ts'
import { recordOutcome } from './record-outcome.ts'
import { countNumberSought } from './search.ts'
import { stepOrder, stepOrders } from './step-orders.ts'
import { undoAct } from './undo-act.ts'

export function orderRoutes(
  { read, write }: OfficeRoutes,
  prisma: PrismaClient,
  limits: RateLimits,
) {
  read(calls.getOrders)(async ({ input, staff }) => {
    await countNumberSought(limits, staff, input.q)
    return { ...(await readOrders(prisma, staff, input)) }
  })

  read(calls.getCounts)(() => countQueues(prisma))

  read(calls.getOrder)(async ({ input, staff }) => ({
    order: await readOfficeOrderOf(prisma, staff, readTransId(input.trans_id)),
  }))

  read(calls.getUndoable)(async ({ staff }) => ({ acts: await readUndoable(prisma, staff) }))

  read(calls.getSlips)(async ({ input, staff, transact }) => {
    const slips = await readSlips(prisma, staff, input.order_ids)
    // Audited: a list has names and addresses of up to 200 people.
    const after = { orders: slips.map(({ id }) => id) }
    if (slips.length > 0) {
      await transact((tx) => noteAct(tx, { entity: 'slips', id: slips.length, after }))
    }
    const { slip_footer: footer = null } = await readOfficeSettings(prisma)
    return { slips, footer }
  })

  read(getPicks)(() => readPicks(prisma))

  write(calls.nextOrder)(async ({ staff, tx }) => ({ order: await nextOrder(tx, staff) }))

  write(calls.claimOrder)(async ({ input, staff, tx }) => ({
    order: await claimOrder(tx, staff, input),
  }))

  write(calls.releaseOrder)(async ({ input, staff, tx }) => ({
    order: await releaseOrder(tx, staff, input),
  }))

  write(calls.recordCall)(async ({ input, staff, tx }) => ({
    order: await recordCall(tx, staff, input),
  }))

  write(calls.stepOrder)(async ({ input, staff, tx }) => ({
    order: await stepOrder(tx, staff, input),
  }))

  write(calls.stepOrders)(async ({ input: { orders, to }, staff, tx }) => ({
    results: await stepOrders(tx, staff, orders, to),
  }))

  write(calls.undoAct)(async ({ input, staff, tx }) => ({ order: await undoAct(tx, staff, input) }))

  write(calls.cancelOrder)(async ({ input, staff, tx }) => ({
    order: await cancelOrder(tx, staff, input),
  }))

  write(calls.correctOrder)(async ({ input, staff, tx }) => ({
    order: await correctOrder(tx, staff, input),
  }))

  write(calls.correctOrders)(async ({ input: { orders, ...correction }, staff, tx }) => ({
    results: await correctOrders(tx, staff, orders, correction),
  }))

  write(calls.editOrder)(async ({ input, staff, tx }) => ({
    order: await editOrder(tx, staff, input),
  }))

  write(calls.setDistrict)(async ({ input, staff, tx }) => ({
    order: await setDistrict(tx, staff, input),
  }))

  write(calls.noteOrder)(async ({ input, staff, tx }) => ({
    order: await noteOrder(tx, staff, input),
  }))

  write(calls.recordOutcome)(async ({ input, staff, tx }) => ({
    order: await recordOutcome(tx, staff, input),
  }))
}
