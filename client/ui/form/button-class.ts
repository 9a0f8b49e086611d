import './button.css'

export type ButtonLook = {
  kind?: 'primary' | 'gold' | 'outline' | 'quiet' | 'danger' | 'danger-outline'
  /** The button is as wide as its parent. */
  wide?: boolean
  className?: string
}

/** Classes that make a button or a link look like a button. */
export function buttonClass({ kind = 'primary', wide, className }: ButtonLook, busy = false) {
  return ['button', `button-${kind}`, wide && 'button-wide', busy && 'button-busy', className]
    .filter(Boolean)
    .join(' ')
}
