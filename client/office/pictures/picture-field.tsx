import { ImagePlus, RotateCcw, X } from 'lucide-react'
import { Suspense, useId, useRef } from 'react'
import { acceptedImageTypes } from '#contract/shop'
import { useWords } from '../../text/lang'
import { Button } from '../../ui/form/button'
import { Picture } from '../../ui/media/picture'
import { CropDialog } from './late-crop'
import type { Kind } from './upload-picture'
import { usePicture } from './use-picture'
import { pictureWords } from './words'
import './picture-field.css'

type PictureFieldProps = {
  kind: Kind
  label?: string
  /** Width by height: the picture is cropped to it. */
  ratio: number
  /** A wider picture may be taken whole, up to this width by height. */
  widest?: number
  leastWidth?: number
  hint: string
  url: string | undefined
  error: string | undefined
  onPicture: (url: string) => void
  /** Only for an optional picture. */
  onRemove?: () => void
}

/** A picture: chosen, cropped by the person, and sent. */
export function PictureField({
  kind,
  label,
  ratio,
  widest,
  leastWidth = 1,
  hint,
  url,
  ...rest
}: PictureFieldProps) {
  const { error, onPicture, onRemove } = rest
  const text = useWords(pictureWords)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const chooser = useRef<HTMLButtonElement>(null)
  const picture = usePicture({ kind, ratio, leastWidth, onPicture })
  const { chosen, share, again } = picture
  const why = picture.problem || error
  return (
    <div className="field grid picture-field">
      <span className="bold" id={id}>
        {label ?? text.picture}
      </span>
      {url && (
        <span className={ratio > 1 ? 'shown wide' : 'shown'}>
          <Picture url={url} alt={''} sizes="320px" width={320} height={320 / ratio} />
        </span>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept={acceptedImageTypes.join(',')}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          target.value = ''
          if (file) void picture.choose(file)
        }}
      />
      <div className="acts">
        <Button
          ref={chooser}
          busy={share !== null}
          aria-describedby={`${id}-hint`}
          onClick={() => input.current?.click()}
        >
          <ImagePlus className="glyph glyph-small" aria-hidden />
          {share !== null
            ? text.sending(Math.round(share * 100))
            : url
              ? text.otherPicture
              : text.choosePicture}
        </Button>
        {share !== null ? (
          <Button
            onClick={() => {
              picture.stop()
              chooser.current?.focus()
            }}
          >
            <X className="glyph glyph-small" aria-hidden />
            {text.stop}
          </Button>
        ) : (
          again && (
            <Button onClick={again}>
              <RotateCcw className="glyph glyph-small" aria-hidden />
              {text.again}
            </Button>
          )
        )}
        {url && onRemove && (
          <Button kind="danger-outline" onClick={onRemove}>
            {text.remove}
          </Button>
        )}
      </div>
      <p className="hint" id={`${id}-hint`}>
        {hint}
      </p>
      <div role="alert">{why && <p className="wrong">{why}</p>}</div>
      {chosen && (
        <Suspense>
          <CropDialog
            picture={chosen}
            ratio={ratio}
            widest={widest}
            leastWidth={leastWidth}
            onTake={(edit) => picture.take(chosen, edit)}
            onClose={picture.close}
          />
        </Suspense>
      )}
    </div>
  )
}
