import type pg from 'pg'

export type Message = { id: number; email: string; number: string }
export type Gone = {
  emailKey: string
  customerId: number | null
  orders: { id: number; trans_id: string }[]
  reviewIds: number[]
  messages: Message[]
}

/**
 * Empties the office's records of a person. Events stay, with time and author. Runs in the caller's
 * transaction.
 */
export async function eraseTraces(client: pg.Client, gone: Gone): Promise<void> {
  const { emailKey, customerId, orders, reviewIds, messages } = gone
  const orderIds = orders.map(({ id }) => id)
  await client.query(`set local shop.erasing = 'on'`)
  // An undone act is counted by the event that it names.
  await client.query(
    `update order_event set data = case when data ? 'event'
       then jsonb_build_object('event', data -> 'event') else '{}' end
     where order_id = any($1) and data <> '{}'`,
    [orderIds],
  )
  const { rows: sent } = await client.query<{ id: string }>(
    `update outbox set recipient = '', error = null,
       state = case when state in ('waits', 'sending') then 'dropped' else state end
     where order_id = any($1) or lower(recipient) = $2 returning id`,
    [orderIds, emailKey],
  )
  for (const [entity, ids] of [
    ['orders', orderIds],
    ['cancellation', orderIds],
    ['review', reviewIds],
    // Of earlier versions: the audit holds no error of a message now.
    ['outbox', sent.map(({ id }) => id)],
    ['message', messages.map(({ id }) => id)],
    ['password_reset', customerId === null ? [] : [customerId]],
  ] as const) {
    await client.query(
      `update audit_log set before = null, after = null
       where entity = $1 and entity_id = any($2::text[])`,
      [entity, ids.map(String)],
    )
  }
  const words = [
    emailKey,
    ...orders.map(({ trans_id }) => trans_id),
    ...messages.flatMap(({ email, number }) => [email, number]),
  ]
  await client.query(
    `delete from office_reply
     where exists (select from unnest($1::text[]) w where strpos(lower(answer::text), lower(w)) > 0)`,
    [words],
  )
}
