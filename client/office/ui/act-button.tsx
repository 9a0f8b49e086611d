import type { ComponentProps } from 'react'
import { useWords } from '../../text/lang'
import { Button } from '../../ui/form/button'
import { useOnline } from '../../ui/state/online'
import { ordersWords } from '../text/orders-words'

/** A button of an act on the server: without a connection it is off, with the reason. */
export function ActButton({ isOff, className = '', ...rest }: ComponentProps<typeof Button>) {
  const text = useWords(ordersWords)
  const isOnline = useOnline()
  return (
    <Button
      {...rest}
      className={`settles ${className}`}
      isOff={isOff || !isOnline}
      title={isOnline ? rest.title : text.orders.offline}
    />
  )
}

/** States the reason once for all acts of a screen. */
export function OfflineWhy() {
  const text = useWords(ordersWords)
  const isOnline = useOnline()
  return <div role="status">{!isOnline && <p className="note">{text.orders.offline}</p>}</div>
}
