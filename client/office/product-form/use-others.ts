import { useEffect, useMemo, useState } from 'react'
import { call } from '../../api/call'
import { toast } from '../../ui/toast'
import { useProductText } from '../text/product-text'
import { type Comparison, compareFields, type Difference, type Other } from './compare'
import { emptyFields, type Fields, fieldsOf } from './fields'
import { formOf, type OpenedForm } from './open-form'
import type { FormState } from './use-form-state'
import type { Draft } from '#contract/office/drafts-shapes'
import type { OfficeProduct } from '#contract/office/product-row-shapes'
import { getProductHistory } from '#contract/office/products'

/** Another version to be merged into this form. */
type Met = { product?: OfficeProduct; draft?: Draft; by: string | null; at: string }

/** Other people in the same product, and the own draft on another device. */
export function useOthers(state: FormState, opened: OpenedForm) {
  const text = useProductText()
  const [met, setMet] = useState<Met | null>(null)
  const [isShown, setIsShown] = useState(false)

  function comparisonWith({ product, draft }: Met): { comparison: Comparison; theirs: Fields } {
    const { base, draft: own, fields } = state.latest.current
    const theirs = draft ? formOf(draft) : product ? fieldsOf(product) : fields
    const before = (draft ? (own?.fields ?? base) : base) ?? emptyFields
    return { comparison: compareFields(before, fields, theirs), theirs }
  }

  function take({ product, draft }: Met, fields: Fields) {
    if (draft) {
      const kept = { id: draft.id, v: draft.v, fields: formOf(draft) }
      state.restart({ fields, draft: kept, isAhead: true })
    } else if (product) {
      const base = fieldsOf(product)
      state.restart({ fields, base, baseV: product.v, product, isAhead: state.isChanged })
    }
    setMet(null)
    setIsShown(false)
  }

  /** Merges the other side's changes; conflicts are shown if wanted. */
  function meet(next: Met, wants: boolean) {
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
    setMet(next)
    if (wants) setIsShown(true)
  }

  async function meetProduct(product: OfficeProduct, wants: boolean) {
    const last = await lastChange(product.id)
    meet({ product, by: last?.by ?? null, at: last?.at ?? new Date().toISOString() }, wants)
  }

  function meetDraft(draft: Draft) {
    meet({ draft, by: null, at: draft.at }, !met?.draft)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it opens
  useEffect(() => {
    if (opened.elsewhere) meetDraft(opened.elsewhere)
    else if (opened.shopNow) meetProduct(opened.shopNow, true)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the state at its opening
  const other = useMemo<Other | null>(() => {
    if (!met || !isShown) return null
    return { ...comparisonWith(met), isDraft: met.draft !== undefined, name: met.by, at: met.at }
  }, [met, isShown])

  return {
    other,
    /** Conflicts are still open. */
    isOpen: met !== null,
    show: () => setIsShown(true),
    later: () => setIsShown(false),
    done: (merged: Fields) => met && take(met, merged),
    meet,
    meetProduct,
    meetDraft,
    met,
  }
}

async function lastChange(id: number) {
  const history = await call(getProductHistory, { id }).catch(() => undefined)
  return history?.events[0]
}
