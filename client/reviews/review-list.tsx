import { MessageSquareText } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Product } from '#contract/catalog'
import { useWords } from '../text/lang'
import { fixed } from '../text/sentences'
import { shellWords } from '../text/shell-words'
import { Button } from '../ui/form/button'
import { EmptyState } from '../ui/layout/empty-state'
import { Said } from '../ui/text/said'
import { useReviews } from './queries'
import { ReviewItem } from './review-item'
import { ReviewPictureDialog } from './review-picture-dialog'
import { reviewWords } from './words'

type ReviewListProps = {
  product: Product
  /** The reader's own review, just sent: it gets the focus when it is here. */
  sentId: RefObject<number | undefined>
}

export function ReviewList({ product, sentId }: ReviewListProps) {
  const text = useWords(reviewWords)
  const shell = useWords(shellWords)
  const [enlarged, setEnlarged] = useState<{ url: string; nth: number }>()
  const list = useRef<HTMLUListElement>(null)
  const { reviews, hasMore, isLoading, isError, seeMore } = useReviews(product)
  const shown = useRef(Number.POSITIVE_INFINITY)
  // Waits until they are drawn, which may be frames after they were read.
  useEffect(() => {
    const sentAt = reviews.findIndex(({ id }) => id === sentId.current)
    const first = list.current?.children[sentAt < 0 ? shown.current : sentAt]
    if (!(first instanceof HTMLElement)) return
    shown.current = Number.POSITIVE_INFINITY
    sentId.current = undefined
    // A shopper who writes on already is not interrupted.
    if (!document.activeElement?.matches('textarea:not(:placeholder-shown)')) first.focus()
  })
  if (reviews.length === 0) {
    return <EmptyState title={<Said text={fixed('reviewsEmpty')} />} icon={MessageSquareText} />
  }

  function showMore() {
    shown.current = reviews.length
    seeMore()
  }
  return (
    <>
      <ul className="review-list" ref={list}>
        {reviews.map((review) => (
          <ReviewItem
            key={review.id}
            review={review}
            onEnlarge={(url, nth) => setEnlarged({ url, nth })}
          />
        ))}
      </ul>
      {hasMore && (
        <div className="reviews-more grid gap-10">
          {isError && <p role="alert">{shell.couldNotLoad}</p>}
          <Button disabled={isLoading} onClick={showMore}>
            {isLoading ? <Said text={fixed('loading')} inControl /> : text.more}
          </Button>
        </div>
      )}
      <ReviewPictureDialog
        picture={enlarged && { url: enlarged.url, alt: text.picture(enlarged.nth) }}
        onClose={() => setEnlarged(undefined)}
      />
    </>
  )
}
