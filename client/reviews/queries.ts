import { useInfiniteQuery } from '@tanstack/react-query'
import type { Product } from '#contract/catalog'
import { getProduct } from '#contract/catalog'
import type { Review } from '#contract/reviews'
import { addReview, getReviews } from '#contract/reviews'
import type { ApiError } from '../api/api-error'
import { type CallOptions, call } from '../api/call'
import { keyOf } from '../api/read'
import { useWrite } from '../api/write'
import { fixed } from '../text/sentences'

type ReviewWrite = {
  options: () => CallOptions
  onAdded: (review: Review) => void
  onError: (error: ApiError) => void
}

/** After a review the product is read anew (spec section 4). */
export function useAddReview({ options, onAdded, onError }: ReviewWrite) {
  return useWrite(addReview, {
    refreshes: [getProduct],
    success: fixed('reviewAdded'),
    options,
    onSuccess: ({ review }) => onAdded(review),
    onError,
  })
}

/** The reviews of the product's answer, then older ones, ten on each `seeMore`. */
export function useReviews({ slug, reviews, review_count }: Product) {
  const last = reviews.at(-1)?.id
  const query = useInfiniteQuery({
    queryKey: keyOf(getReviews, { slug, before: last }),
    queryFn: ({ pageParam, signal }) => call(getReviews, { slug, before: pageParam }, { signal }),
    initialPageParam: last,
    getNextPageParam: ({ reviews: page, has_more }) => (has_more ? page.at(-1)?.id : undefined),
    enabled: false,
  })
  const further = query.data?.pages.flatMap((page) => page.reviews) ?? []
  return {
    reviews: [...reviews, ...further],
    hasMore: query.data ? query.hasNextPage : reviews.length < review_count,
    isLoading: query.isFetching,
    isError: query.isError,
    seeMore: () => (query.data ? query.fetchNextPage() : query.refetch()),
  }
}
