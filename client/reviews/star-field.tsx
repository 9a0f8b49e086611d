import { mostStars } from '#contract/shop'
import { Star } from '../catalog/rating'
import { useWords } from '../text/lang'
import { reviewFormWords } from './review-form-words'
import './star-field.css'

type StarFieldProps = {
  stars: number | undefined
  onChoose: (stars: number | undefined) => void
}

/** One to five stars; a second press on the chosen one takes them back. */
export function StarField({ stars, onChoose }: StarFieldProps) {
  const text = useWords(reviewFormWords)
  return (
    <fieldset className="star-field">
      <legend className="bold">{text.stars}</legend>
      <div className="flex">
        {Array.from({ length: mostStars }, (_, nr) => nr + 1).map((n) => (
          <label key={n} className="middle round">
            <input
              type="radio"
              name="stars"
              value={n}
              checked={stars === n}
              onChange={() => onChoose(n)}
              onClick={() => {
                if (stars === n) onChoose(undefined)
              }}
            />
            <Star />
            <span className="visually-hidden">{text.giveStars(n)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
