import { getLeftCarts, type LeftCart, recordLeftCart, undoLeftCart } from '#contract/office/carts'
import type { CartResult } from '#contract/office/rules'
import { useWords } from '../../text/lang'
import { useSend } from '../api/send'
import { offerWayBack, useWayBackAgain } from '../record/act'
import { openRows } from '../record/rows'
import { cartWords } from './words'

/** Carts grow old by the hour: a minute is often enough. */
const everyMs = 60_000
export const cartRows = openRows(getLeftCarts, 'carts', { everyMs })

function useUndo() {
  const text = useWords(cartWords)
  const send = useSend(undoLeftCart, { refreshes: [getLeftCarts] })
  return {
    by: 'cart',
    undo: (id: number) => send.mutateAsync({ id }),
    undone: text.undone,
  } as const
}

/** Offers it again after a reload. */
export function useUndoAgain(): void {
  useWayBackAgain(useUndo())
}

/** Notes what became of a cart, which leaves the list; can be undone for a minute. */
export function useRecord(cart: LeftCart) {
  const text = useWords(cartWords)
  const { drop } = cartRows.useStore()
  const way = useUndo()
  const send = useSend(recordLeftCart, {
    refreshes: [getLeftCarts],
    onSuccess: (_, { result }) => {
      drop(cart)
      offerWayBack(way, text.said[result](cart.name), cart.id)
    },
  })
  const { id, changed_at } = cart
  return {
    record: (result: CartResult) => send.mutate({ id, changed_at, result }),
    busy: send.isPending ? send.variables.result : null,
  }
}
