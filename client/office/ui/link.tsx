import type { ComponentProps, MouseEvent } from 'react'
import { useHref, useLinkClickHandler, useLocation } from 'react-router'

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** From the office's start: /path?query. */
  to: string
  replace?: boolean
}

/** A link within the office. */
export function Link({ to, replace, onClick, ...rest }: LinkProps) {
  const href = useHref(to)
  const navigate = useLinkClickHandler<HTMLAnchorElement>(to, { replace, target: rest.target })

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (!event.defaultPrevented) navigate(event)
  }

  return <a {...rest} href={href} onClick={follow} />
}

/** A link of the menu: it says when it leads to this screen, or to one that is behind it. */
export function PlaceLink({ to, ...rest }: LinkProps) {
  const { pathname } = useLocation()
  const isHere = pathname === to || (to !== '/' && pathname.startsWith(`${to}/`))
  return <Link {...rest} to={to} aria-current={isHere ? 'page' : undefined} />
}
