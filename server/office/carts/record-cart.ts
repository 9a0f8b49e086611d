import type { z } from 'zod'
import type { recordLeftCart as shape } from '#contract/office/carts'
import { cartResults, undoSeconds } from '#contract/office/rules'
import { conflict, notFound } from '../../failures/refusals.ts'
import type { Transaction } from '../as-staff.ts'
import { beginningOf } from '../moments.ts'
import { nextMorning } from '../orders/call-times.ts'

type Author = { id: number }

/**
 * Notes what became of a cart as the screen showed it: a change since then stays a new one. Throws a
 * 404 for an empty cart, and a 409 where it has an outcome that counts.
 */
export async function recordCart(
  tx: Transaction,
  staff: Author,
  { id, changed_at, result }: z.output<(typeof shape)['input']>,
): Promise<void> {
  const now = new Date()
  const backAt = result === 'later' ? nextMorning(now) : null
  const noted = await tx.$executeRaw`
    insert into cart_outcome (customer_id, changed_at, result, back_at, at, staff_id)
    select l.customer_id, least(max(l.changed_at), ${beginningOf(changed_at)}::timestamptz),
      ${cartResults.indexOf(result)}::int, ${backAt}::timestamptz,
      ${now}::timestamptz, ${staff.id}::int
    from cart_line l where l.customer_id = ${id} group by l.customer_id
    on conflict (customer_id) do update set (changed_at, result, back_at, at, staff_id) =
      (excluded.changed_at, excluded.result, excluded.back_at, excluded.at, excluded.staff_id)
    where cart_outcome.changed_at < excluded.changed_at or cart_outcome.back_at <= excluded.at`
  if (noted > 0) return
  if ((await tx.cartLine.count({ where: { customerId: id } })) === 0) throw notFound('The cart')
  throw conflict('Somebody changed this meanwhile, please look at it again')
}

/** Takes an own outcome of the last minute back. */
export async function undoCart(tx: Transaction, staff: Author, id: number): Promise<void> {
  const outcome = await tx.cartOutcome.findUnique({ where: { customerId: id } })
  if (!outcome) throw notFound('The cart')
  if (outcome.staffId !== staff.id) throw conflict('Only the person who did this can undo it')
  if (Date.now() - outcome.at.getTime() > undoSeconds * 1000) {
    throw conflict(`This can only be undone within ${undoSeconds} seconds`)
  }
  await tx.cartOutcome.deleteMany({ where: { customerId: id, at: outcome.at } })
}
