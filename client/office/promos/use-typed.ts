import { useDraft } from '../ui/draft'
import { type FieldName, mergeTyped, type Typed, typedOf } from './typed'
import type { Promo } from '#contract/office/promos-shapes'

type Draft = {
  /** The promo at the begin of typing. */
  base: Promo | undefined
  values: Typed
  /** Its value before a colleague changed it. */
  former?: Promo | undefined
}

/**
 * The typed values of a promo's form, stored until they are saved: after a refusal, on another
 * screen, after a sign-in. Untouched, the fields show the list's promo.
 */
export function useTyped(promo: Promo | undefined) {
  const [draft, setDraft] = useDraft<Draft>(`promo ${promo?.id ?? 'new'}`)
  const base = draft ? draft.base : promo
  const values = draft?.values ?? typedOf(promo)

  return {
    base,
    values,
    former: draft?.former,
    type: (name: FieldName, value: string) =>
      setDraft({ base, former: draft?.former, values: { ...values, [name]: value } }),
    forget: () => setDraft(undefined),
    /** After an own act: the form continues from the present promo. */
    follow: (current: Promo) => {
      if (draft) setDraft({ base: current, values: mergeTyped(base, current, values) })
    },
    /** After somebody else's act: the form also reports it. */
    merge: (current: Promo) =>
      setDraft({ base: current, former: base, values: mergeTyped(base, current, values) }),
  }
}
