import type { QueryClient } from '@tanstack/react-query'
import { findScreen } from '../routes'
import { aheadEvent } from '../ui/state/announce-screen'

/**
 * Loads a screen's chunk and first reads when a pointer, a finger or the focus is on its link or button, or
 * when a part announces it. One listener covers all plain links of the page.
 */
export function prefetchOnIntent(queryClient: QueryClient): void {
  let last = ''
  function prefetch({ target }: Event) {
    const part = target instanceof Element ? target.closest('a, [formaction]') : null
    if (part) load(part instanceof HTMLAnchorElement ? part.href : Object(part).formAction)
  }
  function load(href: string) {
    const url = new URL(href, location.href)
    if (url.origin !== location.origin || url.href === last) return
    last = url.href
    const found = findScreen(url)
    if (!found) return
    const { page, readAhead } = found.screen
    Promise.all([page.preload(), readAhead?.(queryClient, found.place)]).catch(() => {
      // A failed prefetch is repeated when the screen needs it.
      last = ''
    })
  }
  for (const event of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(event, prefetch, { passive: true })
  }
  addEventListener(aheadEvent, (event) => load((event as CustomEvent<string>).detail))
}
