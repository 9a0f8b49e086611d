import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useWords } from '../../text/lang'
import { uiWords } from '../text/words'
import './carousel-controls.css'

type CarouselControlsProps = {
  index: number
  places: number
  inView: number
  go: (index: number) => void
}

/** Previous, a dot for each view, next. */
export function CarouselControls({ index, places, inView, go }: CarouselControlsProps) {
  const text = useWords(uiWords)
  const views = viewsOf(places, inView)
  const current = views.filter((place) => place <= index).length - 1
  return (
    <div className="carousel-controls flex">
      <button
        type="button"
        className="carousel-arrow"
        aria-label={text.previousSlide}
        onClick={() => go(index - 1)}
      >
        <ChevronLeft className="icon" aria-hidden />
      </button>
      <span className="carousel-dots flex">
        {views.map((place, view) => (
          <button
            key={place}
            type="button"
            className="carousel-dot"
            aria-label={text.slide(view + 1)}
            aria-current={view === current || undefined}
            onClick={() => go(place)}
          >
            <i />
          </button>
        ))}
      </span>
      <button
        type="button"
        className="carousel-arrow carousel-next"
        aria-label={text.nextSlide}
        onClick={() => go(index + 1)}
      >
        <ChevronRight className="icon" aria-hidden />
      </button>
    </div>
  )
}

/** The first place of each view; the last view ends with the last slide. */
function viewsOf(places: number, inView: number): number[] {
  const last = places - 1
  const count = Math.ceil(last / inView) + 1
  return Array.from({ length: count }, (_, view) => Math.min(view * inView, last))
}
