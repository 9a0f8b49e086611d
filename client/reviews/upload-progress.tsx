import type { Ref } from 'react'
import { reviewForm } from '../text/bn-review-form'
import { useText } from '../text/lang'

export function UploadProgress({ ref }: { ref: Ref<HTMLProgressElement> }) {
  const text = useText({ reviewForm })
  const label = text.reviewForm.uploading
  return <progress ref={ref} className="upload-progress" max={1} value={0} aria-label={label} />
}
