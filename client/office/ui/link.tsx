import { useHref, useLocation } from 'react-router'
import { type LinkProps, Link as PlainLink } from '../../ui/text/link'

/** A link within the office, whose root is not the site's. */
export function Link(props: LinkProps) {
  return <PlainLink {...props} href={useHref(props.to)} />
}

/** A link of the menu that marks its own screens. */
export function PlaceLink({ to, also = to, ...rest }: LinkProps & { also?: string | undefined }) {
  const { pathname } = useLocation()
  const isHere = [to, also].some(
    (path) => pathname === path || (path !== '/' && pathname.startsWith(`${path}/`)),
  )
  return <Link {...rest} to={to} aria-current={isHere ? 'page' : undefined} />
}
