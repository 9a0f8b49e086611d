import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { getOfficeProduct, getProductCounts, getProducts } from '#contract/office/products'
import { getStockMoves, type StockItem } from '#contract/office/stock'
import { ApiError } from '../../api/api-error'
import { keyOf, read } from '../../api/read'
import { toast } from '../../ui/overlay/toast'
import { offerUndo, useUndoAgain } from '../../ui/state/undo'
import { ProofRefused } from '../api/proof'
import { sentenceOf } from '../api/send'
import { countTextNow } from '../text/counting'
import { sayRefusal } from '../text/say-refusal'
import type { Mode } from './planned'
import { type Done, useSendCounts } from './send-counts'

type Counted = { productId: number; mode: Mode; done: readonly Done[] }
const by = 'counts'

/** Undoes counts and moves of a product's choices; a refused choice is told. */
function useUndoCounts() {
  const queryClient = useQueryClient()
  const calls = useSendCounts()
  return async ({ productId, mode, done }: Counted) => {
    try {
      const results = await calls.undo(done, mode)
      for (const { item } of results) if (item) cacheItem(queryClient, productId, item)
      const refused = results.find(({ ok }) => !ok)
      if (refused) toast.error(sayRefusal(refused.message))
      else toast.success(countTextNow().undone)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (!(error instanceof ProofRefused)) toast.error(sentenceOf(error))
    }
  }
}

/** Offers the undo for a minute. `inTurn`: it waits for counts that are being sent. */
export function useOfferUndo(inTurn: (undo: () => Promise<void>) => unknown) {
  const undo = useUndoCounts()
  return (said: string, counted: Counted) =>
    offerUndo(said, () => inTurn(() => undo(counted)), undefined, { by, what: counted })
}

/** The same after a reload. */
export function useUndoCountsAgain(): void {
  const queryClient = useQueryClient()
  const undo = useUndoCounts()
  useUndoAgain<Counted>(by, (counted) => undo(counted).finally(() => refreshCounts(queryClient)))
}

export function cacheItem(queryClient: QueryClient, productId: number, item: StockItem): void {
  queryClient.setQueryData(read(getOfficeProduct, { id: productId }).queryKey, (answer) => {
    if (!answer) return answer
    const items = answer.product.items.map((each) => (each.id === item.id ? item : each))
    return { ...answer, product: { ...answer.product, items } }
  })
}

export function refreshCounts(queryClient: QueryClient): void {
  for (const each of [getProducts, getProductCounts, getOfficeProduct, getStockMoves]) {
    queryClient.invalidateQueries({ queryKey: keyOf(each) })
  }
}
