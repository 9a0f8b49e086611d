import { type ButtonLook, buttonClass } from './button-class'
import { Link, type LinkProps } from './link'

/** A link that looks like a button. */
export function LinkButton({ kind, wide, className, ...rest }: LinkProps & ButtonLook) {
  return <Link {...rest} className={buttonClass({ kind, wide, className })} />
}
