import { readPercent, readWhole } from '#contract/office/numbers'
import type { Promo } from '#contract/office/promos'
import { promoCodePattern, promoNumbers } from '#contract/office/rules'
import { notWhole, promoCode } from '#contract/shop'
import { dayIn } from '../ui/day-field'

const fieldNames = [
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
/** The values of the fields, days in the call's form, `active`, which is a button's, and `public`, a switch's. */
export type Typed = Record<FieldName | 'active' | 'public', string>

export function valuesOf(promo: Promo | undefined): Typed {
  const entries = [...fieldNames, 'active' as const, 'public' as const].map((name) => [
    name,
    String(promo?.[name] ?? ''),
  ])
  return Object.fromEntries(entries) as Typed
}

/** Whoever writes `১০%` for the taka means 10: the form says that these are taka. */
function numberIn(name: string, text: string): number | null {
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
    public: typed.public === 'true',
  }
}

/** Whether a text that is not empty is no day. */
export function isNoDay(written: string | undefined): boolean {
  return written !== undefined && written.trim() !== '' && dayIn(written) === null
}

type Numbers = (typeof promoNumbers)[keyof typeof promoNumbers]

/** The server's refusals of a form by field, in its sentences, except for required empty fields. */
export function problemsOf(
  values: Typed,
  promo: Promo | undefined,
  loaded: readonly Promo[],
): Record<string, string> {
  const problems: Record<string, string> = {}
  for (const [name, limits] of Object.entries(promoNumbers)) {
    const [label, least, most] = limits
    const typed = values[name as keyof typeof promoNumbers]
    if (isWrong(name, typed, limits)) problems[name] = notWhole(label, least, most)
  }
  const code = promoCode(values.code.trim())
  if (code !== '' && code !== promo?.code) {
    if (!promoCodePattern.test(code)) problems.code = 'A code has 3 to 20 of A-Z, 0-9 and -'
    else if (loaded.some((other) => other.code === code && other.id !== promo?.id)) {
      problems.code = 'There is a promo of this code'
    }
  }
  if (promo && Number(readWhole(values.uses)) < promo.used) {
    problems.uses ??= `${promo.used} were used already`
  }
  if (values.from && values.until && values.until < values.from) {
    problems.until = 'The end is before the beginning'
  }
  return problems
}

function isWrong(name: string, typed: string, [, least, most]: Numbers): boolean {
  if (typed.trim() === '') return false
  const number = numberIn(name, typed)
  return number === null || number < least || number > most
}
