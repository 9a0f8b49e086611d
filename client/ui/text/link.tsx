import type { ComponentProps, MouseEvent } from 'react'
import { useLinkClickHandler } from 'react-router'

export type LinkProps = ComponentProps<'a'> & {
  /** A path from the router's root: /path?query. */
  to: string
  /** Replaces this screen in the history. */
  replace?: boolean
  state?: unknown
}

/** The path of the router's root, which the browser's paths begin with; nothing in the shop. */
let root = ''

export function startLinksAt(path: string): void {
  root = path
}

/** The server handles no clicks: the hook would take a fifth of a page's time. */
const useFollowing: typeof useLinkClickHandler = import.meta.env.SSR
  ? () => () => {}
  : useLinkClickHandler

/** A link within the page. The router's own does more, and adds 2 KB to the first load. */
export function Link({ to, replace, state, onClick, ...rest }: LinkProps) {
  const navigate = useFollowing<HTMLAnchorElement>(to, {
    replace,
    state,
    target: rest.target,
  })

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (!event.defaultPrevented) navigate(event)
  }

  return <a {...rest} href={root + to} onClick={follow} />
}

type RouteButtonProps = ComponentProps<'button'> & Pick<LinkProps, 'to' | 'state'>

/** A button that leads to a screen: before scripts run, the form around it, which needs no address. */
export function RouteButton({ to, state, ...rest }: RouteButtonProps) {
  const navigate = useFollowing<HTMLButtonElement>(to, { state })
  return <button type="submit" formAction={root + to} {...rest} onClick={navigate} />
}
