import { useEffect, useRef, useState } from 'react'
import { acceptedImageTypes, maxReviewImageBytes, maxReviewImages } from '#contract/shop'

type PickedPicture = { file: File; previewUrl: string }
export type Pictures = ReturnType<typeof usePictures>

/** Pictures picked for a review, with previews; what the server would refuse is refused here first. */
export function usePictures() {
  const [picked, setPicked] = useState<readonly PickedPicture[]>([])
  const [error, setError] = useState('')
  const latest = useRef(picked)
  latest.current = picked
  useEffect(() => () => latest.current.forEach(dropPreview), [])

  function add(files: readonly File[]) {
    const good = files.filter((file) => !refusalOf(file))
    const room = maxReviewImages - picked.length
    const tooMany = good.length > room && `সর্বোচ্চ ${maxReviewImages}টি ছবি দেওয়া যায়`
    setError([...files.map(refusalOf), tooMany].filter(Boolean).join('। '))
    const previews = good
      .slice(0, room)
      .map((file) => ({ file, previewUrl: URL.createObjectURL(file) }))
    setPicked([...picked, ...previews])
  }

  function remove(picture: PickedPicture) {
    dropPreview(picture)
    setPicked(picked.filter((other) => other !== picture))
    setError('')
  }

  function clear() {
    picked.forEach(dropPreview)
    setPicked([])
    setError('')
  }

  return { picked, error, add, remove, clear, refuse: setError }
}

function refusalOf(file: File): string | undefined {
  const isAccepted = acceptedImageTypes.some((type) => type === file.type)
  if (!isAccepted) return `${file.name}: শুধু JPEG, PNG, WebP, AVIF বা GIF ছবি দেওয়া যায়`
  if (file.size > maxReviewImageBytes) return `${file.name}: ছবিটি ৮ MB-র বেশি`
  return undefined
}

function dropPreview({ previewUrl }: PickedPicture): void {
  URL.revokeObjectURL(previewUrl)
}
