import { readPercent, readWhole } from '#contract/office/numbers'
import type { Promo } from '#contract/office/promos'
import { promoCodePattern, promoNumbers } from '#contract/office/rules'
import { notWhole, type PromoKind, promoCode } from '#contract/shop'
import { dayIn } from '../ui/day-field'

const fieldNames = [
  'code',
  'taka',
  'percent',
  'most',
  'uses',
  'min_subtotal',
  'per_customer',
  'per_number',
  'from',
  'until',
  'note',
] as const
export type FieldName = (typeof fieldNames)[number]
/**
 * The values of the fields, days in the call's form, `kind`, which is chosen, `active`, a button's, and
 * `public`, a switch's.
 */
export type Typed = Record<FieldName | 'kind' | 'active' | 'public', string>

export function valuesOf(promo: Promo | undefined): Typed {
  const names = [...fieldNames, 'active', 'public'] as const
  const entries = names.map((name) => [name, String(promo?.[name] ?? '')])
  return { ...Object.fromEntries(entries), kind: promo?.kind ?? 'taka' } as Typed
}

/** What a used code keeps. */
export function keptOf(promo: Promo): Partial<Typed> {
  const { code, kind, taka, percent, most } = valuesOf(promo)
  return { code, kind, taka, percent, most }
}

/** Whoever writes `১০%` for the taka means 10: the form says that these are taka. */
function numberIn(name: string, text: string): number | null {
  return name === 'taka' || name === 'percent' ? readPercent(text) : readWhole(text)
}

/** Numbers of the chosen kind; the others are typed for another one. */
const numbersOf: Record<string, string | undefined> = {
  taka: 'taka',
  percent: 'percent',
  most: 'percent',
}

function counts(name: string, { kind }: Typed): boolean {
  return (numbersOf[name] ?? kind) === kind
}

/** The fields in the call's form: an empty one is null, numbers are parsed. */
export function readTyped(typed: Typed) {
  const whole = (name: FieldName) => numberIn(name, typed[name]) ?? typed[name]
  const maybe = (name: FieldName) => (typed[name].trim() === '' ? null : whole(name))
  return {
    code: typed.code,
    kind: typed.kind as PromoKind,
    taka: typed.kind === 'taka' ? whole('taka') : null,
    percent: typed.kind === 'percent' ? whole('percent') : null,
    most: typed.kind === 'percent' ? maybe('most') : null,
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
    if (counts(name, values) && isWrong(name, typed, limits))
      problems[name] = notWhole(label, least, most)
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
