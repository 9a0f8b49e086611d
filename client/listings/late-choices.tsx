import { lazyPart } from '../ui/layout/lazy-part'
import { useHydrated } from '../ui/state/use-hydrated'
import type { ChoiceFiltersProps } from './choice-filters'

const Late = lazyPart(() => import('./choice-filters').then((m) => m.ChoiceFilters), null)

/** Not in the document: its numbers are asked for once somebody sees the panel. */
export function ChoiceFilters(props: ChoiceFiltersProps) {
  return useHydrated() && <Late {...props} />
}
