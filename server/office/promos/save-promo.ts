import type { z } from 'zod'
import { violatedUnique } from '../../database/faults.ts'
import type { PromoModel } from '../../database/generated/models.ts'
import { promoCode } from '../../orders/promos.ts'
import { conflict, invalid, notFound } from '../../refusals.ts'
import type { Transaction } from '../as-staff.ts'
import { beginningOf, endOf } from '../moments.ts'
import { daysOf, presentPromo } from './present.ts'
import type { Promo, savePromo as shape } from '#contract/office/promos-shapes'

type Saved = z.output<(typeof shape)['input']>

/**
 * Makes a promo, or changes one. Throws a 404, a 409 with `current` for another version, a 422 for a
 * code in use and for what a used promo keeps.
 */
export async function savePromo(tx: Transaction, { id, v, ...saved }: Saved): Promise<Promo> {
  const former = id ? await lockPromo(tx, id, v ?? -1) : null
  const code = promoCode(saved.code)
  checkCode(former, code)
  if (former && former.redeemed > 0 && (code !== former.code || saved.taka !== former.priceTaka)) {
    const field = code === former.code ? 'taka' : 'code'
    throw invalid(field, 'A used code keeps its letters and its amount')
  }
  if (former && saved.uses < former.redeemed) {
    throw invalid('uses', `${former.redeemed} were used already`)
  }
  if (saved.from && saved.until && saved.until < saved.from) {
    throw invalid('until', 'The end is before the beginning')
  }
  const data = { ...columnsOf(saved, former), code, active: saved.active ?? former?.active ?? true }
  try {
    const row = former
      ? await tx.promo.update({ where: { id: former.id }, data })
      : await tx.promo.create({ data })
    return presentPromo(row)
  } catch (error) {
    if (violatedUnique(error)) throw invalid('code', 'There is a promo of this code')
    throw error
  }
}

/** Throws a 404, and a 409 with `current` for another version. */
export async function endPromo(
  tx: Transaction,
  { id, v }: { id: number; v: number },
): Promise<Promo> {
  await lockPromo(tx, id, v)
  return presentPromo(await tx.promo.update({ where: { id }, data: { active: false } }))
}

/** Behind its lock nobody uses it. */
async function lockPromo(tx: Transaction, id: number, v: number): Promise<PromoModel> {
  await tx.$queryRaw`select id from promo where id = ${id} for no key update`
  const row = await tx.promo.findUnique({ where: { id } })
  if (!row) throw notFound('The promo')
  if (row.version !== v) {
    throw conflict('Somebody changed this meanwhile, please look at it again', {
      current: presentPromo(row),
    })
  }
  return row
}

/** An older code may have other letters. */
function checkCode(former: PromoModel | null, code: string) {
  if (code !== former?.code && !/^[A-Z0-9-]{3,20}$/.test(code)) {
    throw invalid('code', 'A code has 3 to 20 of A-Z, 0-9 and -')
  }
}

/** A day that stays keeps its moment. */
function columnsOf(saved: Saved, former: PromoModel | null) {
  const days = former ? daysOf(former) : { from: null, until: null }
  const from = saved.from ?? null
  const until = saved.until ?? null
  return {
    priceTaka: saved.taka,
    maxRedemptions: saved.uses,
    maxPerCustomer: saved.per_customer ?? null,
    maxPerNumber: saved.per_number ?? null,
    minSubtotalTaka: saved.min_subtotal ?? null,
    note: saved.note || null,
    ...(from !== days.from && { startsAt: from && beginningOf(from) }),
    ...(until !== days.until && { endsAt: until && endOf(until) }),
  }
}
