import { Ellipsis, RotateCcw, X } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useWords } from '../../../text/lang'
import type { Said } from '../../../text/pairs'
import { Button } from '../../../ui/form/button'
import { Picture } from '../../../ui/media/picture'
import { productWords } from '../../text/product-words'
import { sayRefusal } from '../../text/say-refusal'
import type { Photo } from '../state/fields'
import { tryAgain, type Upload } from '../state/uploads'

type ProductTexts = Said<typeof productWords>
type PhotoTileProps = {
  photo: Photo
  place: number
  /** For a photo in transit. */
  upload: Upload | undefined
  onOpen: () => void
  onMove: (by: number) => void
  onDrop: () => void
}

/** A photo, its upload progress, or the reason of an error. */
export function PhotoTile({ photo, place, upload, onOpen, onMove, onDrop }: PhotoTileProps) {
  const text = useWords(productWords)
  const { photos } = text.product
  const isFailed = upload?.state === 'failed'
  const isOnWay = upload && !isFailed

  function moveByKey(event: KeyboardEvent) {
    const by = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key]
    if (!by) return
    event.preventDefault()
    onMove(by)
  }

  return (
    <li
      className={`photo${isOnWay ? ' uploading' : ''}${isFailed ? ' bad' : ''}`}
      data-drag={photo.ref}
    >
      {photo.image ? (
        <Picture url={photo.image} alt={photo.alt || photos.name(place + 1)} sizes="200px" />
      ) : (
        upload?.preview && (
          <img
            className="cover"
            src={upload.preview}
            alt={photos.name(place + 1)}
            width={240}
            height={240}
          />
        )
      )}
      {place === 0 && <span className="small bold first">{photos.first}</span>}
      {isOnWay && (
        <>
          <button type="button" className="photo-remove" aria-label={photos.stop} onClick={onDrop}>
            <X className="glyph glyph-small" aria-hidden />
          </button>
          <span className="grid sending-now num">
            <span>{progressOf(upload, text)}</span>
            <progress max={1} value={upload.share} aria-label={photos.uploading} />
          </span>
        </>
      )}
      {isFailed && (
        <>
          <span className="small bold why" role="alert">
            {whyOf(upload, text)}
          </span>
          <span className="grid gap-4 tries">
            {!isOfFile(upload) && (
              <Button kind="danger-outline" onClick={() => tryAgain(upload.id)}>
                <RotateCcw className="glyph glyph-small" aria-hidden />
                {photos.again}
              </Button>
            )}
            <Button onClick={onDrop}>{photos.drop}</Button>
          </span>
        </>
      )}
      {!isFailed && (
        <span className="flex gap-6 tools">
          <button
            type="button"
            aria-label={photos.menu(place + 1)}
            aria-haspopup="dialog"
            aria-keyshortcuts="ArrowLeft ArrowRight"
            onClick={onOpen}
            onKeyDown={moveByKey}
          >
            <Ellipsis className="glyph glyph-small" aria-hidden />
          </button>
          {!isOnWay && <span className="grip" data-grip aria-hidden />}
        </span>
      )}
    </li>
  )
}

function progressOf({ state, share }: Upload, { product }: ProductTexts): string {
  if (state === 'waiting') return product.photos.waiting
  return share < 1 ? product.photos.sent(Math.round(share * 100)) : product.photos.making
}

/** The file itself is refused: a retry cannot succeed. */
function isOfFile({ why }: Upload): boolean {
  return why?.status === 413 || why?.status === 415
}

function whyOf({ why }: Upload, { product }: ProductTexts): string {
  return why?.status === 0 ? product.photos.lost : sayRefusal(why?.message ?? '')
}
