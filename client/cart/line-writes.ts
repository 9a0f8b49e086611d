import { useIsFetching, useIsMutating, useQueryClient } from '@tanstack/react-query'
import type { CartItem } from '#contract/cart'
import { decrementCartLine, deleteCartLine, incrementCartLine } from '#contract/cart'
import type { InputOf } from '#contract/endpoint'
import { useWrite } from '../api/write'
import { fixed } from '../text/sentences'
import type { ToastText } from '../ui/overlay/toast'
import { cartRead, cartWrites } from './queries'

const cartKey = cartRead.queryKey
const lineWrites: readonly unknown[] = [
  incrementCartLine.path,
  decrementCartLine.path,
  deleteCartLine.path,
]
type LineChange = InputOf<typeof incrementCartLine>
const isLineWrite = {
  predicate: (write: { options: { mutationKey?: readonly unknown[] } }) =>
    lineWrites.includes(write.options.mutationKey?.[0]),
}

/**
 * The changes of one cart line. Each shows at once, and their calls run one after another. One that
 * fails is reverted.
 */
export function useCartLine(line: CartItem) {
  const { show, refresh, linesNow } = useShownCart()
  const ownLine = { cart_id: line.id, user_id: line.user_id }
  // One more of a quantity below the minimum is the minimum.
  const stepped = (by: number) => (other: CartItem) =>
    other.id === line.id
      ? { ...other, quantity: Math.max(other.quantity + by, line.product.minimum_order) }
      : other

  const quantityNow = () => linesNow().find(({ id }) => id === line.id)?.quantity ?? 0

  const changing = (byOf: (input: LineChange) => number) => ({
    inTurn: cartWrites,
    onSuccess: refresh,
    optimistic: async (input: LineChange) => {
      const by = byOf(input)
      await show((lines) => lines.map(stepped(by)))
      return () => show((lines) => lines.map(stepped(-by))).then(refresh)
    },
  })
  const increment = useWrite(
    incrementCartLine,
    changing(({ set_to }) => (set_to ? Number(set_to) - quantityNow() : 1)),
  )
  const decrement = useWrite(
    decrementCartLine,
    changing(() => -1),
  )
  const remove = useRemoveLine({ success: fixed('cartDeleted') })

  return {
    increment: () => increment.mutate(ownLine),
    decrement: () => quantityNow() > line.product.minimum_order && decrement.mutate(ownLine),
    setTo: (quantity: number) => increment.mutate({ ...ownLine, set_to: quantity }),
    remove: () => remove(line),
  }
}

/** Takes a line out at once; without `success` in silence. */
export function useRemoveLine({ success }: { success?: ToastText } = {}) {
  const { show, refresh, linesNow } = useShownCart()
  const { mutate } = useWrite(deleteCartLine, {
    inTurn: cartWrites,
    ...(success && { success }),
    onSuccess: refresh,
    optimistic: async ({ cartId }) => {
      const line = linesNow().find(({ id }) => id === cartId)
      await show((lines) => lines.filter(({ id }) => id !== cartId))
      return () => show((lines) => (line ? putBack(lines, line) : lines)).then(refresh)
    },
  })
  return (line: CartItem) => mutate({ cartId: line.id })
}

/** Whether the sums may still change: a change runs, or the server's cart is being fetched. */
export function useCartIsSettling(): boolean {
  const writes = useIsMutating(isLineWrite)
  const reads = useIsFetching({ queryKey: cartKey })
  return writes + reads > 0
}

function useShownCart() {
  const queryClient = useQueryClient()
  return {
    linesNow: () => queryClient.getQueryData(cartKey)?.carts ?? [],
    show: async (change: (lines: CartItem[]) => CartItem[]) => {
      await queryClient.cancelQueries({ queryKey: cartKey })
      queryClient.setQueryData(cartKey, (cart) => cart && { carts: change(cart.carts) })
    },
    /** Only the last running change refetches: an earlier answer would undo the others. */
    refresh: () => {
      if (queryClient.isMutating(isLineWrite) <= 1) {
        queryClient.invalidateQueries({ queryKey: cartKey })
      }
    },
  }
}

/** Oldest first, in the server's order. */
function putBack(lines: CartItem[], line: CartItem): CartItem[] {
  return [...lines, line].sort((one, other) => one.id - other.id)
}
