import { useLocation } from 'react-router'
import { lazyPart } from '../ui/layout/lazy-part'
import type { LeftOut } from './left-out-note'

export const LeftOutNote = lazyPart(
  () => import('./left-out-note').then((m) => m.LeftOutNote),
  null,
)

/** What “order again”, which led here, has left out. */
export function useLeftOut(): readonly LeftOut[] {
  return useLocation().state?.leftOut ?? []
}
