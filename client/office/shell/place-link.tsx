import { useLocation } from 'react-router'
import { Link, type LinkProps } from '../../ui/text/link'

/** A link of the menu that marks its own screens. */
export function PlaceLink({ to, also = to, ...rest }: LinkProps & { also?: string | undefined }) {
  const { pathname } = useLocation()
  const isHere = [to, also].some(
    (path) => pathname === path || (path !== '/' && pathname.startsWith(`${path}/`)),
  )
  return <Link {...rest} to={to} aria-current={isHere ? 'page' : undefined} />
}
