import { useEffect, useRef, useState } from 'react'
import { acceptedImageTypes, maxReviewImageBytes, maxReviewImages } from '#contract/shop'
import { reviewForm } from '../text/bn-review-form'
import { textNow } from '../text/lang'
import { loadSayRefusal } from '../ui/use-form'

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
    const { reviewForm: text } = textNow({ reviewForm })
    const good = files.filter((file) => !refusalOf(file))
    const room = maxReviewImages - picked.length
    const tooMany = good.length > room && text.tooMany(maxReviewImages)
    const refused = [...files.map(refusalOf), tooMany].filter(
      (refusal) => typeof refusal === 'string',
    )
    setError(text.all(refused))
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

  /** Shows why the server took none of them. */
  async function refuse(sentence: string) {
    setError(sentence && (await loadSayRefusal())(sentence))
  }

  function clear() {
    picked.forEach(dropPreview)
    setPicked([])
    setError('')
  }

  return { picked, error, add, remove, clear, refuse }
}

function refusalOf(file: File): string | undefined {
  const { reviewForm: text } = textNow({ reviewForm })
  const isAccepted = acceptedImageTypes.some((type) => type === file.type)
  if (!isAccepted) return text.wrongKind(file.name)
  if (file.size > maxReviewImageBytes) return text.tooBig(file.name)
  return undefined
}

function dropPreview({ previewUrl }: PickedPicture): void {
  URL.revokeObjectURL(previewUrl)
}
