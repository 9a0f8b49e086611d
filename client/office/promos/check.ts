import { readWhole } from '#contract/office/numbers'
import type { Promo } from '#contract/office/promos'
import { promoCodePattern, promoNumbers } from '#contract/office/rules'
import { notWhole, promoCode } from '#contract/shop'
import { numberIn, type Typed } from './typed'

type Numbers = (typeof promoNumbers)[keyof typeof promoNumbers]

/** The server's refusals of a form by field, in its sentences, except for required empty fields. */
export function problemsOf(
  values: Typed,
  promo: Promo | undefined,
  others: readonly Promo[],
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
    else if (others.some((other) => other.code === code && other.id !== promo?.id)) {
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
