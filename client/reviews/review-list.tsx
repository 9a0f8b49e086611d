import { MessageSquareText } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Product } from '#contract/catalog-shapes'
import { sentences } from '../text/sentences'
import { Button } from '../ui/button'
import { EmptyState } from '../ui/empty-state'
import { useReviews } from './queries'
import { ReviewItem } from './review-item'
import { ReviewPictureDialog } from './review-picture-dialog'

export function ReviewList({ product }: { product: Product }) {
  const [enlarged, setEnlarged] = useState<{ url: string; alt: string }>()
  const list = useRef<HTMLUListElement>(null)
  const { reviews, hasMore, isLoading, isError, seeMore } = useReviews(product)
  const shown = useRef(Number.POSITIVE_INFINITY)
  // Once they are there, which may be frames after they were read.
  useEffect(() => {
    const first = list.current?.children[shown.current]
    if (!(first instanceof HTMLElement)) return
    shown.current = Number.POSITIVE_INFINITY
    first.focus()
  })
  if (reviews.length === 0) {
    return <EmptyState title={sentences.reviewsEmpty} icon={MessageSquareText} />
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
            onEnlarge={(url, alt) => setEnlarged({ url, alt })}
          />
        ))}
      </ul>
      {hasMore && (
        <div className="reviews-more">
          {isError && <p role="alert">লোড করা যায়নি, আবার চেষ্টা করুন</p>}
          <Button kind="outline" disabled={isLoading} onClick={showMore}>
            {isLoading ? sentences.loading : 'আরও রিভিউ দেখুন'}
          </Button>
        </div>
      )}
      <ReviewPictureDialog picture={enlarged} onClose={() => setEnlarged(undefined)} />
    </>
  )
}
