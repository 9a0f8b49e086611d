import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { getLeftCart } from '#contract/office/carts'
import { findGoods } from '#contract/office/new-orders'
import { getOrder } from '#contract/office/orders'
import { read } from '../../api/read'
import { useWords } from '../../text/lang'
import { useMe } from '../api/me'
import { Screen } from '../shell/screen'
import { ReadFailed } from '../ui/read-failed'
import { Waiting } from '../ui/waiting'
import { emptyForm, type Form, formOf, formOfCart } from './form'
import { OrderForm } from './order-form'
import { newOrderWords } from './words'
import '../orders/order.css'
import '../../ui/layout/save-bar.css'
import './new-orders.css'

/**
 * `/orders/new`: an order by phone or from a chat; `?copy=` fills it with one that is sent again,
 * `?cart=` with the cart of a customer.
 */
export function NewOrderPage() {
  const text = useWords(newOrderWords)
  const [search] = useSearchParams()
  const staffId = useMe().data?.staff.id ?? 0
  const cart = search.get('cart')
  const { place, first, error, refetch } = useBeginning(search.get('copy') ?? '', cart ?? '')
  const key = [staffId, place].filter(Boolean).join(' ')
  return (
    <Screen title={text.title} back={cart ? '/carts' : '/orders'} isAlone>
      {first ? (
        <OrderForm key={key} place={key} first={first} />
      ) : error ? (
        <ReadFailed error={error} onRetry={refetch} />
      ) : (
        <Waiting />
      )}
    </Screen>
  )
}

/** What the form begins with: nothing, a former order, or a cart; `place`: where the device keeps it. */
function useBeginning(copy: string, cartId: string) {
  const placed = useQuery({ ...read(getOrder, { trans_id: copy }), enabled: copy !== '' })
  const left = useQuery({
    ...read(getLeftCart, { id: Number(cartId) || 0 }),
    enabled: cartId !== '',
    // A cart that is ordered is listed no more: it is read once.
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const order = placed.data?.order
  const cart = left.data?.cart
  const ids = [...new Set((order ?? cart)?.lines.map(({ product_id }) => product_id))].join(',')
  const sold = useQuery({ ...read(findGoods, { ids }), enabled: ids !== '' })
  const goods = sold.data?.goods
  const failed = [placed, left, sold].find(({ error }) => error)
  return {
    // A cart that was changed since is another one.
    place: cart ? `cart ${cart.id} ${cart.changed_at}` : copy,
    first: firstOf(),
    error: failed?.error,
    refetch: () => failed?.refetch(),
  }

  function firstOf(): (() => Form) | undefined {
    if (!copy && !cartId) return emptyForm
    if (goods && order) return () => formOf(order, goods)
    if (goods && cart) return () => formOfCart(cart, goods)
  }
}
