import { Search } from 'lucide-react'
import type { FormEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { maxKeywordLength } from '#contract/shop'
import { paths } from '../paths'

/** A plain GET form, so that it works before the page has come alive. */
export function SearchBox() {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const keyword = pathname === '/search' ? (new URLSearchParams(search).get('keyword') ?? '') : ''

  function find(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('keyword') ?? '').trim()
    if (typed) navigate(paths.search(typed))
  }

  return (
    <search className="search-box">
      <form action="/search" method="get" onSubmit={find}>
        <input
          key={keyword}
          type="search"
          name="keyword"
          defaultValue={keyword}
          placeholder="পণ্য খুঁজুন, যেমন শাড়ি, হেডফোন…"
          aria-label="পণ্য খুঁজুন"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={maxKeywordLength}
        />
        <button type="submit" aria-label="খুঁজুন">
          <Search className="icon" aria-hidden />
        </button>
      </form>
    </search>
  )
}
