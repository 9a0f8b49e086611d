import { getProduct } from '#contract/catalog'
import { addReview } from '#contract/reviews'
import type { CallOptions } from '../api/call'
import { useWrite } from '../api/write'
import { sentences } from '../text/sentences'

type ReviewWrite = { options: () => CallOptions; onAdded: () => void }

/** After a review the product is read anew (spec section 4). */
export function useAddReview({ options, onAdded }: ReviewWrite) {
  return useWrite(addReview, {
    refreshes: [getProduct],
    success: sentences.reviewAdded,
    options,
    onSuccess: onAdded,
  })
}
