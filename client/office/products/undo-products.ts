import { useQueryClient } from '@tanstack/react-query'
import { getProductCounts, getProducts, undoProducts } from '#contract/office/products'
import { keyOf } from '../../api/read'
import { wordsNow } from '../../text/lang'
import { toast } from '../../ui/overlay/toast'
import { offerUndo, undoForMs, useUndoAgain } from '../../ui/state/undo'
import { sentenceOf, useSend } from '../api/send'
import { undoMany } from '../record/many'
import { productRows, refusals } from './queries'
import { productsWords } from './words'

const by = 'products'
/** The reads that an act on products makes stale. */
export const stale = [getProducts, getProductCounts]

/**
 * Undoes acts on products, the last one first. Products changed again meanwhile stay and are
 * counted.
 */
function useUndoProducts() {
  const queryClient = useQueryClient()
  const { put } = productRows.useStore()
  const send = useSend(undoProducts, { inForm: true })

  return (undos: readonly string[], said: string, untilMs: number) => {
    let done = 0
    let kept = 0
    const way = {
      atOnce: 1,
      saidOf: () => said,
      keptOf: (left: readonly string[]) => ({ by, what: [...left].reverse() }) as const,
      async undo(undo: string) {
        const answer = await send.mutateAsync({ undo })
        done += answer.products.length
        kept += answer.kept.length
        put(answer.products)
        for (const { id } of answer.products) refusals.forget(id)
      },
      onEnd([failed]: { error: Parameters<typeof sentenceOf>[0] }[]) {
        const text = wordsNow(productsWords)
        if (failed) toast.error(sentenceOf(failed.error))
        else if (kept > 0) toast.warning(text.undoneOf(done, kept))
        else toast.success(text.undone)
        for (const call of stale) queryClient.invalidateQueries({ queryKey: keyOf(call) })
      },
    }
    return undoMany(way, [...undos].reverse(), untilMs)
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
