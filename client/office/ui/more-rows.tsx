import { useEffect, useRef } from 'react'
import { useWords } from '../../text/lang'
import { Button } from '../../ui/form/button'
import { frameWords } from '../text/frame-words'

/** A paged list, as useInfiniteQuery returns it. */
type Pages = {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  fetchNextPage: () => unknown
}

/** The end of a list: loads more when it is seen; after an error it needs a press. */
export function MoreRows({ pages }: { pages: Pages }) {
  const { hasNextPage, isFetchingNextPage: busy, isFetchNextPageError: isFailed } = pages
  const text = useWords(frameWords)
  const end = useRef<HTMLDivElement>(null)
  const latest = useRef(pages)
  latest.current = pages
  const isWaiting = hasNextPage && !busy && !isFailed

  useEffect(() => {
    if (!end.current || !isWaiting) return
    const observer = new IntersectionObserver(([seen]) => {
      if (seen?.isIntersecting) latest.current.fetchNextPage()
    })
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [isWaiting])

  if (!hasNextPage) return null
  return (
    <div className="more-rows" ref={end}>
      <Button busy={busy} onClick={() => pages.fetchNextPage()}>
        {isFailed ? text.words.tryAgain : text.words.more}
      </Button>
    </div>
  )
}
