import type { ComponentProps, MouseEvent } from 'react'
import { useLinkClickHandler } from 'react-router'

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** From the root: /path?query. */
  to: string
  /** Takes the place of this screen in the history. */
  replace?: boolean
  state?: unknown
}

/** Nobody clicks on the server, where to be ready for it takes a fifth of the time of a page. */
const useFollowing = import.meta.env.SSR ? () => () => {} : useLinkClickHandler<HTMLAnchorElement>

/** A link within the shop. The router's own does more, and weighs 2 KB of the first load for it. */
export function Link({ to, replace, state, onClick, ...rest }: LinkProps) {
  const navigate = useFollowing(to, {
    replace,
    state,
    target: rest.target,
  })

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (!event.defaultPrevented) navigate(event)
  }

  return <a {...rest} href={to} onClick={follow} />
}
