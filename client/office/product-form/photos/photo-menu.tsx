import { ArrowLeft, ArrowRight, Crop, RotateCw, Star, Trash2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { Edit } from '../../../api/shrink-picture'
import { useWords } from '../../../text/lang'
import { Button } from '../../../ui/form/button'
import { Field } from '../../../ui/form/field'
import { toast } from '../../../ui/overlay/toast'
import { CropDialog } from '../../pictures/late-crop'
import type { Source } from '../../pictures/upload-picture'
import { pictureWords } from '../../pictures/words'
import { productWords } from '../../text/product-words'
import { Dialog } from '../../ui/dialog'
import type { Photo } from '../state/fields'
import { editedPhoto, readSource, turnOnce } from './edit-photo'

type PhotoMenuProps = {
  photo: Photo
  /** The photo's shown URL. */
  src: string
  place: number
  count: number
  onMove: (to: number) => void
  onAlt: (alt: string) => void
  /** Replaces the photo. */
  onEdit: (photo: Photo) => void
  onRemove: () => void
  onClose: () => void
}

/** Acts on a photo: turn, crop, move, words, remove. */
export function PhotoMenu(props: PhotoMenuProps) {
  const { photo, src, place, count, onMove, onAlt, onEdit, onRemove, onClose } = props
  const { photos } = useWords(productWords).product
  const { crop } = useWords(pictureWords)
  const [source, setSource] = useState<Source>()
  const [turns, setTurns] = useState(0)
  const [isCropOpen, setIsCropOpen] = useState(false)

  function read(then: (source: Source) => void) {
    if (source) return then(source)
    readSource(photo).then(
      (found) => {
        setSource(found)
        then(found)
      },
      () => toast.error(photos.lost),
    )
  }

  /** The turns are applied when the menu closes. */
  function leave(act: () => void) {
    if (source && turns % 4 > 0) onEdit(editedPhoto(photo, source, turned(source.edit, turns)))
    act()
  }
  const close = () => leave(onClose)

  return (
    <Dialog title={photos.name(place + 1)} onClose={close}>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault()
          close()
        }}
      >
        <div className="middle photo-shown">
          <img src={src} alt={''} style={{ rotate: `${turns * 90}deg` }} />
        </div>
        <p className="visually-hidden" role="status">
          {turns > 0 && crop.turned((turns % 4) * 90)}
        </p>
        <div className="grid gap-8 act-list">
          <Button onClick={() => read(() => setTurns((now) => now + 1))}>
            <RotateCw className="glyph glyph-small" aria-hidden />
            {crop.turn}
          </Button>
          <Button onClick={() => read(() => setIsCropOpen(true))}>
            <Crop className="glyph glyph-small" aria-hidden />
            {crop.square}
          </Button>
          {place > 1 && (
            <Button onClick={() => leave(() => onMove(0))}>
              <Star className="glyph glyph-small" aria-hidden />
              {photos.toFirst}
            </Button>
          )}
          {place > 0 && (
            <Button onClick={() => leave(() => onMove(place - 1))}>
              <ArrowLeft className="glyph glyph-small" aria-hidden />
              {place === 1 ? photos.toFirst : photos.earlier}
            </Button>
          )}
          {place < count - 1 && (
            <Button onClick={() => leave(() => onMove(place + 1))}>
              <ArrowRight className="glyph glyph-small" aria-hidden />
              {photos.later}
            </Button>
          )}
          <Button kind="danger-outline" onClick={onRemove}>
            <Trash2 className="glyph glyph-small" aria-hidden />
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
      {isCropOpen && source && (
        <Suspense>
          <CropDialog
            picture={source.file}
            ratio={1}
            turns={turned(source.edit, turns).turns}
            onTake={(edit) => {
              onEdit(editedPhoto(photo, source, edit))
              onClose()
            }}
            onClose={() => setIsCropOpen(false)}
          />
        </Suspense>
      )}
    </Dialog>
  )
}

function turned(edit: Edit, turns: number): Edit {
  let now = edit
  for (let nr = 0; nr < turns % 4; nr++) now = turnOnce(now)
  return now
}
