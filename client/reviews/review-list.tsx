import { MessageSquareText } from 'lucide-react'
import { useState } from 'react'
import type { Review } from '#contract/reviews-shapes'
import { sentences } from '../text/sentences'
import { EmptyState } from '../ui/empty-state'
import { ReviewItem } from './review-item'
import { ReviewPictureDialog } from './review-picture-dialog'

export function ReviewList({ reviews }: { reviews: readonly Review[] }) {
  const [enlarged, setEnlarged] = useState<{ url: string; alt: string }>()
  if (reviews.length === 0) {
    return <EmptyState title={sentences.reviewsEmpty} icon={MessageSquareText} />
  }
  return (
    <>
      <ul className="review-list">
        {reviews.map((review) => (
          <ReviewItem
            key={review.id}
            review={review}
            onEnlarge={(url, alt) => setEnlarged({ url, alt })}
          />
        ))}
      </ul>
      <ReviewPictureDialog picture={enlarged} onClose={() => setEnlarged(undefined)} />
    </>
  )
}
