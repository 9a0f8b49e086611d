import { useNavigate } from 'react-router'
import { getCounts, getOrders, nextOrder } from '#contract/office/orders'
import { useWords } from '../../text/lang'
import { toast } from '../../ui/overlay/toast'
import { useSend } from '../api/send'
import { ordersWords } from '../text/orders-words'
import { orderRows } from './queries'

/** Claims the order that waits longest and opens it. */
export function useNextCall() {
  const text = useWords(ordersWords)
  const navigate = useNavigate()
  const { putOne } = orderRows.useStore()
  return useSend(nextOrder, {
    refreshes: [getOrders, getCounts],
    onSuccess: ({ order }) => {
      if (!order) return toast.info(text.orders.noNext)
      putOne(order)
      return navigate(`/orders/${order.trans_id}?queue=call`)
    },
  })
}
