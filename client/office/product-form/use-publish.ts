import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { OutputOf } from '#contract/endpoint'
import { ApiError } from '../../api/api-error'
import { keyOf } from '../../api/read'
import { toast } from '../../ui/toast'
import { ProofRefused } from '../api/proof'
import { sentenceOf, useSend } from '../api/send'
import { useProductText } from '../text/product-text'
import { sayRefusal } from '../text/say-refusal'
import { changesOf, isChanged } from './changes'
import { checkFields, type Errors, errorsOf } from './check'
import { compareFields } from './compare'
import { fieldsOf } from './fields'
import type { FormState } from './use-form-state'
import type { OfficeProduct } from '#contract/office/product-row-shapes'
import {
  getOfficeProduct,
  getProductCounts,
  getProducts,
  saveProduct,
} from '#contract/office/products'

type Removed = OutputOf<typeof saveProduct>['removed']
type Publishing = {
  onWrong: () => void
  /** The shop's version is not the one that the form began with. */
  onOther: (current: OfficeProduct) => void
  onDone: (product: OfficeProduct, wasNew: boolean) => void
}

/** Publishes a form. `asked`: a question to be answered first. */
export function usePublish(state: FormState, { onWrong, onOther, onDone }: Publishing) {
  const text = useProductText()
  const queryClient = useQueryClient()
  const [errors, setErrors] = useState<Errors>({})
  const [asked, setAsked] = useState<string | null>(null)
  const [removed, setRemoved] = useState<Removed>([])
  const [busy, setBusy] = useState(false)
  const save = useSend(saveProduct, {
    inForm: true,
    refreshes: [getProducts, getProductCounts, getOfficeProduct],
  })

  function refuse(found: Errors) {
    setErrors(found)
    if (Object.keys(found).length > 0) onWrong()
  }

  async function publish(confirmed = false) {
    if (busy) return
    const { fields, base, product } = state.latest.current
    const found = checkFields(base, fields, product, text)
    refuse(found)
    if (Object.keys(found).length > 0) return
    setAsked(null)
    setBusy(true)
    await state.hold()
    let isDone = false
    try {
      isDone = await send(confirmed)
    } finally {
      setBusy(false)
      state.go(isDone)
    }
  }

  async function send(confirmed: boolean): Promise<boolean> {
    const sent = state.latest.current
    const changes = changesOf(sent.base, sent.fields, sent.product)
    if (sent.product && !isChanged(changes)) {
      toast.info(text.product.nothingChanged)
      return false
    }
    try {
      const answer = await save.mutateAsync({
        id: sent.product?.id ?? null,
        v: sent.baseV,
        draft_id: sent.draft?.id ?? null,
        changes,
        confirmed,
      })
      const base = fieldsOf(answer.product)
      // Text typed during the call stays.
      const { merged } = compareFields(sent.fields, state.latest.current.fields, base)
      const isAhead = isChanged(changesOf(base, merged, answer.product))
      const { v, ...product } = answer.product
      state.restart({
        fields: merged,
        base,
        baseV: v,
        product: { ...product, v },
        draft: null,
        begun: undefined,
        isAhead,
      })
      state.setState(isAhead ? 'typed' : 'none')
      setErrors({})
      setRemoved(answer.removed)
      toast.success(text.product.published)
      queryClient.removeQueries({ queryKey: keyOf(getOfficeProduct, { id: product.id }) })
      if (sent.product === null && isAhead) await state.moveTo({ productId: product.id })
      onDone(answer.product, sent.product === null)
      return sent.product === null || !isAhead
    } catch (error) {
      if (error instanceof ProofRefused) return false
      if (!(error instanceof ApiError)) throw error
      tell(error)
      return false
    }
  }

  function tell(error: ApiError) {
    const { current, confirm } = Object(error.body)
    const named = errorsOf(error.errors, sayRefusal)
    if (error.status === 409 && current) onOther(current)
    else if (confirm) setAsked(Object.values(named).join('. '))
    else if (Object.keys(named).length > 0) refuse(named)
    else toast.error(sentenceOf(error))
  }

  return { publish, errors, setErrors, asked, forget: () => setAsked(null), removed, busy }
}

export type Publish = ReturnType<typeof usePublish>
