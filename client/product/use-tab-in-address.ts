import { useSearchParams } from 'react-router'

/** The open tab as `?tab=`, so that it can be linked; the first one is left out. */
export function useTabInAddress<Name extends string>(names: readonly [Name, ...Name[]]) {
  const [search, setSearch] = useSearchParams()
  const [first] = names
  const tab = names.find((name) => name === search.get('tab')) ?? first

  function setTab(name: string) {
    const change = (current: URLSearchParams) => {
      const next = new URLSearchParams(current)
      if (name === first) next.delete('tab')
      else next.set('tab', name)
      return next
    }
    setSearch(change, { replace: true, state: { keepScroll: true } })
  }

  const hrefOf = (name: string) => `?${name === first ? '' : `tab=${name}`}#tabs`

  return { tab, setTab, hrefOf }
}
