import type { ComponentProps } from 'react'

type ButtonProps = ComponentProps<'button'> & {
  kind?: 'main' | 'plain' | 'soft' | 'bad'
  /** A square for an icon, which then needs an `aria-label`. */
  square?: boolean
  /** Running: it ignores presses, and turns a ring. */
  busy?: boolean
}

const looks = { main: 'pri', plain: 'out', soft: 'soft', bad: 'bad' }

/** A disabled button keeps the focus and gives the reason: `disabled` would drop it to the body. */
export function Button({
  kind = 'plain',
  square,
  busy,
  disabled,
  className,
  onClick,
  ...rest
}: ButtonProps) {
  const classes = ['btn', looks[kind], square && 'ic', busy && 'busy', className]
  const isOff = disabled || busy
  return (
    <button
      type="button"
      {...rest}
      onClick={isOff ? (event) => event.preventDefault() : onClick}
      aria-disabled={isOff || undefined}
      aria-busy={busy || undefined}
      className={classes.filter(Boolean).join(' ')}
    />
  )
}
