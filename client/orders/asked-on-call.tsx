import { useQuery } from '@tanstack/react-query'
import { getCart } from '#contract/cart'
import { read } from '../api/read'
import { useText } from '../text/lang'
import { orders } from '../text/rooms/orders'

/** Says when color and size are requested, if they do not go with the order. It comes late. */
export function AskedOnCall() {
  const text = useText({ orders }).orders
  const { data } = useQuery({ ...read(getCart, { on_call: '1' }), meta: { personal: true } })
  if (!data?.carts.some((line) => line.asked_on_call)) return null
  return <p className="field-hint">{text.askedOnCall}</p>
}
