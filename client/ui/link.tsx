import type { ComponentProps, MouseEvent } from 'react'
import { useLinkClickHandler } from 'react-router'

export type LinkProps = ComponentProps<'a'> & {
  /** From the router's root: /path?query. */
  to: string
  /** Where that lies for the browser, when the router's root is not the site's. */
  href?: string
  /** Takes the place of this screen in the history. */
  replace?: boolean
  state?: unknown
}

/** Nobody clicks on the server, where to be ready for it takes a fifth of the time of a page. */
const useFollowing = import.meta.env.SSR ? () => () => {} : useLinkClickHandler<HTMLAnchorElement>

/** A link within the page. The router's own does more, and weighs 2 KB of the first load for it. */
export function Link({ to, href = to, replace, state, onClick, ...rest }: LinkProps) {
  const navigate = useFollowing(to, {
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
