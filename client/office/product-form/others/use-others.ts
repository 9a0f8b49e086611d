import { useEffect, useMemo, useState } from 'react'
import type { Draft } from '#contract/office/drafts'
import type { OfficeProduct } from '#contract/office/product-row-shapes'
import { getProductHistory } from '#contract/office/products'
import { call } from '../../../api/call'
import { useWords } from '../../../text/lang'
import { serverNow } from '../../../text/server-clock'
import { toast } from '../../../ui/overlay/toast'
import { productWords } from '../../text/product-words'
import { compareFields, withOwn } from '../state/compare'
import { emptyFields, type Fields, fieldsOf } from '../state/fields'
import { formOf, type OpenedForm } from '../state/open-form'
import type { StoredForm } from '../state/stored-form'
import type { FormState } from '../state/use-form-state'

/** Another version of this form: of another person, or of this person's other device. */
type Newer = {
  isDraft: boolean
  /** The other editor, if known. */
  name: string | null
  at: string
  theirs: Fields
  /** What this form begins from once both are one. */
  next: Partial<StoredForm>
}

/** Other people in the same product, and the own draft on another device. */
export function useOthers(state: FormState, opened: OpenedForm) {
  const text = useWords(productWords)
  const { both, fields: names } = text.product
  const [newer, setNewer] = useState<Newer | null>(null)
  const [isShown, setIsShown] = useState(false)

  function comparisonWith({ isDraft, theirs }: Newer) {
    const { base, draft, fields } = state.now()
    const before = (isDraft && draft?.fields) || base || emptyFields
    return compareFields(before, fields, theirs)
  }

  function take({ isDraft, next }: Newer, merged: Fields) {
    const fields = withOwn(merged, state.now().fields)
    state.follow({ ...next, fields, isAhead: isDraft || state.isChanged() })
    setNewer(null)
    setIsShown(false)
  }

  /** Takes what only the other side changed; conflicts are shown if wanted. */
  function merge(other: Newer, wants: boolean) {
    const comparison = comparisonWith(other)
    if (comparison.both.length > 0) {
      setNewer(other)
      if (wants) setIsShown(true)
      return
    }
    take(other, comparison.merged)
    const by = other.isDraft ? both.otherPhone : (other.name ?? both.somebody)
    const taken = comparison.onlyTheirs.map(({ name }) => names[name]).join(', ')
    if (taken) toast.info(both.taken(by, taken))
  }

  async function mergeProduct(product: OfficeProduct, wants: boolean) {
    const history = await call(getProductHistory, { id: product.id }).catch(() => undefined)
    const [last] = history?.events ?? []
    const base = fieldsOf(product)
    const next = { base, baseV: product.v, product }
    const at = last?.at ?? serverNow().toISOString()
    merge({ isDraft: false, name: last?.by ?? null, at, theirs: base, next }, wants)
  }

  function mergeDraft(draft: Draft) {
    const { id, v, at } = draft
    const theirs = formOf(draft)
    const next = { draft: { id, v, fields: theirs } }
    merge({ isDraft: true, name: null, at, theirs, next }, !newer?.isDraft)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it opens
  useEffect(() => {
    if (opened.elsewhere) mergeDraft(opened.elsewhere)
    else if (opened.shopNow) mergeProduct(opened.shopNow, true)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the state at its opening
  const other = useMemo(() => {
    if (!newer || !isShown) return null
    const onDone = (chosen: Fields) => take(newer, chosen)
    return { ...newer, comparison: comparisonWith(newer), onDone }
  }, [newer, isShown])

  return {
    other,
    /** Conflicts are still open. */
    isOpen: newer !== null,
    show: () => setIsShown(true),
    later: () => setIsShown(false),
    mergeProduct,
    mergeDraft,
  }
}
