import { useEffect } from 'react'
import { useLocation } from 'react-router'
import type { CartItem } from '#contract/cart'
import { lazyPart } from '../ui/layout/lazy-part'

export const OtherGoods = lazyPart(() => import('./other-goods').then((m) => m.OtherGoods), null)

/** After “order now” of one line: the other lines of the cart. */
export function useOthers(lines: readonly CartItem[]): readonly CartItem[] {
  const { state } = useLocation()
  const others = lines.filter(({ id }) => id !== state?.orderedLine)
  // Its line may have left the cart: then the others are all there is.
  return others.length < lines.length ? others : []
}

/** Loads the part while cart and address are read. */
export function useOthersAhead(): void {
  const { state } = useLocation()
  const isOrderedNow = state?.orderedLine !== undefined
  useEffect(() => {
    if (isOrderedNow) OtherGoods.preload().catch(() => {})
  }, [isOrderedNow])
}
