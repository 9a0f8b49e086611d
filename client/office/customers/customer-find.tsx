import { Search } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { useText } from '../text/lang'

const pauseMs = 300

/** Searches when typing pauses; the address holds the query. */
export function CustomerFind({ q }: { q: string }) {
  const text = useText()
  const [, setParams] = useSearchParams()
  const { pathname } = useLocation()
  const [typed, setTyped] = useState(q)
  const latest = useRef(q)
  // The query changed elsewhere, as by Back: the field follows. Words typed during a read stay.
  useEffect(() => {
    if (latest.current !== q) setTyped(q)
    latest.current = q
  }, [q])

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
  // Uses the address of that moment: a customer opened meanwhile stays open.
  const searchTyped = useEffectEvent(() => search(typed))
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pause starts at the typing
  useEffect(() => {
    const pause = setTimeout(searchTyped, pauseMs)
    return () => clearTimeout(pause)
  }, [typed])
  // A row that is tapped before React draws the search leads to the address without it.
  const searchAgain = useEffectEvent(() => search(latest.current))
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per opened customer
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
          aria-label={text.customers.find}
          placeholder={text.customers.findHint}
          maxLength={100}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </form>
    </search>
  )
}
