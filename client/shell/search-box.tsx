import { Search } from 'lucide-react'
import { type ComponentType, type FormEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { maxKeywordLength } from '#contract/shop'
import { paths } from '../paths'
import { useWords } from '../text/lang'
import { shellWords } from '../text/shell-words'

/** A plain GET form: it works before hydration. */
export function SearchBox() {
  const text = useWords(shellWords)
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const keyword = pathname === '/search' ? (new URLSearchParams(search).get('keyword') ?? '') : ''

  const [box, setBox] = useState<HTMLInputElement | null>(null)
  const [Late, setLate] = useState<ComponentType<{ box: HTMLInputElement }>>()

  function find(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('keyword') ?? '').trim()
    if (typed) navigate(paths.search(typed))
    else box?.focus()
  }

  return (
    <search className="search-box grow">
      <form action="/search" method="get" onSubmit={find}>
        <input
          className="grow"
          key={keyword}
          ref={setBox}
          onFocus={() => {
            // Without a connection the form works alone.
            import('./search-suggestions').then(
              (late) => setLate(() => late.SearchSuggestions),
              () => {},
            )
          }}
          type="search"
          name="keyword"
          defaultValue={keyword}
          placeholder={text.findExample}
          aria-label={text.find}
          enterKeyHint="search"
          autoComplete="off"
          maxLength={maxKeywordLength}
        />
        <button className="middle" type="submit" aria-label={text.findNow}>
          <Search className="icon" aria-hidden />
        </button>
      </form>
      {Late && box && <Late box={box} />}
    </search>
  )
}
