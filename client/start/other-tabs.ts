import type { QueryClient } from '@tanstack/react-query'
import {
  addToCart,
  decrementCartLine,
  deleteCartLine,
  getCart,
  incrementCartLine,
} from '#contract/cart'
import type { User } from '#contract/customers'
import { getCustomer, login, logout, signup } from '#contract/customers'
import { confirmOrder } from '#contract/orders'
import { keyOf, read } from '../api/read'
import { forgetCustomer } from '../customers/queries'

type News = 'cart' | 'customer'

const newsOf = new Map<unknown, News>([
  ...[addToCart, incrementCartLine, decrementCartLine, deleteCartLine, confirmOrder].map(
    ({ path }) => [path, 'cart'] as const,
  ),
  ...[login, signup, logout].map(({ path }) => [path, 'customer'] as const),
])

/**
 * The shop's tabs notify each other of a changed cart and of a login or logout. A visible tab reads
 * at once, a hidden one when it becomes visible.
 */
export function followOtherTabs(queryClient: QueryClient): void {
  if (!('BroadcastChannel' in window)) return
  const channel = new BroadcastChannel('shop')

  queryClient.getMutationCache().subscribe(({ mutation, ...event }) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    const news = newsOf.get(mutation?.options.mutationKey?.[0])
    if (news) channel.postMessage(news)
  })

  channel.onmessage = ({ data }: MessageEvent<News>) => {
    if (data === 'cart') readCart()
    else readCustomer()
  }

  function readCart() {
    const refetchType = document.hidden ? 'none' : 'active'
    queryClient.invalidateQueries({ queryKey: keyOf(getCart), refetchType })
  }

  async function readCustomer() {
    const { queryKey } = read(getCustomer, {})
    const before = queryClient.getQueryData<User | null>(queryKey)
    await queryClient.refetchQueries({ queryKey })
    const now = queryClient.getQueryData<User | null>(queryKey)
    if (before && !now) return forgetCustomer(queryClient)
    if (before && now && before.id !== now.id) {
      queryClient.removeQueries({ predicate: ({ meta }) => meta?.personal === true })
    }
    readCart()
  }
}
