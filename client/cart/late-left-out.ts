import { useLocation } from 'react-router'
import { lazyPart } from '../ui/layout/lazy-part'

/** Goods of a former order that did not go into the cart. */
export type LeftOut = { title: string; color?: string | undefined; size?: string | undefined }

export const LeftOutNote = lazyPart(
  () => import('./left-out-note').then((m) => m.LeftOutNote),
  null,
)

/** What “order again”, which led here, has left out. */
export function useLeftOut(): readonly LeftOut[] {
  return useLocation().state?.leftOut ?? []
}
