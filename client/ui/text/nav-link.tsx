import { useLocation } from 'react-router'
import { Link, type LinkProps } from './link'

/** A link that marks the current screen. */
export function NavLink({ to, ...rest }: LinkProps & { to: string }) {
  const { pathname } = useLocation()
  return <Link {...rest} to={to} aria-current={pathname === to ? 'page' : undefined} />
}
