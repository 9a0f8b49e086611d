import type { z } from 'zod'
import type { Promo, savePromo as shape } from '#contract/office/promos'
import { promoCodePattern } from '#contract/office/rules'
import { promoCode, promoKinds } from '#contract/shop'
import { violatedUnique } from '../../database/errors.ts'
import type { PromoModel } from '../../database/generated/models.ts'
import { lockRows } from '../../database/lock-rows.ts'
import { conflict, invalid, notFound, Refusal } from '../../failures/refusals.ts'
import type { Transaction } from '../as-staff.ts'
import { beginningOf, endOf } from '../moments.ts'
import { daysOf, presentPromo } from './present.ts'

const isThere = 'There is a promo of this code'
type Saved = z.output<(typeof shape)['input']>

/**
 * Makes a promo, or changes one. Throws a 404, a 409 with `current` for another version, a 422 for
 * a code in use and for fields that a used promo keeps.
 */
export async function savePromo(tx: Transaction, { id, v, ...saved }: Saved): Promise<Promo> {
  const former = id ? await lockPromo(tx, id, v ?? -1) : null
  const code = promoCode(saved.code)
  const off = takenOff(saved)
  const errors = await problemsOf(tx, former, { ...saved, ...off, code })
  const [[first] = []] = Object.values(errors)
  if (first) throw new Refusal(422, first, { errors })
  const data = {
    ...columnsOf(saved, former),
    ...off,
    code,
    active: saved.active ?? former?.active ?? true,
    public: saved.public ?? former?.public ?? false,
  }
  try {
    const row = former
      ? await tx.promo.update({ where: { id: former.id }, data })
      : await tx.promo.create({ data })
    return presentPromo(row)
  } catch (error) {
    if (violatedUnique(error)) throw invalid('code', isThere)
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

/** While it is locked nobody can use it. */
async function lockPromo(tx: Transaction, id: number, v: number): Promise<PromoModel> {
  await lockRows(tx, 'promo', id)
  const row = await tx.promo.findUnique({ where: { id } })
  if (!row) throw notFound('The promo')
  if (row.version !== v) {
    throw conflict('Somebody changed this meanwhile, please look at it again', {
      current: presentPromo(row),
    })
  }
  return row
}

/** An older code may contain other characters. */
async function problemsOf(
  tx: Transaction,
  former: PromoModel | null,
  { code, uses, ...off }: Pick<Saved, 'code' | 'uses'> & TakenOff,
): Promise<Record<string, string[]>> {
  const errors: Record<string, string[]> = {}
  const keeps = ['A used code keeps its letters and its amount']
  if (former && former.redeemed > 0) {
    if (code !== former.code) errors.code = keeps
    for (const [field, column] of columnsOfField) {
      if (off[column] !== former[column]) errors[field] = keeps
    }
    if (uses < former.redeemed) errors.uses = [`${former.redeemed} were used already`]
  }
  if (code === former?.code || errors.code) return errors
  if (!promoCodePattern.test(code)) errors.code = ['A code has 3 to 20 of A-Z, 0-9 and -']
  else if (await tx.promo.findUnique({ where: { code } })) errors.code = [isThere]
  return errors
}

type TakenOff = Pick<PromoModel, 'kind' | 'priceTaka' | 'percent' | 'mostTaka'>
const columnsOfField = [
  ['kind', 'kind'],
  ['taka', 'priceTaka'],
  ['percent', 'percent'],
  ['most', 'mostTaka'],
] as const

/** The columns of its kind: numbers of other kinds are dropped. */
function takenOff(saved: Omit<Saved, 'id' | 'v'>): TakenOff {
  const kind = saved.kind ?? 'taka'
  const isPercent = kind === 'percent'
  return {
    kind: promoKinds.indexOf(kind),
    priceTaka: (kind === 'taka' && saved.taka) || 0,
    percent: (isPercent && saved.percent) || null,
    mostTaka: (isPercent && saved.most) || null,
  }
}

/** An unchanged day keeps its exact time. */
function columnsOf(saved: Omit<Saved, 'id' | 'v'>, former: PromoModel | null) {
  const days = former ? daysOf(former) : { from: null, until: null }
  const from = saved.from ?? null
  const until = saved.until ?? null
  return {
    maxRedemptions: saved.uses,
    maxPerCustomer: saved.per_customer ?? null,
    maxPerNumber: saved.per_number ?? null,
    minSubtotalTaka: saved.min_subtotal ?? null,
    note: saved.note || null,
    ...(from !== days.from && { startsAt: from && beginningOf(from) }),
    ...(until !== days.until && { endsAt: until && endOf(until) }),
  }
}
