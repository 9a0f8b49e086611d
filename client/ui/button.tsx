import type { ComponentProps } from 'react'
import { type ButtonLook, buttonClass } from './button-class'

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Running: disabled, with a turning ring. */
    busy?: boolean
  }

export function Button({ kind, wide, className, busy = false, disabled, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={buttonClass({ kind, wide, className }, busy)}
    />
  )
}
