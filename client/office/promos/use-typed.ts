import type { Promo } from '#contract/office/promos'
import { useMemoryDraft } from '../../ui/state/memory-draft'
import { comparePromo, type FieldName, type Typed, typedOf } from './typed'

type Draft = {
  /** The promo at the start of typing. */
  base: Promo | undefined
  values: Typed
  /** A colleague's version, until it is chosen between the two. */
  theirs?: Promo
}

/**
 * The typed values of a promo's form, stored until they are saved: after a refusal, on another
 * screen, after a sign-in. Untouched, the fields show the list's promo.
 */
export function useTyped(promo: Promo | undefined) {
  const [draft, setDraft] = useMemoryDraft<Draft>(`promo ${promo?.id ?? 'new'}`, true)
  const base = draft ? draft.base : promo
  const values = draft?.values ?? typedOf(promo)

  return {
    base,
    values,
    theirs: draft?.theirs,
    type: (name: FieldName, value: string) =>
      setDraft({ base, values: { ...values, [name]: value } }),
    forget: () => setDraft(undefined),
    /** After an own act: the form continues from the present promo. */
    follow: (current: Promo) => {
      if (draft) setDraft({ base: current, values: comparePromo(base, current, values).merged })
    },
    /** After somebody else's act: requires a choice of both versions. */
    ask: (theirs: Promo) => setDraft({ base, values, theirs }),
    choose: (merged: Typed) => setDraft({ base: draft?.theirs, values: merged }),
    later: () => setDraft({ base, values }),
  }
}
