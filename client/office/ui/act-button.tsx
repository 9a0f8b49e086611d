import type { ComponentProps } from 'react'
import { useOnline } from '../../ui/state/online'
import { useText } from '../text/lang'
import { Button } from './button'

/** A button of an act on the server: without a connection it is disabled, with the reason. */
export function ActButton({ disabled, className = '', ...rest }: ComponentProps<typeof Button>) {
  const text = useText()
  const isOnline = useOnline()
  return (
    <Button
      {...rest}
      className={`settles ${className}`}
      disabled={disabled || !isOnline}
      title={isOnline ? rest.title : text.orders.offline}
    />
  )
}

/** States the reason once for all acts of a screen. */
export function OfflineWhy() {
  const text = useText()
  const isOnline = useOnline()
  return <div role="status">{!isOnline && <p className="note">{text.orders.offline}</p>}</div>
}
