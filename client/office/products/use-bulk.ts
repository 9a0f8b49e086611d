import type { InputOf } from '#contract/endpoint'
import type { ProductRow } from '#contract/office/product-row-shapes'
import { changeProducts, getProducts } from '#contract/office/products'
import { mostProducts } from '#contract/office/rules'
import type { ApiError } from '../../api/api-error'
import { wordsNow } from '../../text/lang'
import { toast } from '../../ui/overlay/toast'
import { undoForMs } from '../../ui/state/undo'
import { callAgain } from '../api/poll'
import { ProofRefused } from '../api/proof'
import { sentenceOf, useSend } from '../api/send'
import { useMany } from '../record/many'
import type { Selection } from '../record/ticks'
import { sayRefusal } from '../text/say-refusal'
import { productRows, refusals } from './queries'
import type { Filters } from './reads'
import { stale, useOfferUndo } from './undo-products'
import { productsWords } from './words'

export type Act = InputOf<typeof changeProducts>['act']

/** Acts on all ticked products, a hundred a call; can be undone for a minute. */
export function useBulk(selection: Selection<ProductRow>) {
  const { put } = productRows.useStore()
  const offerUndo = useOfferUndo()
  const send = useSend(changeProducts, { inForm: true })
  const many = useMany({ selection, refusals, atOnce: mostProducts, stale, put })
  const { progress, stop } = many

  async function run(act: Act, rows: readonly ProductRow[], saidOf: (n: number) => string) {
    if (progress) return
    const undos: string[] = []
    let untilMs = 0
    const { done, failed, left, lost } = await many.run(rows, async (part) => {
      const products = part.map(({ id, v }) => ({ id, v }))
      const { results, undo } = await send.mutateAsync({ products, act })
      // The undo of the first ones ends a minute after they were done.
      untilMs ||= Date.now() + undoForMs
      if (undo) undos.push(undo)
      return results.map(({ id, ok, message, product }) => {
        return { id, ok, why: sayRefusal(message), row: product ?? undefined }
      })
    })
    tell(lost)
    if (failed + left > 0) toast.warning(wordsNow(productsWords).bulk.partly(done, failed, left))
    if (undos.length > 0) offerUndo(undos, saidOf(done), untilMs)
  }

  /** Ticks the whole list, read to its end. */
  async function selectAll(filters: Filters) {
    if (progress) return
    const { signal } = new AbortController()
    const lost = await many.selectAll(async (after) => {
      const { products, next } = await callAgain(getProducts, { ...filters, after }, signal)
      return [products, next]
    })
    tell(lost)
  }

  return { run, selectAll, progress, stop }
}

function tell(lost: ApiError | undefined) {
  if (lost && !(lost instanceof ProofRefused)) toast.error(sentenceOf(lost))
}
