import { ZoomIn } from 'lucide-react'
import { type KeyboardEvent, Suspense, useRef, useState } from 'react'
import type { Product } from '#contract/catalog'
import { DiscountBadge } from '../catalog/discount-badge'
import { useWords } from '../text/lang'
import { scriptOf } from '../text/script-of'
import { lazyPart } from '../ui/layout/lazy-part'
import { GalleryPicture } from './gallery-picture'
import { GalleryThumbnails } from './gallery-thumbnails'
import { productWords } from './words'
import './gallery.css'

const WholePictures = lazyPart(() => import('./whole-pictures').then((m) => m.WholePictures), null)

/** The main picture and further ones: swiped on touch, chosen by thumbnail, zoomed by the mouse. */
export function Gallery({ product }: { product: Product }) {
  const text = useWords(productWords)
  const track = useRef<HTMLUListElement>(null)
  const [index, setIndex] = useState(0)
  const [isWhole, setWhole] = useState(false)
  const urls = [product.image, ...product.product_images.map(({ image }) => image)]

  const altOf = (place: number) => (place === 0 ? product.title : text.picture(place + 1))

  function show(wanted: number) {
    const next = Math.min(urls.length - 1, Math.max(0, wanted))
    track.current?.children[next]?.scrollIntoView({ block: 'nearest', inline: 'start' })
    setIndex(next)
  }

  function noteSwipe() {
    const list = track.current
    if (list) setIndex(Math.round(list.scrollLeft / list.clientWidth))
  }

  function turnByKey(event: KeyboardEvent) {
    if (event.key === 'Enter' && event.target === track.current) return setWhole(true)
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (!step) return
    event.preventDefault()
    show(index + step)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys of the thumbnails inside
    <div className="gallery" onKeyDown={turnByKey}>
      <div className="gallery-main frame" data-pictures>
        <ul
          className="gallery-track swipe"
          ref={track}
          // Makes the scrolled part reachable by keyboard.
          tabIndex={urls.length > 1 ? 0 : undefined}
          aria-label={text.pictures}
          onScroll={noteSwipe}
        >
          {urls.map((url, place) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may stand twice
              key={place}
              inert={place !== index}
              lang={place === 0 ? scriptOf(product.title) : undefined}
            >
              <GalleryPicture
                url={url}
                alt={altOf(place)}
                first={place === 0}
                onTap={() => setWhole(true)}
              />
            </li>
          ))}
        </ul>
        <DiscountBadge discount={product.discount} />
        <span className="gallery-hint gap-6 mute small" aria-hidden="true">
          <ZoomIn className="icon" aria-hidden />
          {text.zoom}
        </span>
      </div>
      {urls.length > 1 && <GalleryThumbnails urls={urls} index={index} onPick={show} />}
      {isWhole && (
        <Suspense>
          <WholePictures
            pictures={urls.map((url, place) => ({ url, alt: altOf(place) }))}
            first={index}
            onClose={(last) => {
              setWhole(false)
              show(last)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
