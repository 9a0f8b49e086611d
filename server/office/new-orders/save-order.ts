import type { z } from 'zod'
import { districtIn } from '#contract/district-of-address'
import type { saveNewOrder as shape } from '#contract/office/new-orders'
import type { OfficeOrder } from '#contract/office/order-row-shapes'
import { hasRight } from '#contract/office/rights'
import { orderSources } from '#contract/office/rules'
import { orderStatus, orderTotal, promoCode, promoDiscount, subtotalOf } from '#contract/shop'
import { lockRows } from '../../database/lock-rows.ts'
import { forbiddenHere, invalid } from '../../failures/refusals.ts'
import { makeTransId } from '../../orders/trans-id.ts'
import type { Transaction } from '../as-staff.ts'
import { districtNamed } from '../orders/districts.ts'
import { mostTaka } from '../orders/edit-order.ts'
import { addEvent, describeNextEvent } from '../orders/events.ts'
import { lockOrder } from '../orders/lock-order.ts'
import type { Actor } from '../orders/order-rows.ts'
import { readSettled } from '../orders/settled.ts'
import { readAccounts } from './look-up.ts'
import { addPayment, noteMoney } from './payments.ts'
import { refuseRebate } from './rebate.ts'
import { takeLines } from './take-lines.ts'

type Saved = z.output<(typeof shape)['input']>

/**
 * Makes an order that a person takes, by the locks of a confirm: customer, products, pieces, promo.
 * Throws a 403 for a price or a discount beside the role, a 409 for a product that is sold out, and a
 * 422 that names the field.
 */
export async function saveNewOrder(
  tx: Transaction,
  actor: Actor,
  saved: Saved,
): Promise<OfficeOrder> {
  const { number, name, address, fee, rebate, advance, note } = saved
  if (rebate && !hasRight(actor.role, 'prices')) throw forbiddenHere()
  const customerId = await lockAccount(tx, saved)
  const lines = await takeLines(tx, actor, saved)
  const subtotalTaka = subtotalOf(lines.rows)
  if (subtotalTaka > mostTaka) throw invalid('lines', 'This is too much for one order')
  const promo = await takePromo(tx, saved, subtotalTaka)
  const promoTaka = promo?.takesTaka ?? 0
  const whole = orderTotal(subtotalTaka, fee, promoTaka)
  const rebateTaka = rebate?.taka ?? 0
  refuseRebate(rebateTaka, whole, 'rebate.taka')
  const transId = makeTransId()
  const { id } = await tx.order.create({
    data: {
      customerId,
      transId,
      confirmKey: `office:${transId}`,
      confirmedLines: `office:${transId}`,
      source: orderSources.indexOf(saved.source) + 1,
      feeTaka: fee,
      subtotalTaka,
      promoCode: promo?.code ?? null,
      promoPriceTaka: promoTaka,
      discountTaka: promoDiscount(subtotalTaka, fee, promoTaka),
      totalTaka: whole,
      addressName: name,
      addressNumber: number,
      address,
      district: saved.district ? districtNamed(saved.district) : districtIn(address),
      lines: { create: lines.rows },
    },
    select: { id: true },
  })
  await lines.takePieces(id)
  if (promo) await tx.$executeRaw`select shop_use_promo_again(${id}::int)`
  if (note) await addEvent(tx, actor, id, 'note', { text: note })
  if (rebate) await takeOff(tx, actor, id, { taka: rebateTaka, why: rebate.why, whole })
  if (advance) {
    const fields = { taka: 'advance.taka', reference: 'advance.reference' }
    await addPayment(tx, actor, await lockOrder(tx, id), advance, fields)
  }
  if (saved.confirm) {
    await describeNextEvent(tx, { call: 'confirmed' })
    await tx.order.update({ where: { id }, data: { status: orderStatus.confirmed } })
  }
  return readSettled(tx, actor, id)
}

/** The account that gets the order: the only one with the number, locked as a confirm does. */
async function lockAccount(
  tx: Transaction,
  { customer_id, number }: Saved,
): Promise<number | null> {
  if (!customer_id) return null
  await lockRows(tx, 'customer', customer_id, 'update')
  const accounts = await readAccounts(tx, number)
  if (accounts.length !== 1 || accounts[0]?.id !== customer_id) {
    throw invalid('customer_id', 'This number is not of one account alone')
  }
  return customer_id
}

/** Counted behind the promo's lock, by a statement of its own, as `shop_confirm_order` does. */
async function takePromo(
  tx: Transaction,
  { promo: typed, customer_id, number, fee }: Saved,
  subtotal: number,
): Promise<{ code: string; takesTaka: number } | null> {
  if (!typed) return null
  if (!customer_id) throw invalid('promo', 'A promo needs an account')
  const code = promoCode(typed)
  await tx.$executeRaw`select from promo where code = ${code} for no key update`
  const [promo] = await tx.$queryRaw<Promo[]>`
    select p.code, shop_promo_takes(p, ${subtotal}::bigint, ${fee}::int) as "takesTaka",
      p.min_subtotal_taka as "minSubtotalTaka",
      shop_promo_applies(p, ${customer_id}::int, shop_number_key(${number}), ${subtotal}::bigint) as applies,
      shop_promo_applies(p, ${customer_id}::int, shop_number_key(${number})) as "isBelow"
    from promo p where p.code = ${code}`
  if (promo?.applies) return promo
  const least = promo?.isBelow ? (promo.minSubtotalTaka ?? 0).toLocaleString('en-US') : null
  throw invalid(
    'promo',
    least ? `This promo is for orders from ৳${least}` : 'This promo code cannot be used',
  )
}

type Promo = {
  code: string
  takesTaka: number
  minSubtotalTaka: number | null
  applies: boolean
  isBelow: boolean
}

async function takeOff(
  tx: Transaction,
  actor: Actor,
  id: number,
  { taka, why, whole }: { taka: number; why: string; whole: number },
): Promise<void> {
  const order = await lockOrder(tx, id)
  const totalTaka = whole - taka
  await tx.order.update({ where: { id }, data: { rebateTaka: taka, rebateWhy: why, totalTaka } })
  await noteMoney(tx, actor, order, { rebateTaka: taka, totalTaka }, { why })
}
