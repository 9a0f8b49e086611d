import { lazyPart } from '../ui/layout/lazy-part'
import { useHydrated } from '../ui/state/use-hydrated'

const Late = lazyPart(() => import('./seen-row').then((m) => m.SeenRow), null)

/** Only empty screens have it, and only the device knows it. */
export function SeenRow() {
  return useHydrated() && <Late />
}
