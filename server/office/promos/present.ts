import type { Promo } from '#contract/office/promos'
import type { PromoState } from '#contract/office/rules'
import { promoKinds } from '#contract/shop'
import type * as rows from '../../database/generated/models.ts'
import { dayOf } from '../moments.ts'

type Row = rows.PromoModel

export function presentPromo(row: Row): Promo {
  const kind = promoKinds[row.kind] ?? 'taka'
  return {
    id: row.id,
    v: row.version,
    code: row.code,
    kind,
    taka: kind === 'taka' ? row.priceTaka : null,
    percent: row.percent,
    most: row.mostTaka,
    uses: row.maxRedemptions,
    used: row.redeemed,
    per_customer: row.maxPerCustomer,
    per_number: row.maxPerNumber,
    min_subtotal: row.minSubtotalTaka,
    ...daysOf(row),
    note: row.note,
    active: row.active,
    public: row.public,
    state: stateOf(row),
  }
}

/** `until`: the last day on which it may be used; the stored end is the moment after. */
export function daysOf({ startsAt, endsAt }: Pick<Row, 'startsAt' | 'endsAt'>) {
  return {
    from: startsAt && dayOf(startsAt),
    until: endsAt && dayOf(new Date(endsAt.getTime() - 1)),
  }
}

function stateOf(row: Row): PromoState {
  const now = new Date()
  if (!row.active || (row.endsAt && row.endsAt <= now)) return 'ended'
  if (row.redeemed >= row.maxRedemptions) return 'used_up'
  return row.startsAt && row.startsAt > now ? 'later' : 'running'
}
