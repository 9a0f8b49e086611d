import { CircleAlert, ImagePlus, X } from 'lucide-react'
import { type ChangeEvent, useId } from 'react'
import { acceptedImageTypes, maxReviewImages } from '#contract/shop'
import type { Pictures } from './use-pictures'

export function PicturePicker({ pictures }: { pictures: Pictures }) {
  const id = useId()

  function pick({ target }: ChangeEvent<HTMLInputElement>) {
    pictures.add([...(target.files ?? [])])
    // So that the same file can be picked again after it was removed.
    target.value = ''
  }

  return (
    <div className="picture-picker">
      <label className="picture-picker-open">
        <ImagePlus className="icon" aria-hidden />
        ছবি যোগ করুন
        <input
          type="file"
          multiple
          accept={acceptedImageTypes.join(',')}
          aria-describedby={`${id}-hint ${id}-error`}
          onChange={pick}
        />
      </label>
      <span className="field-hint" id={`${id}-hint`}>
        সর্বোচ্চ {maxReviewImages}টি, প্রতিটি ৮ MB পর্যন্ত
      </span>
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
                alt={`বাছাই করা ছবি ${index + 1}`}
                width={84}
                height={84}
              />
              <button
                type="button"
                aria-label={`ছবি ${index + 1} সরান`}
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
