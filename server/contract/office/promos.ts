import { z } from 'zod'
import { staffChange, staffRead } from '#contract/calls'
import { promoCodePattern, promoNumbers, promoStates } from '#contract/office/rules'
import { cursor, day, listOf, version } from '#contract/office/wire'
import { promoCode, promoKinds } from '#contract/shop'
import { done, Id, id, Taka, text, wholeNumber } from '#contract/wire'

/** A null limit means none. `from` and `until` are days in Dhaka, the last one included. */
export const Promo = z.object({
  id: Id,
  v: z.int(),
  code: z.string(),
  kind: z.enum(promoKinds),
  /** Of the kind; null of others. */
  taka: Taka.nullable(),
  percent: z.int().nullable(),
  /** The most that a percentage takes off. */
  most: Taka.nullable(),
  uses: z.int(),
  used: z.int(),
  per_customer: z.int().nullable(),
  per_number: z.int().nullable(),
  min_subtotal: Taka.nullable(),
  from: z.iso.date().nullable(),
  until: z.iso.date().nullable(),
  note: z.string().nullable(),
  active: z.boolean(),
  /** Carts show it. */
  public: z.boolean(),
  state: z.enum(promoStates),
})
export type Promo = z.infer<typeof Promo>

const number = (name: keyof typeof promoNumbers) => {
  const [label, least, most] = promoNumbers[name]
  return wholeNumber(label, least, most)
}
/** Runs beside errors of other fields too: a form shows all of them at once. */
const when = ({ value }: { value: unknown }) => typeof value === 'object' && value !== null
const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
const isPromoCode = (typed: string) => promoCodePattern.test(promoCode(typed))
const answered = done('success', { promo: Promo })

export const getPromos = staffRead('/api/office/promos', 'promos', {
  input: z.object({ after: cursor() }),
  output: listOf('promos', Promo),
})
/**
 * A used promo keeps its code, its kind and its amount. A 409 with `current` for another version. Absent
 * fields are none, and without `kind` it is a sum; without `active` or `public` it keeps its value, and a new
 * promo is active and not public. Numbers of other kinds are dropped.
 */
export const savePromo = staffChange('/api/office/promos/save', 'promos', {
  input: z
    .object({
      id: id('promo').nullish(),
      v: version().nullish(),
      code: text('code', 100),
      kind: z.enum(promoKinds, { error: 'Please choose what it takes off' }).nullish(),
      taka: number('taka').nullish(),
      percent: number('percent').nullish(),
      most: number('most').nullish(),
      uses: number('uses'),
      per_customer: number('per_customer').nullish(),
      per_number: number('per_number').nullish(),
      min_subtotal: number('min_subtotal').nullish(),
      from: day('first day').nullish(),
      until: day('last day').nullish(),
      note: text('internal note', 100, 0).nullish(),
      active: z.boolean({ error: 'Please say whether the promo is active' }).nullish(),
      public: z.boolean({ error: 'A field is not right' }).nullish(),
    })
    .refine(({ id, code }) => id != null || !isText(code) || isPromoCode(code), {
      error: 'A code has 3 to 20 of A-Z, 0-9 and -',
      path: ['code'],
      when,
    })
    .refine(({ kind, taka }) => (kind ?? 'taka') !== 'taka' || taka != null, {
      error: `Please enter the ${promoNumbers.taka[0]}`,
      path: ['taka'],
      when,
    })
    .refine(({ kind, percent }) => kind !== 'percent' || percent != null, {
      error: `Please enter the ${promoNumbers.percent[0]}`,
      path: ['percent'],
      when,
    })
    .refine(({ from, until }) => !isText(from) || !isText(until) || until >= from, {
      error: 'The end is before the beginning',
      path: ['until'],
      when,
    }),
  output: answered,
})
/** Ends the promo at once, until it is saved as active again. */
export const endPromo = staffChange('/api/office/promos/end', 'promos', {
  input: z.object({ id: id('promo'), v: version() }),
  output: answered,
})
