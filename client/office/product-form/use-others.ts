import { useEffect, useMemo, useState } from 'react'
import { call } from '../../api/call'
import { serverNow } from '../../text/server-clock'
import { toast } from '../../ui/toast'
import { useProductText } from '../text/product-text'
import { type Comparison, compareFields, type Difference, type Other } from './compare'
import { emptyFields, type Fields, fieldsOf } from './fields'
import { formOf, type OpenedForm } from './open-form'
import type { FormState } from './use-form-state'
import type { Draft } from '#contract/office/drafts'
import type { OfficeProduct } from '#contract/office/product-row-shapes'
import { getProductHistory } from '#contract/office/products'

/** Another version to be merged into this form. */
type Newer = { product?: OfficeProduct; draft?: Draft; by: string | null; at: string }

/** Other people in the same product, and the own draft on another device. */
export function useOthers(state: FormState, opened: OpenedForm) {
  const text = useProductText()
  const [newer, setNewer] = useState<Newer | null>(null)
  const [isShown, setIsShown] = useState(false)

  function comparisonWith({ product, draft }: Newer): { comparison: Comparison; theirs: Fields } {
    const { base, draft: own, fields } = state.latest.current
    const theirs = draft ? formOf(draft) : product ? fieldsOf(product) : fields
    const before = (draft ? (own?.fields ?? base) : base) ?? emptyFields
    return { comparison: compareFields(before, fields, theirs), theirs }
  }

  function take({ product, draft }: Newer, fields: Fields) {
    if (draft) {
      const saved = { id: draft.id, v: draft.v, fields: formOf(draft) }
      state.restart({ fields, draft: saved, isAhead: true })
    } else if (product) {
      const base = fieldsOf(product)
      state.restart({ fields, base, baseV: product.v, product, isAhead: state.isChanged })
    }
    setNewer(null)
    setIsShown(false)
  }

  /** Merges the other side's changes; conflicts are shown if wanted. */
  function merge(next: Newer, wants: boolean) {
    const { comparison } = comparisonWith(next)
    if (comparison.both.length === 0) {
      take(next, comparison.merged)
      const names = [
        ...new Set(
          comparison.onlyTheirs.map(({ field }: Difference) => text.product.fields[field]),
        ),
      ]
      const by = next.draft ? text.product.both.otherPhone : (next.by ?? text.product.both.somebody)
      if (names.length > 0) toast.info(text.product.both.taken(by, names.join(', ')))
      return
    }
    setNewer(next)
    if (wants) setIsShown(true)
  }

  async function mergeProduct(product: OfficeProduct, wants: boolean) {
    const last = await lastChange(product.id)
    merge({ product, by: last?.by ?? null, at: last?.at ?? serverNow().toISOString() }, wants)
  }

  function mergeDraft(draft: Draft) {
    merge({ draft, by: null, at: draft.at }, !newer?.draft)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it opens
  useEffect(() => {
    if (opened.elsewhere) mergeDraft(opened.elsewhere)
    else if (opened.shopNow) mergeProduct(opened.shopNow, true)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the state at its opening
  const other = useMemo<Other | null>(() => {
    if (!newer || !isShown) return null
    return {
      ...comparisonWith(newer),
      isDraft: newer.draft !== undefined,
      name: newer.by,
      at: newer.at,
    }
  }, [newer, isShown])

  return {
    other,
    /** Conflicts are still open. */
    isOpen: newer !== null,
    show: () => setIsShown(true),
    later: () => setIsShown(false),
    done: (merged: Fields) => newer && take(newer, merged),
    merge,
    mergeProduct,
    mergeDraft,
    newer,
  }
}

async function lastChange(id: number) {
  const history = await call(getProductHistory, { id }).catch(() => undefined)
  return history?.events[0]
}
