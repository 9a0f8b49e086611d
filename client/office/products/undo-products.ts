import { useQueryClient } from '@tanstack/react-query'
import { getProductCounts, getProducts, undoProducts } from '#contract/office/products'
import { ApiError, isPassing } from '../../api/api-error'
import { keyOf } from '../../api/read'
import { toast } from '../../ui/overlay/toast'
import { offerAgain, offerUndo, undoForMs, useUndoAgain } from '../../ui/state/undo'
import { sentenceOf, useSend } from '../api/send'
import { productTextNow } from '../text/products'
import { cacheRows } from './queries'
import { forgetRefusal } from './refusals'

const by = 'products'

/**
 * Undoes acts on products, the last one first. Products changed again meanwhile stay and are counted;
 * unsent ones are offered again.
 */
function useUndoProducts() {
  const queryClient = useQueryClient()
  const send = useSend(undoProducts, { inForm: true })

  return async function undoAll(undos: readonly string[], said: string, untilMs: number) {
    const text = productTextNow()
    const left = [...undos]
    let done = 0
    let kept = 0
    try {
      for (let undo = left.at(-1); undo; undo = left.at(-1)) {
        const answer = await send.mutateAsync({ undo })
        left.pop()
        done += answer.products.length
        kept += answer.kept.length
        cacheRows(queryClient, answer.products)
        for (const { id } of answer.products) forgetRefusal(id)
      }
      if (kept > 0) toast.warning(text.undoneOf(done, kept))
      else toast.success(text.undone)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      toast.error(sentenceOf(error))
      if (isPassing(error)) {
        offerAgain(said, () => undoAll(left, said, untilMs), untilMs, { by, what: left })
      }
    }
    for (const call of [getProducts, getProductCounts]) {
      queryClient.invalidateQueries({ queryKey: keyOf(call) })
    }
  }
}

/** Offers the undo of acts on products, for a minute from the first of them on. */
export function useOfferUndo() {
  const undoAll = useUndoProducts()
  return (undos: readonly string[], said: string, untilMs = Date.now() + undoForMs) =>
    offerUndo(said, () => undoAll(undos, said, untilMs), untilMs, { by, what: undos })
}

/** The same after a reload. */
export function useUndoProductsAgain(): void {
  useUndoAgain<string[]>(by, useUndoProducts())
}
