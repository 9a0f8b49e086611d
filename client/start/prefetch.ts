import type { QueryClient } from '@tanstack/react-query'
import { findScreen } from '../routes'

/**
 * Loads a screen's chunk and first reads when a pointer, a finger or the focus is on its link. One
 * listener covers all plain links of the page.
 */
export function prefetchOnIntent(queryClient: QueryClient): void {
  let last = ''
  function prefetch({ target }: Event) {
    const link = target instanceof Element ? target.closest('a') : null
    if (!link || link.origin !== location.origin || link.href === last) return
    last = link.href
    const found = findScreen(new URL(link.href))
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
}
