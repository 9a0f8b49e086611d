import type { Ref } from 'react'

export function UploadProgress({ ref }: { ref: Ref<HTMLProgressElement> }) {
  return <progress ref={ref} className="upload-progress" max={1} value={0} aria-label="ছবি আপলোড" />
}
