import { CircleAlert, ImagePlus, X } from 'lucide-react'
import { type ChangeEvent, useId } from 'react'
import { acceptedImageTypes, maxReviewImages } from '#contract/shop'
import { reviewForm } from '../text/bn-review-form'
import { useText } from '../text/lang'
import type { Pictures } from './use-pictures'

export function PicturePicker({ pictures }: { pictures: Pictures }) {
  const text = useText({ reviewForm })
  const id = useId()

  function pick({ target }: ChangeEvent<HTMLInputElement>) {
    pictures.add([...(target.files ?? [])])
    // Cleared, so that the same file can be picked again after its removal.
    target.value = ''
  }

  return (
    <div className="picture-picker">
      <label className="picture-picker-open">
        <ImagePlus className="icon" aria-hidden />
        {text.reviewForm.addPictures}
        <input
          type="file"
          multiple
          accept={acceptedImageTypes.join(',')}
          aria-describedby={`${id}-hint ${id}-error`}
          onChange={pick}
        />
      </label>
      <p className="field-hint" id={`${id}-hint`}>
        {text.reviewForm.limits(maxReviewImages)}
      </p>
      <p className="field-error" id={`${id}-error`} role="alert">
        {pictures.error && <CircleAlert className="icon" aria-hidden />}
        {pictures.error}
      </p>
      {pictures.picked.length > 0 && (
        <ul className="picture-picker-previews">
          {pictures.picked.map((picture, index) => (
            <li key={picture.previewUrl}>
              <img
                src={picture.previewUrl}
                alt={text.reviewForm.picked(index + 1)}
                width={84}
                height={84}
              />
              <button
                type="button"
                aria-label={text.reviewForm.remove(index + 1)}
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
