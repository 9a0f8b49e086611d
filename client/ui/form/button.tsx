import type { ComponentProps, MouseEvent } from 'react'
import { type ButtonLook, buttonClass } from './button-class'

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Running, with a turning ring: a press does nothing, and the focus stays. */
    busy?: boolean
    /** A press does nothing; unlike a `disabled` one it keeps the focus, and gives its reason. */
    isOff?: boolean
  }

export function Button({
  kind,
  wide,
  square,
  className,
  busy = false,
  isOff = false,
  onClick,
  ...rest
}: ButtonProps) {
  const isIdle = isOff || busy
  function press(event: MouseEvent<HTMLButtonElement>) {
    // Enter in a field presses the button too.
    if (isIdle) event.preventDefault()
    else onClick?.(event)
  }

  return (
    <button
      type="button"
      aria-disabled={isIdle || undefined}
      {...rest}
      onClick={press}
      aria-busy={busy || undefined}
      className={buttonClass({ kind, wide, square, className }, busy)}
    />
  )
}
