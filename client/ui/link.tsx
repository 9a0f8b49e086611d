import type { ComponentProps, MouseEvent } from 'react'
import { type To, useHref, useLinkClickHandler } from 'react-router'

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  to: To
  /** Takes the place of this screen in the history. */
  replace?: boolean
  state?: unknown
}

/** A link within the shop. The router's own does more, and weighs 2 KB of the first load for it. */
export function Link({ to, replace, state, onClick, ...rest }: LinkProps) {
  const href = useHref(to)
  const navigate = useLinkClickHandler<HTMLAnchorElement>(to, {
    replace,
    state,
    target: rest.target,
  })

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (!event.defaultPrevented) navigate(event)
  }

  return <a {...rest} href={href} onClick={follow} />
}
