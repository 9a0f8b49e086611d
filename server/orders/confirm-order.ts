import { createHash } from 'node:crypto'
import type { Order } from '#contract/orders'
import { promoCode } from '#contract/shop'
import { retrying } from '../database/errors.ts'
import { Prisma, type PrismaClient } from '../database/generated/client.ts'
import { planOnce } from '../database/plans.ts'
import { type ConfirmAnswer, refusalOf } from './confirm-refusals.ts'
import { askAdvance, policiesOf } from './read-advance.ts'
import { readOrder } from './read-orders.ts'
import { makeTransId } from './trans-id.ts'

/** A cart line as the customer saw it; missing fields are not compared. */
type SeenLine = { id: number; quantity?: number; priceTaka?: number }
export type Purchase = {
  customerId: number
  seen: SeenLine[]
  promo: string | null
  seenPromoTaka: number | undefined
  feeTaka: number
  lang: 'bn' | 'en'
  /** The `Idempotency-Key` header; if present, it identifies the purchase. */
  idempotencyKey: string | undefined
}

/**
 * Turns the seen cart lines into one order at the database's prices, in one call of the database.
 * The same purchase confirmed again returns the first order, `repeated`. Throws a 409 when the cart
 * differs or a product is out of stock; a 422 without an address, for a promo that does not apply
 * or takes off another sum, or for a key that was used for other lines.
 */
export async function confirmOrder(
  prisma: PrismaClient,
  purchase: Purchase,
): Promise<{ order: Order; repeated: boolean }> {
  const { customerId, seen, promo, seenPromoTaka, feeTaka, lang, idempotencyKey } = purchase
  const transId = makeTransId()
  const keyHash = idempotencyKey ? `key:${hash(idempotencyKey)}` : null
  const [answer] = await retrying(
    () => prisma.$queryRaw<ConfirmAnswer[]>`${planOnce}
      select refusal, about, confirmed,
        -- Of the cart as it was before the call, which empties it.
        array(${policiesOf(linesOf(seen))}) as policies
      from set_config('shop.lang', ${lang}, true) s(lang),
        -- Its argument makes the call the later of the two: the order takes the language.
        lateral shop_confirm_order(${customerId}::int,
        ${JSON.stringify(seen.map(comparableLine))}::jsonb, ${hashOfLines(seen)}, ${keyHash},
        ${typeof promo === 'string' ? promoCode(promo) : null}, ${feeTaka}::int,
        ${transId} || left(s.lang, 0), ${comparable(seenPromoTaka) ?? null}::numeric)`,
  )
  if (!answer?.confirmed || answer.refusal) throw await refusalOf(prisma, purchase, answer)
  const isNew = answer.confirmed === transId
  const hasAdvance = isNew ? askAdvance(answer.policies) : undefined
  const order = await readOrder(prisma, { transId: answer.confirmed, customerId, hasAdvance })
  if (!order) throw new Error(`A confirmed order is not there: ${answer.confirmed}`)
  return { order, repeated: !isNew }
}

function linesOf(seen: SeenLine[]): Prisma.Sql {
  return Prisma.sql`select product_id from cart_line where id = any(${seen.map(({ id }) => id)}::int[])`
}

function comparableLine({ id, quantity, priceTaka }: SeenLine): SeenLine {
  return { id, quantity: comparable(quantity), priceTaka: comparable(priceTaka) }
}

/** JSON has no NaN, the value of unreadable input; nothing equals this number. */
function comparable(seen: number | undefined): number | undefined {
  return seen === undefined || Number.isFinite(seen) ? seen : -1
}

/** Cart line ids are never reused, so their set identifies a purchase. */
function hashOfLines(seen: SeenLine[]): string {
  const ids = [...new Set(seen.map((line) => line.id))].sort((one, other) => one - other)
  return `lines:${hash(ids.join(','))}`
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
