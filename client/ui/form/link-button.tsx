import { Link, type LinkProps } from '../text/link'
import { type ButtonLook, buttonClass } from './button-class'

/** A link that looks like a button. */
export function LinkButton({
  kind,
  wide,
  className,
  ...rest
}: LinkProps & Omit<ButtonLook, 'square'>) {
  return <Link {...rest} className={buttonClass({ kind, wide, className })} />
}
