import { readPercent, readWhole } from '#contract/office/numbers'
import type { Promo } from '#contract/office/promos'
import { compareTyped } from '../../ui/form/compare-typed'
import { dayIn } from '../ui/day-field'

export const fieldNames = [
  'code',
  'taka',
  'uses',
  'min_subtotal',
  'per_customer',
  'per_number',
  'from',
  'until',
  'note',
] as const
export type FieldName = (typeof fieldNames)[number]
/** The values of the fields; days in the call's form, `2026-12-31`. */
export type Typed = Record<FieldName, string>

export function typedOf(promo: Promo | undefined): Typed {
  const entries = fieldNames.map((name) => [name, String(promo?.[name] ?? '')])
  return Object.fromEntries(entries) as Typed
}

/** Whoever writes `১০%` for the taka means 10: the form says that these are taka. */
export function numberIn(name: string, text: string): number | null {
  return name === 'taka' ? readPercent(text) : readWhole(text)
}

/** The fields in the call's form: an empty one is null, numbers are parsed. */
export function readTyped(typed: Typed) {
  const whole = (name: FieldName) => numberIn(name, typed[name]) ?? typed[name]
  const maybe = (name: FieldName) => (typed[name].trim() === '' ? null : whole(name))
  return {
    code: typed.code,
    taka: whole('taka'),
    uses: whole('uses'),
    min_subtotal: maybe('min_subtotal'),
    per_customer: maybe('per_customer'),
    per_number: maybe('per_number'),
    from: typed.from || null,
    until: typed.until || null,
    note: typed.note,
  }
}

/** Compares another version of the promo with the typed fields. */
export function comparePromo(base: Promo | undefined, current: Promo, mine: Typed) {
  return compareTyped(fieldNames, { before: typedOf(base), mine, theirs: typedOf(current) })
}

/** Errors of fields whose text is not a day. */
export function isNoDay(written: string | undefined): boolean {
  return written !== undefined && written.trim() !== '' && dayIn(written) === null
}
