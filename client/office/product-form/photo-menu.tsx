import { ArrowLeft, ArrowRight, Star, Trash2 } from 'lucide-react'
import { useProductText } from '../text/product-text'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { Field } from '../ui/field'
import type { Photo } from './fields'

type PhotoMenuProps = {
  photo: Photo
  place: number
  count: number
  onMove: (to: number) => void
  onAlt: (alt: string) => void
  onRemove: () => void
  onClose: () => void
}

/** What can be done with a photo: its place, its words, out. */
export function PhotoMenu(props: PhotoMenuProps) {
  const { photo, place, count, onMove, onAlt, onRemove, onClose } = props
  const { photos } = useProductText().product
  return (
    <Dialog title={photos.name(place + 1)} onClose={onClose}>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault()
          onClose()
        }}
      >
        <div className="menu">
          {place > 1 && (
            <Button onClick={() => onMove(0)}>
              <Star className="i s" aria-hidden />
              {photos.toFirst}
            </Button>
          )}
          {place > 0 && (
            <Button onClick={() => onMove(place - 1)}>
              <ArrowLeft className="i s" aria-hidden />
              {place === 1 ? photos.toFirst : photos.earlier}
            </Button>
          )}
          {place < count - 1 && (
            <Button onClick={() => onMove(place + 1)}>
              <ArrowRight className="i s" aria-hidden />
              {photos.later}
            </Button>
          )}
          <Button kind="bad" onClick={onRemove}>
            <Trash2 className="i s" aria-hidden />
            {photos.remove}
          </Button>
        </div>
        <Field
          label={photos.alt}
          hint={photos.altHint}
          maxLength={150}
          value={photo.alt}
          onChange={({ target }) => onAlt(target.value)}
        />
      </form>
    </Dialog>
  )
}
