import type { Product } from '#contract/catalog'
import { Rating, Star } from '../catalog/rating'
import { useWords } from '../text/lang'
import { reviewWords } from './words'
import './star-spread.css'

/** The average of the stars, and how many reviews gave how many. */
export function StarSpread({ rating }: { rating: NonNullable<Product['rating']> }) {
  const text = useWords(reviewWords)
  const rows = rating.spread.map((count, nr) => ({ stars: nr + 1, count })).reverse()
  return (
    <div className="star-spread">
      <Rating rating={rating} />
      <ul className="grid gap-4 num" aria-label={text.spread}>
        {rows.map(({ stars, count }) => (
          <li key={stars} className="flex gap-8">
            <span className="visually-hidden">{text.gave(stars, count)}</span>
            <span className="star-spread-stars inline-flex gap-4" aria-hidden="true">
              {text.figure(stars)}
              <Star />
            </span>
            <progress className="grow" max={rating.count} value={count} aria-hidden="true" />
            <span className="star-spread-count mute" aria-hidden="true">
              {text.figure(count)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
