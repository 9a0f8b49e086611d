import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import './carousel-controls.css'

type CarouselControlsProps = {
  index: number
  places: number
  paused: boolean
  go: (index: number) => void
  togglePause: () => void
}

/** Previous, a dot for each place, pause, next. */
export function CarouselControls(props: CarouselControlsProps) {
  const { index, places, paused, go, togglePause } = props
  const PauseIcon = paused ? Play : Pause
  return (
    <div className="carousel-controls">
      <button
        type="button"
        className="carousel-arrow carousel-previous"
        aria-label="আগের স্লাইড"
        onClick={() => go(index - 1)}
      >
        <ChevronLeft className="icon" aria-hidden />
      </button>
      {Array.from({ length: places }, (_, place) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number
          key={place}
          type="button"
          className="carousel-dot"
          aria-label={`স্লাইড ${place + 1}`}
          aria-current={place === index || undefined}
          onClick={() => go(place)}
        >
          <i />
        </button>
      ))}
      <button
        type="button"
        className="carousel-pause"
        aria-label={paused ? 'স্লাইড চালু করুন' : 'স্লাইড থামান'}
        onClick={togglePause}
      >
        <PauseIcon className="icon" aria-hidden />
      </button>
      <button
        type="button"
        className="carousel-arrow carousel-next"
        aria-label="পরের স্লাইড"
        onClick={() => go(index + 1)}
      >
        <ChevronRight className="icon" aria-hidden />
      </button>
    </div>
  )
}
