import type { OfficeProduct } from '#contract/office/product-row-shapes'
import {
  changeProducts,
  getOfficeProduct,
  getProductCounts,
  getProducts,
  undoProducts,
} from '#contract/office/products'
import { useWords } from '../../../text/lang'
import { toast } from '../../../ui/overlay/toast'
import { offerUndo, useUndoAgain } from '../../../ui/state/undo'
import { useSend } from '../../api/send'
import { productWords } from '../../text/product-words'
import { sayRefusal } from '../../text/say-refusal'

const refreshes = [getProducts, getProductCounts, getOfficeProduct]
/** As the list's: each undoes the other's acts after a reload. */
const by = 'products'

/** Takes a product off the shop, or puts it back; can be undone for a minute. */
export function useTakeOff(onChanged: () => void) {
  const { more } = useWords(productWords).product
  const undo = useSend(undoProducts, { refreshes, onSuccess: onChanged })
  const change = useSend(changeProducts, {
    refreshes,
    onSuccess: ({ results, undo: key }, input) => {
      const [row] = results
      if (row && !row.ok) toast.error(sayRefusal(row.message))
      else if (key) {
        const said = input.act.act === 'archive' ? more.takenOff : more.givenBack
        offerUndo(said, () => undo.mutate({ undo: key }), undefined, { by, what: [key] })
      }
      onChanged()
    },
  })
  const send = ({ id, v, archived_at: since }: OfficeProduct) =>
    change.mutate({ products: [{ id, v }], act: { act: since ? 'restore' : 'archive' } })
  return { send, isPending: change.isPending }
}

/** Offers the undo again after a reload. */
export function useUndoAgainHere(onChanged: () => void): void {
  const undo = useSend(undoProducts, { refreshes, onSuccess: onChanged })
  useUndoAgain<string[]>(by, async (keys) => {
    try {
      for (const key of [...keys].reverse()) await undo.mutateAsync({ undo: key })
    } catch {
      // It is shown, and the acts before it stay.
    }
  })
}
