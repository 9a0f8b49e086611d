import type { Pool } from 'pg'

type Given = { orderId: number; customerId: number; email: string; words: string }

/**
 * All rows of the office about a person, written by one of the staff: a changed address with its
 * event, a note, one undone step, an answered message and review, a link for a new password, their blocked number
 * and one that was unblocked, what became of their cart, an answer stored for a lost reply, and that member's own session. `words` are in every text field.
 */
export async function noteAsStaff(pool: Pool, { orderId, customerId, email, words }: Given) {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const { rows } = await client.query<{ id: number }>(
      `insert into staff (name, login, login_key, role) values ('Agent 1', 'agent-' || $1, 'agent-' || $1, 3)
       returning id`,
      [orderId],
    )
    const staffId = rows[0]?.id ?? 0
    await client.query(
      `select set_config('shop.staff', $1, true), set_config('shop.act', 'test', true)`,
      [String(staffId)],
    )
    for (const address of [words, 'Corrected']) {
      await client.query('update orders set address = $2 where id = $1', [orderId, address])
    }
    await client.query(
      `insert into order_event (order_id, kind, staff_id, data)
       values ($1, 5, $2, jsonb_build_object('text', $3::text)),
         ($1, 4, $2, jsonb_build_object('changes', $3::text)), ($1, 7, $2, '{"event":3}')`,
      [orderId, staffId, words],
    )
    // A message that failed with an address in its error; its audit, also as earlier versions wrote it.
    await client.query(
      `update outbox set state = 'failed', error = $2, words = $2 where order_id = $1`,
      [orderId, words],
    )
    await client.query(
      `insert into audit_log (staff_id, act, entity, entity_id, before, request, address)
       select $2, 'test', 'outbox', id::text, jsonb_build_object('error', $3::text), '', ''
       from outbox where order_id = $1`,
      [orderId, staffId, words],
    )
    // A link for a new password by SMS, which failed; its row goes with the account.
    await client.query(
      `with sent as (
         insert into outbox (key, kind, channel, customer_id, recipient, lang, state, error)
         values ('reset:' || $1::int, 'reset', 'sms', $1, '01700000000', 'bn', 'failed', $3) returning id)
       insert into audit_log (staff_id, act, entity, entity_id, before, request, address)
       select $2, 'test', 'outbox', id::text, jsonb_build_object('error', $3::text), '', '' from sent`,
      [customerId, staffId, words],
    )
    await client.query(
      `update message set state = 1, answer = $2, staff_id = $3 where lower(email) = lower($1)`,
      [email, words, staffId],
    )
    await client.query(
      `update review set answer = $2, answered_at = now() where customer_id = $1`,
      [customerId, words],
    )
    // Of a review whose writer did not order its product.
    await client.query(
      `insert into office_reply (staff_id, key, call, input_hash, answer)
       select $1, 'key of review ' || id, '/api/office/reviews/answer', 'hash',
         jsonb_build_object('review', jsonb_build_object('id', id, 'answer', answer))
       from review where customer_id = $2`,
      [staffId, customerId],
    )
    // Once blocked, unblocked, and blocked again.
    const block = `insert into phone_block (phone, reason, staff_id)
      select reverse(number_key), $2, $3 from orders where id = $1 on conflict do nothing`
    await client.query(block, [orderId, words, staffId])
    await client.query(
      `delete from phone_block where phone = (select reverse(number_key) from orders where id = $1)`,
      [orderId],
    )
    await client.query(block, [orderId, words, staffId])
    await client.query(
      `insert into office_reply (staff_id, key, call, input_hash, answer)
       select $1, 'a block', '/api/office/blocks/save', 'hash',
         jsonb_build_object('block', jsonb_build_object('phone', reverse(number_key), 'reason', $3::text))
       from orders where id = $2`,
      [staffId, orderId, words],
    )
    await client.query(
      `insert into cart_outcome (customer_id, changed_at, result, staff_id) values ($1, now(), 2, $2)
       on conflict do nothing`,
      [customerId, staffId],
    )
    // As a trigger on columns of their account would.
    await client.query(
      `insert into audit_log (staff_id, act, entity, entity_id, after, request, address)
       values ($2, 'test', 'customer', $1::int::text, jsonb_build_object('note', $3::text), '', '')`,
      [customerId, staffId, words],
    )
    await client.query(
      `insert into password_reset (customer_id, token_hash, until, staff_id)
       values ($1, $2, now() + interval '30 minutes', $3)`,
      [customerId, `hash of ${customerId}`, staffId],
    )
    await client.query(
      `insert into office_reply (staff_id, key, call, input_hash, answer)
       select $1, 'a key', 'editOrder', 'hash', jsonb_build_object('trans_id', trans_id, 'name', $3::text)
       from orders where id = $2`,
      [staffId, orderId, words],
    )
    await client.query(
      `insert into office_reply (staff_id, key, call, input_hash, answer)
       values ($1, 'a second key', '/api/office/customers/note', 'hash', jsonb_build_object('note', $2::text))`,
      [staffId, words],
    )
    await client.query(
      `insert into staff_session (sid, sess, expire, staff_id)
       values ('session ' || $1::int, '{}', now() + interval '1 day', $1)`,
      [staffId],
    )
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}
