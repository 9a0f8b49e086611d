import type { ComponentProps } from 'react'

type ButtonProps = ComponentProps<'button'> & {
  kind?: 'main' | 'plain' | 'soft' | 'bad'
  /** A square for an icon, which then needs an `aria-label`. */
  square?: boolean
  /** Running: disabled, with a turning ring. */
  busy?: boolean
}

const looks = { main: 'pri', plain: 'out', soft: 'soft', bad: 'bad' }

export function Button({
  kind = 'plain',
  square,
  busy,
  disabled,
  className,
  ...rest
}: ButtonProps) {
  const classes = ['btn', looks[kind], square && 'ic', busy && 'busy', className]
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={classes.filter(Boolean).join(' ')}
    />
  )
}
