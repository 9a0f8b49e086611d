import type { Rating as Rated } from '#contract/catalog'
import { useWords } from '../text/lang'
import { catalogWords } from './words'
import './rating.css'

/** A star with the average and the number of reviews that have stars. */
export function Rating({ rating }: { rating: Rated }) {
  const text = useWords(catalogWords)
  const { average, count } = rating
  return (
    <span className="rating inline-flex gap-4 num">
      <Star />
      <span aria-hidden="true">
        <b>{text.average(average)}</b> <span className="mute">{text.ratings(count)}</span>
      </span>
      <span className="visually-hidden">{text.rated(average, count)}</span>
    </span>
  )
}

export function Star() {
  return (
    <svg className="star" viewBox="0 0 20 20" aria-hidden="true">
      <path d="m10 1 2.8 5.7 6.2.9-4.5 4.4 1.1 6.2-5.6-3-5.6 3 1.1-6.2L1 7.6l6.2-.9z" />
    </svg>
  )
}
