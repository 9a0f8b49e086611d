import type { ComponentProps, MouseEvent } from 'react'
import { type ButtonLook, buttonClass } from './button-class'

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Running, with a turning ring: a press does nothing, and the focus stays. */
    busy?: boolean
  }

export function Button({ kind, wide, className, busy = false, onClick, ...rest }: ButtonProps) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    // Enter in a field presses the button too.
    if (busy) event.preventDefault()
    else onClick?.(event)
  }

  return (
    <button
      type="button"
      aria-disabled={busy || undefined}
      {...rest}
      onClick={press}
      aria-busy={busy || undefined}
      className={buttonClass({ kind, wide, className }, busy)}
    />
  )
}
