import { Search } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'

const pauseMs = 300

type ListSearchProps = { q: string; label: string; hint: string }

/** Searches a list when typing pauses; the address holds the query. */
export function ListSearch({ q, label, hint }: ListSearchProps) {
  const [params, setParams] = useSearchParams()
  const { pathname } = useLocation()
  const [typed, setTyped] = useState(q)
  const latest = useRef(q)
  // The query changed elsewhere, as by Back: the field follows. Words typed during a read stay.
  useEffect(() => {
    if (latest.current !== q) setTyped(q)
    latest.current = q
  }, [q])

  /** Closes the row beside the list, which may be none of those found. */
  function type(words: string) {
    setTyped(words)
    if (!params.has('open')) return
    setParams(
      (before) => {
        before.delete('open')
        return before
      },
      { replace: true },
    )
  }
  function search(wanted: string) {
    if (wanted.trim() === q) return
    latest.current = wanted.trim()
    setParams(
      (before) => {
        if (wanted.trim()) before.set('q', wanted.trim())
        else before.delete('q')
        return before
      },
      { replace: true },
    )
  }
  // Uses the address of that moment: a row opened meanwhile stays open.
  const searchTyped = useEffectEvent(() => search(typed))
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pause starts at the typing
  useEffect(() => {
    const pause = setTimeout(searchTyped, pauseMs)
    return () => clearTimeout(pause)
  }, [typed])
  // A row that is tapped before React draws the search leads to the address without it.
  const searchAgain = useEffectEvent(() => search(latest.current))
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per opened row
  useEffect(() => searchAgain(), [pathname])

  return (
    <search className="search">
      <form
        className="flex mute find"
        onSubmit={(event) => {
          event.preventDefault()
          search(typed)
        }}
      >
        <Search className="glyph" aria-hidden />
        <input
          type="search"
          aria-label={label}
          placeholder={hint}
          maxLength={100}
          value={typed}
          onChange={({ target }) => type(target.value)}
        />
      </form>
    </search>
  )
}
