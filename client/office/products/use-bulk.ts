import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { InputOf } from '#contract/endpoint'
import type { ProductRow } from '#contract/office/product-row-shapes'
import { changeProducts, getProductCounts, getProducts } from '#contract/office/products'
import { mostProducts } from '#contract/office/rules'
import { ApiError } from '../../api/api-error'
import { keyOf } from '../../api/read'
import { toast } from '../../ui/overlay/toast'
import { undoForMs } from '../../ui/state/undo'
import { callAgain } from '../api/poll'
import { ProofRefused } from '../api/proof'
import { sentenceOf, useSend } from '../api/send'
import { productTextNow } from '../text/products'
import { sayRefusal } from '../text/say-refusal'
import type { Selection } from '../ui/use-selection'
import { cacheRows } from './queries'
import type { Filters } from './reads'
import { forgetRefusal, noteRefusal } from './refusals'
import { useOfferUndo } from './undo-products'

export type Act = InputOf<typeof changeProducts>['act']
/** `of` is unknown until the whole list is read. */
export type Progress = { done: number; of: number | undefined }

/**
 * Acts on all ticked rows, a hundred a call, one call after another, until stopped. Failed and
 * unsent rows stay ticked; each failed one shows its reason.
 */
export function useBulk(selection: Selection<ProductRow>) {
  const queryClient = useQueryClient()
  const offerUndo = useOfferUndo()
  const send = useSend(changeProducts, { inForm: true })
  const [progress, setProgress] = useState<Progress | null>(null)
  const isStopped = useRef(false)

  async function run(act: Act, rows: readonly ProductRow[], saidOf: (n: number) => string) {
    if (progress) return
    isStopped.current = false
    const left = [...rows]
    const failed: ProductRow[] = []
    const undos: string[] = []
    let done = 0
    let untilMs = 0
    try {
      while (left.length > 0 && !isStopped.current) {
        setProgress({ done: rows.length - left.length, of: rows.length })
        const sent = left.slice(0, mostProducts)
        const products = sent.map(({ id, v }) => ({ id, v }))
        const { results, undo } = await send.mutateAsync({ products, act })
        // The undo of the first ones ends a minute after they were done.
        untilMs ||= Date.now() + undoForMs
        left.splice(0, sent.length)
        if (undo) undos.push(undo)
        cacheRows(
          queryClient,
          results.flatMap(({ product }) => product ?? []),
        )
        for (const { id, ok, message, product } of results) {
          forgetRefusal(id)
          if (ok) done += 1
          else noteRefusal(id, sayRefusal(message))
          const row = sent.find((each) => each.id === id)
          if (!ok && row) failed.push(product ?? row)
        }
      }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (!(error instanceof ProofRefused)) toast.error(sentenceOf(error))
    } finally {
      setProgress(null)
      for (const call of [getProducts, getProductCounts]) {
        queryClient.invalidateQueries({ queryKey: keyOf(call) })
      }
    }
    selection.select([...failed, ...left])
    const text = productTextNow()
    if (failed.length + left.length > 0)
      toast.warning(text.bulk.partly(done, failed.length, left.length))
    if (undos.length > 0) offerUndo(undos, saidOf(done), untilMs)
  }

  /** Ticks the whole list, read to its end. If stopped, it ticks none. */
  async function selectAll(filters: Filters) {
    if (progress) return
    isStopped.current = false
    const rows: ProductRow[] = []
    try {
      let after: string | null | undefined
      do {
        setProgress({ done: rows.length, of: undefined })
        const signal = new AbortController().signal
        const page = await callAgain(getProducts, { ...filters, after }, signal)
        rows.push(...page.products)
        after = page.next
      } while (after && !isStopped.current)
      if (!isStopped.current) selection.select(rows)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      toast.error(sentenceOf(error))
    } finally {
      setProgress(null)
    }
  }

  return {
    run,
    selectAll,
    progress,
    stop: () => {
      isStopped.current = true
    },
  }
}
