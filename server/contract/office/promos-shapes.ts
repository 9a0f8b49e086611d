import { z } from 'zod'
import { done, Id, id, Taka, text, wholeNumber } from '#contract/wire'
import { promoStates } from '#contract/office/rules'
import { cursor, day, listOf, version } from '#contract/office/wire'

/** A null limit is none. `from` and `until` are days of Dhaka, the last one whole. */
export const Promo = z.object({
  id: Id,
  v: z.int(),
  code: z.string(),
  taka: Taka,
  uses: z.int(),
  used: z.int(),
  per_customer: z.int().nullable(),
  per_number: z.int().nullable(),
  min_subtotal: Taka.nullable(),
  from: z.iso.date().nullable(),
  until: z.iso.date().nullable(),
  note: z.string().nullable(),
  active: z.boolean(),
  state: z.enum(promoStates),
})
export type Promo = z.infer<typeof Promo>

const limit = (label: string) => wholeNumber(label, 1, 1_000).nullish()
const answered = done('success', { promo: Promo })

export const getPromos = {
  input: z.object({ after: cursor() }),
  output: listOf('promos', Promo),
}
/** Absent fields are none; without `active` it stays as it is, a new one is active. */
export const savePromo = {
  input: z.object({
    id: id('promo').nullish(),
    v: version().nullish(),
    code: text('code', 100),
    taka: wholeNumber('amount', 1, 100_000),
    uses: wholeNumber('number of uses', 1, 1_000_000),
    per_customer: limit('uses of a customer'),
    per_number: limit('uses of a phone'),
    min_subtotal: wholeNumber('smallest order', 1, 1_000_000).nullish(),
    from: day('beginning').nullish(),
    until: day('end').nullish(),
    note: text('note', 100, 0).nullish(),
    active: z.boolean({ error: 'Please, say whether the promo is active' }).nullish(),
  }),
  output: answered,
}
export const endPromo = {
  input: z.object({ id: id('promo'), v: version() }),
  output: answered,
}
