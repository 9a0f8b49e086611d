import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { findScreen } from './routes'

/**
 * A pointer over a link, a finger on it or the focus on it loads its screen's chunk and first reads.
 * One listener for the page, so that every plain link has it.
 */
export function usePrefetchOnIntent(): void {
  const queryClient = useQueryClient()

  useEffect(() => {
    let last = ''
    function prefetch({ target }: Event) {
      const link = target instanceof Element ? target.closest('a') : null
      if (!link || link.origin !== location.origin || link.href === last) return
      last = link.href
      const found = findScreen(new URL(link.href))
      if (!found) return
      found.screen.page.preload().catch(() => undefined)
      found.screen.readAhead?.(queryClient, found.place)
    }
    const events = ['pointerover', 'touchstart', 'focusin'] as const
    for (const event of events) document.addEventListener(event, prefetch, { passive: true })
    return () => {
      for (const event of events) document.removeEventListener(event, prefetch)
    }
  }, [queryClient])
}
