import { useLocation } from 'react-router'
import { Link, type LinkProps } from './link'

/** A link that says when it leads to the screen it stands on. */
export function NavLink({ to, ...rest }: LinkProps & { to: string }) {
  const { pathname } = useLocation()
  return <Link {...rest} to={to} aria-current={pathname === to ? 'page' : undefined} />
}
