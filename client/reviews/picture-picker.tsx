import { CircleAlert, ImagePlus, X } from 'lucide-react'
import { type ChangeEvent, useId } from 'react'
import { acceptedImageTypes, maxReviewImages } from '#contract/shop'
import { useWords } from '../text/lang'
import { useHandedOnFocus } from '../ui/input/handed-on-focus'
import { reviewFormWords } from './review-form-words'
import type { Pictures } from './use-pictures'

export function PicturePicker({ pictures }: { pictures: Pictures }) {
  const text = useWords(reviewFormWords)
  const id = useId()
  const count = pictures.picked.length + pictures.refused.length
  const place = useHandedOnFocus<HTMLDivElement>(`${count}`)

  function pick({ target }: ChangeEvent<HTMLInputElement>) {
    pictures.add([...(target.files ?? [])])
    // Cleared, so that the same file can be picked again after its removal.
    target.value = ''
  }

  return (
    <div {...place} className="picture-picker">
      <label className="picture-picker-open inline-flex bold hovers">
        <ImagePlus className="icon" aria-hidden />
        {text.addPictures}
        <input
          type="file"
          multiple
          accept={acceptedImageTypes.join(',')}
          aria-describedby={`${id}-hint ${id}-error`}
          onChange={pick}
        />
      </label>
      <p className="field-hint" id={`${id}-hint`}>
        {text.limits(maxReviewImages)}
      </p>
      <div id={`${id}-error`} role="alert">
        {pictures.notice && (
          <p className="field-error">
            <CircleAlert className="icon" aria-hidden />
            {pictures.notice}
          </p>
        )}
        {pictures.refused.length > 0 && (
          <ul className="picture-picker-refused grid gap-6">
            {pictures.refused.map((picture) => (
              <li key={picture.previewUrl} className="field-error">
                <CircleAlert className="icon" aria-hidden />
                <span className="grow">{picture.reason}</span>
                <button
                  className="icon-button"
                  type="button"
                  aria-label={text.removeFile(picture.file.name)}
                  onClick={() => pictures.remove(picture)}
                >
                  <X className="icon" aria-hidden />
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
      {pictures.picked.length > 0 && (
        <ul className="picture-picker-previews flow gap-10">
          {pictures.picked.map((picture, index) => (
            <li key={picture.previewUrl}>
              <img
                src={picture.previewUrl}
                alt={text.picked(index + 1)}
                width={84}
                height={84}
                onError={() => pictures.refuseBroken(picture)}
              />
              <button
                className="icon-button"
                type="button"
                aria-label={text.remove(index + 1)}
                onClick={() => pictures.remove(picture)}
              >
                <X className="icon" aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
