import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { useText } from '../../text/lang'
import { ui } from '../../text/rooms/ui'
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
  const text = useText({ ui })
  const { index, places, paused, go, togglePause } = props
  const PauseIcon = paused ? Play : Pause
  return (
    <div className="carousel-controls flex">
      <button
        type="button"
        className="carousel-arrow"
        aria-label={text.ui.previousSlide}
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
          aria-label={text.ui.slide(place + 1)}
          aria-current={place === index || undefined}
          onClick={() => go(place)}
        >
          <i />
        </button>
      ))}
      <button
        type="button"
        className="carousel-pause"
        aria-label={paused ? text.ui.playSlides : text.ui.stopSlides}
        onClick={togglePause}
      >
        <PauseIcon className="icon" aria-hidden />
      </button>
      <button
        type="button"
        className="carousel-arrow carousel-next"
        aria-label={text.ui.nextSlide}
        onClick={() => go(index + 1)}
      >
        <ChevronRight className="icon" aria-hidden />
      </button>
    </div>
  )
}
