import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { findGoods } from '#contract/office/new-orders'
import { getOrder } from '#contract/office/orders'
import { read } from '../../api/read'
import { useWords } from '../../text/lang'
import { useMe } from '../api/me'
import { Screen } from '../shell/screen'
import { ReadFailed } from '../ui/read-failed'
import { Waiting } from '../ui/waiting'
import { emptyForm, formOf } from './form'
import { OrderForm } from './order-form'
import { newOrderWords } from './words'
import '../orders/order.css'
import '../../ui/layout/save-bar.css'
import './new-orders.css'

/** `/orders/new`: an order by phone or from a chat; `?copy=` fills it with one that is sent again. */
export function NewOrderPage() {
  const text = useWords(newOrderWords)
  const [search] = useSearchParams()
  const staffId = useMe().data?.staff.id ?? 0
  const copy = search.get('copy') ?? ''
  const {
    data: order,
    error,
    refetch,
  } = useQuery({
    ...read(getOrder, { trans_id: copy }),
    select: (answer) => answer.order,
    enabled: copy !== '',
  })
  const ids = [...new Set(order?.lines.map(({ product_id }) => product_id))].join(',')
  const { data: goods } = useQuery({ ...read(findGoods, { ids }), enabled: ids !== '' })
  const isReady = copy === '' || (order && goods)
  const place = [staffId, copy].filter(Boolean).join(' ')
  return (
    <Screen title={text.title} back="/orders" isAlone>
      {isReady && (
        <OrderForm
          key={place}
          place={place}
          first={() => (order && goods ? formOf(order, goods.goods) : emptyForm())}
        />
      )}
      {error && <ReadFailed error={error} onRetry={refetch} />}
      {!isReady && !error && <Waiting />}
    </Screen>
  )
}
