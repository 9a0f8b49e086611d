import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useWords } from '../../text/lang'
import { Link } from '../text/link'
import { uiWords } from '../text/words'
import './pager.css'

const gap = '…'

type PagerProps = {
  page: number
  lastPage: number
  hrefOf: (page: number) => string
  onTurn?: () => void
}

/** Numbered pages, none for a single page. The list keeps its place: `onTurn` scrolls. */
export function Pager({ page, lastPage, hrefOf, onTurn }: PagerProps) {
  const text = useWords(uiWords)
  if (lastPage <= 1) return null
  const turn = { state: { keepScroll: true }, onClick: onTurn }
  return (
    <nav className="pager flow gap-8 num" aria-label={text.pages}>
      {page > 1 && (
        <Link to={hrefOf(page - 1)} rel="prev" aria-label={text.previousPage} {...turn}>
          <ChevronLeft className="icon" aria-hidden />
        </Link>
      )}
      {pagesAround(page, lastPage).map((number, index, shown) => (
        <PageLink
          key={number}
          number={number}
          page={page}
          turn={turn}
          to={hrefOf(number)}
          after={shown[index - 1]}
        />
      ))}
      {page < lastPage && (
        <Link to={hrefOf(page + 1)} rel="next" aria-label={text.nextPage} {...turn}>
          <ChevronRight className="icon" aria-hidden />
        </Link>
      )}
    </nav>
  )
}

type PageLinkProps = {
  number: number
  page: number
  to: string
  /** The number before it, which shows a gap. */
  after: number | undefined
  turn: { state: unknown; onClick?: () => void }
}

function PageLink({ number, page, to, after, turn }: PageLinkProps) {
  const text = useWords(uiWords)
  return (
    <>
      {after !== undefined && number > after + 1 && <span className="pager-gap">{gap}</span>}
      <Link to={to} aria-current={number === page ? 'page' : undefined} {...turn}>
        <span className="visually-hidden">{text.pages} </span>
        {number}
      </Link>
    </>
  )
}

/** The first, the last, and the neighbours of the current page. */
function pagesAround(page: number, lastPage: number): number[] {
  const wanted = [1, page - 1, page, page + 1, lastPage]
  const all = lastPage <= 6 ? Array.from({ length: lastPage }, (_, index) => index + 1) : wanted
  return [...new Set(all.filter((number) => number >= 1 && number <= lastPage))].sort(
    (a, b) => a - b,
  )
}
