import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { OutputOf } from '#contract/endpoint'
import { getOfficeProduct, getProductCounts, getProducts } from '#contract/office/products'
import { getStockMoves, type StockItem } from '#contract/office/stock'
import { ApiError } from '../../api/api-error'
import { keyOf } from '../../api/read'
import { wordsNow } from '../../text/lang'
import { toast } from '../../ui/overlay/toast'
import { ProofRefused } from '../api/proof'
import { sentenceOf } from '../api/send'
import { offerWayBack, useWayBackAgain } from '../record/act'
import { openWhole } from '../record/whole'
import { sayRefusal } from '../text/say-refusal'
import type { Mode } from './planned'
import { type Done, useSendCounts } from './send-counts'
import { countWords } from './words'

type Counted = { productId: number; mode: Mode; done: readonly Done[] }
const by = 'counts'

/** Undoes counts and moves of a product's choices; a message names each refused choice. */
function useUndoCounts() {
  const queryClient = useQueryClient()
  const calls = useSendCounts()
  return async ({ productId, mode, done }: Counted) => {
    try {
      const results = await calls.undo(done, mode)
      const { change } = openWhole(queryClient, getOfficeProduct, { id: productId })
      change(withItems(results.flatMap(({ item }) => item ?? [])))
      const refused = results.find(({ ok }) => !ok)
      if (refused) toast.error(sayRefusal(refused.message))
      else toast.success(wordsNow(countWords).undone)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (!(error instanceof ProofRefused)) toast.error(sentenceOf(error))
    }
  }
}

/** Offers the undo for a minute. `inTurn`: it waits for counts that are being sent. */
export function useOfferUndo(inTurn: (undo: () => Promise<void>) => Promise<void>) {
  const undo = useUndoCounts()
  const way = { by, undo: (counted: Counted) => inTurn(() => undo(counted)) } as const
  return (said: string, counted: Counted) => offerWayBack(way, said, counted)
}

/** The same after a reload. */
export function useUndoCountsAgain(): void {
  const queryClient = useQueryClient()
  const undo = useUndoCounts()
  useWayBackAgain({
    by,
    undo: (counted: Counted) => undo(counted).finally(() => refreshCounts(queryClient)),
  })
}

/** The product with these choices in place of their former ones. */
export function withItems(items: readonly StockItem[]) {
  const byId = new Map(items.map((item) => [item.id, item]))
  return (answer: OutputOf<typeof getOfficeProduct>) => ({
    ...answer,
    product: {
      ...answer.product,
      items: answer.product.items.map((item) => byId.get(item.id) ?? item),
    },
  })
}

export function refreshCounts(queryClient: QueryClient): void {
  for (const each of [getProducts, getProductCounts, getOfficeProduct, getStockMoves]) {
    queryClient.invalidateQueries({ queryKey: keyOf(each) })
  }
}
