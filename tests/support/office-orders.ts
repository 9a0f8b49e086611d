import type { Pool } from 'pg'
import type { Response } from 'supertest'
import { expect } from 'vitest'
import type { OfficeOrder } from '#contract/office/order-row-shapes'
import { getOrder } from '#contract/office/orders'
import type { Visitor } from './shop.ts'

/** An order in the view of a member of the staff. */
export async function seenBy(member: Visitor, order: { transId: string }): Promise<OfficeOrder> {
  const answer = await member.ask(getOrder, { trans_id: order.transId })
  expect(answer).toFitShape(getOrder)
  return answer.body.order
}

/** Makes the event this old. */
export async function age(pool: Pool, eventId: number, seconds: number) {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query(`set local shop.erasing = 'on'`)
    await client.query(
      `update order_event set at = now() - $2 * interval '1 second' where id = $1`,
      [eventId, seconds],
    )
    await client.query('commit')
  } finally {
    client.release()
  }
}

/** Sends when the event is exactly this old; repeats if a busy machine was a second late. */
export async function askAtAge(
  pool: Pool,
  eventId: number,
  seconds: number,
  ask: () => Promise<Response>,
): Promise<Response> {
  const started = performance.now()
  await age(pool, eventId, seconds)
  const answer = await ask()
  const isLate = answer.status === 409 && performance.now() - started > 900
  return isLate ? askAtAge(pool, eventId, seconds, ask) : answer
}
