import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { Address } from '#contract/addresses'
import { getAddress } from '#contract/addresses'
import type { CartItem } from '#contract/cart'
import { getCart } from '#contract/cart'
import type { Order } from '#contract/orders'
import { cancelOrder, confirmOrder, getLinkedOrder, getOrder, getOrders } from '#contract/orders'
import { addressOf } from '../addresses/queries'
import { isPassing } from '../api/api-error'
import { keyOf, read } from '../api/read'
import { useWrite } from '../api/write'
import { cartRead, cartWrites } from '../cart/queries'
import { useAppliedPromo } from '../checkout/applied-promo'
import { useCustomer } from '../customers/queries'
import { paths } from '../paths'
import { fixed } from '../text/sentences'
import { storeLastOrder } from './last-order'

/** Refetched when the shopper returns: the shop may have moved an order on meanwhile. */
const ownRead = { meta: { personal: true }, refetchOnWindowFocus: true }

/** Newest first, in pages of twenty; the former page stays until the next one arrives. */
export function useOrders(page: number) {
  return useQuery({
    ...read(getOrders, { page }),
    placeholderData: keepPreviousData,
    ...ownRead,
  })
}

/** Lines of a pending order say what the call asks about them. */
export const orderRead = (transId: string) => read(getOrder, { trans_id: transId, on_call: '1' })

/** Idle without a trans_id. */
export function useOrder(transId: string | null) {
  return useQuery({ ...orderRead(transId ?? ''), enabled: transId !== null, ...ownRead })
}

/** The order of a link in a message, for whom has it. */
export function useLinkedOrder(link: string) {
  return useQuery({ ...read(getLinkedOrder, { link, on_call: '1' }), refetchOnWindowFocus: true })
}

/**
 * One purchase of the seen lines; a success leads to the confirmation. That screen mentions a
 * difference from the present input: an earlier attempt, whose reply was lost, made the order.
 */
export function useConfirmOrder() {
  const queryClient = useQueryClient()
  const { customer } = useCustomer()
  const navigate = useNavigate()
  const [, storePromo] = useAppliedPromo()
  return useWrite(confirmOrder, {
    refreshes: [getCart, getOrders, getAddress],
    options: (input) => ({ idempotencyKey: confirmKeyOf(input) }),
    onSuccess: ({ trans_id, order }, { promo, fee }) => {
      const { queryKey } = orderRead(trans_id)
      queryClient.setQueryData(queryKey, { message: 'success', order })
      // What the call asks is not in the answer.
      void queryClient.invalidateQueries({ queryKey })
      storeLastOrder(trans_id)
      storePromo(null)
      const known = queryClient.getQueryData(addressOf(customer?.id).queryKey)
      const isOther =
        order.fee !== fee || order.promo !== promo || !isSent(order, known?.user_address)
      navigate(paths.orderSuccess(), { state: { trans_id, isOther }, replace: true })
    },
    repeatable: true,
    inTurn: cartWrites,
    onError: (error) => {
      if (error.errors.promo) storePromo(null)
      // The shop has other fees by now; the address comes with them.
      if (error.errors.fee) queryClient.invalidateQueries({ queryKey: keyOf(getAddress) })
      // Without an answer the order may exist: the lines stay, to repeat the same attempt.
      if (isPassing(error)) return
      // The refusal has the present lines, so the sums are right at once.
      if (hasCarts(error.body)) queryClient.setQueryData(cartRead.queryKey, error.body)
      queryClient.invalidateQueries({ queryKey: keyOf(getCart) })
    },
  })
}

function hasCarts(body: unknown): body is { carts: CartItem[] } {
  return Array.isArray(Object(body).carts)
}

/** Whether the order goes to this address. */
function isSent({ address }: Order, to: Address | null | undefined): boolean {
  return address.name === to?.name && address.number === to.number && address.address === to.address
}

/** A refusal means that the order has changed, so it is refetched too. */
export function useCancelOrder(onCancelled: () => void) {
  const queryClient = useQueryClient()
  return useWrite(cancelOrder, {
    onError: () => queryClient.invalidateQueries({ queryKey: keyOf(getOrder) }),
    refreshes: [getOrder, getOrders],
    success: fixed('reasonSubmitted'),
    onSuccess: onCancelled,
  })
}

export type SeenLine = { id: number; quantity: number; product: { price: number } }

/** A cart line as the customer saw it (contract.md, confirm). */
export function seenLine({ id, quantity, product }: CartItem): SeenLine {
  return { id, quantity, product: { price: product.price } }
}

/**
 * The `Idempotency-Key` of one attempt, made from the lines: a double tap, a retry after a lost
 * reply, a reload and a second tab share it, even if the fee or the promo changed meanwhile.
 */
function confirmKeyOf({ carts }: { carts: unknown }): string {
  return `checkout-${hashText(JSON.stringify(carts))}`
}

/** FNV-1a, 64 bits, in hexadecimal: plain http has no `crypto.subtle`. */
function hashText(text: string): string {
  let hash = 0xcbf29ce484222325n
  for (const byte of new TextEncoder().encode(text)) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n)
  }
  return hash.toString(16).padStart(16, '0')
}
