import type { Ref } from 'react'
import { useText } from '../text/lang'
import { reviewForm } from '../text/rooms/review-form'

export function UploadProgress({ ref }: { ref: Ref<HTMLProgressElement> }) {
  const text = useText({ reviewForm })
  const label = text.reviewForm.uploading
  return <progress ref={ref} className="upload-progress" max={1} value={0} aria-label={label} />
}
