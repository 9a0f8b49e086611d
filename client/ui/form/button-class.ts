import './button.css'

export type ButtonLook = {
  kind?: 'primary' | 'outline' | 'soft' | 'quiet' | 'danger' | 'danger-outline'
  /** The button is as wide as its parent. */
  wide?: boolean
  /** The button is a square for an icon, and then needs an `aria-label`. */
  square?: boolean
  className?: string
}

/** Classes that make a button or a link look like a button. */
export function buttonClass(
  { kind = 'outline', wide, square, className }: ButtonLook,
  busy = false,
) {
  return [
    `button button-${kind}`,
    wide && 'button-wide',
    square && 'button-square',
    busy && 'button-busy',
    className,
  ]
    .filter(Boolean)
    .join(' ')
}
