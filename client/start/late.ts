import type { QueryClient } from '@tanstack/react-query'
import { readFailedAgain } from '../api/read-again'
import { offerBengali } from '../shell/bengali-offer'
import { startFonts } from '../shell/fonts'
import { hideHeaderOnScroll } from '../shell/hide-header'
import { MobileMenu } from '../shell/late-mobile-menu'
import { SaidRefusal } from '../ui/layout/late-refusal'
import { startBack } from '../ui/overlay/back-closes'
import { ToastItem } from '../ui/overlay/late-toast-item'
import { replayEarlyClick } from './early-click'
import { followOtherTabs } from './other-tabs'
import { prefetchOnIntent } from './prefetch'

const idleMs = 2000
const nothing = () => undefined

/** Code that the first view does not need: loaded afterwards. */
export function startLate(queryClient: QueryClient): void {
  // First: a replayed press announces its next screen.
  prefetchOnIntent(queryClient)
  startBack()
  void replayEarlyClick()
  hideHeaderOnScroll()
  readFailedAgain(queryClient)
  followOtherTabs(queryClient)
  for (const step of [startFonts, offerBengali]) whenIdle(step)
  // Loaded early: the connection may be gone when they are needed.
  ToastItem.preload().catch(nothing)
  SaidRefusal.preload().catch(nothing)
  setTimeout(() => MobileMenu.preload().catch(nothing), idleMs)
}

/** Each step is a task of its own: a press between two of them is answered at once. */
function whenIdle(step: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(step, { timeout: idleMs })
  else setTimeout(step, idleMs / 10)
}
