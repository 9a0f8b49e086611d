import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { useWords } from '../text/lang'
import { Picture } from '../ui/media/picture'
import { Dialog } from '../ui/overlay/dialog'
import { useZoom } from './use-zoom'
import { productWords } from './words'
import './whole-pictures.css'

type WholePicturesProps = {
  pictures: readonly { url: string; alt: string }[]
  /** The one that was tapped. */
  first: number
  onClose: (index: number) => void
}

/** The pictures of a product, each as large as the screen: swiped, pinched, doubled by a tap. */
export function WholePictures({ pictures, first, onClose }: WholePicturesProps) {
  const text = useWords(productWords)
  const track = useRef<HTMLUListElement>(null)
  const [index, setIndex] = useState(first)
  const [isZoomed, setZoomed] = useState(false)

  useEffect(() => {
    track.current?.children[first]?.scrollIntoView({ behavior: 'instant', inline: 'start' })
  }, [first])

  function show(wanted: number) {
    track.current?.children[wanted]?.scrollIntoView({ inline: 'start' })
  }

  function noteSwipe() {
    const list = track.current
    if (list) setIndex(Math.round(list.scrollLeft / list.clientWidth))
  }

  function turnByKey(event: KeyboardEvent) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (!step) return
    event.preventDefault()
    show(index + step)
  }

  return (
    <Dialog
      open
      shape="whole"
      title={text.pictureOf(index + 1, pictures.length)}
      onClose={() => onClose(index)}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys of the buttons inside */}
      <div className="whole-pictures" onKeyDown={turnByKey}>
        <ul
          className={isZoomed ? 'whole-track swipe whole-track-held' : 'whole-track swipe'}
          ref={track}
          // Makes the scrolled part reachable by keyboard.
          tabIndex={pictures.length > 1 ? 0 : undefined}
          aria-label={text.pictures}
          onScroll={noteSwipe}
        >
          {pictures.map(({ url, alt }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may stand twice
            <li key={place} inert={place !== index}>
              {/* Another picture begins small again. */}
              <WholePicture key={String(place === index)} url={url} alt={alt} onZoom={setZoomed} />
            </li>
          ))}
        </ul>
        {pictures.length > 1 && (
          <div className="whole-turn flex between">
            <TurnButton
              label={text.pictureBefore}
              isOff={index === 0}
              onClick={() => show(index - 1)}
            >
              <ChevronLeft className="icon" aria-hidden />
            </TurnButton>
            <TurnButton
              label={text.pictureAfter}
              isOff={index === pictures.length - 1}
              onClick={() => show(index + 1)}
            >
              <ChevronRight className="icon" aria-hidden />
            </TurnButton>
          </div>
        )}
      </div>
    </Dialog>
  )
}

type WholePictureProps = { url: string; alt: string; onZoom: (isZoomed: boolean) => void }

function WholePicture({ url, alt, onZoom }: WholePictureProps) {
  const part = useRef<HTMLDivElement>(null)
  useZoom(
    part,
    useCallback((isZoomed: boolean) => onZoom(isZoomed), [onZoom]),
  )
  useEffect(() => () => onZoom(false), [onZoom])
  return (
    <div className="whole-picture" ref={part}>
      <Picture url={url} alt={alt} sizes="200vw" whole width={800} height={800} />
    </div>
  )
}

type TurnButtonProps = {
  label: string
  isOff: boolean
  onClick: () => void
  children: ReactNode
}

function TurnButton({ label, isOff, onClick, children }: TurnButtonProps) {
  return (
    <button
      type="button"
      className="icon-button whole-button"
      aria-label={label}
      aria-disabled={isOff}
      onClick={() => !isOff && onClick()}
    >
      {children}
    </button>
  )
}
