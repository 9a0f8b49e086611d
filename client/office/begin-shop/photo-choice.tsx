import { ImagePlus } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { acceptedImageTypes } from '#contract/shop'
import { useWords } from '../../text/lang'
import { Button } from '../../ui/form/button'
import { Picture } from '../../ui/media/picture'
import type { Photo } from './use-banner'
import { beginWords } from './words'

type PhotoChoiceProps = {
  /** URLs of photos of the shop's products. */
  photos: readonly string[]
  chosen: Photo | undefined
  error: string | undefined
  onChoose: (photo: Photo) => void
}

/** A photo of the shop, or a file of this device. */
export function PhotoChoice({ photos, chosen, error, onChoose }: PhotoChoiceProps) {
  const text = useWords(beginWords).banner
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const own = useObjectUrl(chosen instanceof File ? chosen : undefined)
  return (
    <fieldset className="field grid bphotos" aria-describedby={error && `${id}-error`}>
      <legend className="bold">{text.photo}</legend>
      <div className="acts">
        {photos.map((photo, at) => (
          <label key={photo}>
            <input
              type="radio"
              name="photo"
              aria-label={`${text.photo} ${at + 1}`}
              checked={chosen === photo}
              onChange={() => onChoose(photo)}
            />
            <Picture url={photo} alt={''} sizes="64px" width={64} height={64} />
          </label>
        ))}
        {own && (
          <label>
            <input type="radio" name="photo" aria-label={text.ownPhoto} checked readOnly />
            <img className="cover" src={own} alt={''} width={64} height={64} />
          </label>
        )}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept={acceptedImageTypes.join(',')}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          target.value = ''
          if (file) onChoose(file)
        }}
      />
      <Button onClick={() => input.current?.click()}>
        <ImagePlus className="glyph glyph-small" aria-hidden />
        {text.ownPhoto}
      </Button>
      <div role="alert">
        {error && (
          <p className="wrong" id={`${id}-error`}>
            {error}
          </p>
        )}
      </div>
    </fieldset>
  )
}

function useObjectUrl(file: File | undefined): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!file) return setUrl(undefined)
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return url
}
