import { useDraft } from '../ui/draft'
import { type FieldName, mergeTyped, type Typed, typedOf } from './typed'
import type { Promo } from '#contract/office/promos-shapes'

type Draft = {
  /** The promo as it stood when it was typed. */
  base: Promo | undefined
  values: Typed
  /** Its value before a colleague changed it. */
  former?: Promo | undefined
}

/**
 * What is typed in a promo's form, kept until it is saved: after a refusal, on another screen, after a
 * sign-in. Untyped, the fields are those of the promo as the list has it.
 */
export function useTyped(promo: Promo | undefined) {
  const [draft, keep] = useDraft<Draft>(`promo ${promo?.id ?? 'new'}`)
  const base = draft ? draft.base : promo
  const values = draft?.values ?? typedOf(promo)

  return {
    base,
    values,
    former: draft?.former,
    type: (name: FieldName, value: string) =>
      keep({ base, former: draft?.former, values: { ...values, [name]: value } }),
    forget: () => keep(undefined),
    /** After an own act: the form goes on from the present promo. */
    follow: (current: Promo) => {
      if (draft) keep({ base: current, values: mergeTyped(base, current, values) })
    },
    /** After an act of somebody else: it is also told. */
    meet: (current: Promo) =>
      keep({ base: current, former: base, values: mergeTyped(base, current, values) }),
  }
}
