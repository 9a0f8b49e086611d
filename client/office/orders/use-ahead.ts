import { useState } from 'react'
import { useIsWide } from '../../ui/state/use-wide'

/**
 * On a wide screen the first order of a list is open beside it until another is chosen; a refetched
 * list does not change it.
 */
export function useAhead(list: string, transId: string | undefined, first: string | undefined) {
  const [shown, setShown] = useState<{ list: string; transId: string }>()
  const isWide = useIsWide()
  const shownId = shown?.list === list ? shown.transId : undefined
  if (!transId && !shownId && first) setShown({ list, transId: first })
  return isWide && !transId ? (shownId ?? first) : undefined
}
