import { useEffect, useRef, useState } from 'react'
import { acceptedImageTypes, maxReviewImageBytes, maxReviewImages } from '#contract/shop'
import { reviewForm } from '../text/bn-review-form'
import { textNow } from '../text/lang'
import { loadSayRefusal, type Sentence } from '../ui/use-form'

type PickedPicture = { file: File; previewUrl: string }
export type Pictures = ReturnType<typeof usePictures>

/** Picked pictures of a review, with previews; refused here if the server would refuse them. */
export function usePictures() {
  const [picked, setPicked] = useState<readonly PickedPicture[]>([])
  const [refusals, setRefusals] = useState<readonly Sentence[]>([])
  const latest = useRef(picked)
  latest.current = picked
  useEffect(() => () => latest.current.forEach(dropPreview), [])

  function add(files: readonly File[]) {
    const good = files.filter((file) => !refusalOf(file))
    const room = maxReviewImages - picked.length
    const tooMany = () => textsNow().tooMany(maxReviewImages)
    setRefusals([
      ...files.map(refusalOf).filter((refusal) => refusal !== undefined),
      ...(good.length > room ? [tooMany] : []),
    ])
    const previews = good
      .slice(0, room)
      .map((file) => ({ file, previewUrl: URL.createObjectURL(file) }))
    setPicked([...picked, ...previews])
  }

  function remove(picture: PickedPicture) {
    dropPreview(picture)
    setPicked(picked.filter((other) => other !== picture))
    setRefusals([])
  }

  /** Shows why the server accepted none of them. */
  async function refuse(sentence: string) {
    const say = await loadSayRefusal()
    setRefusals(sentence ? [() => say(sentence)] : [])
  }

  function clear() {
    picked.forEach(dropPreview)
    setPicked([])
    setRefusals([])
  }

  const error = textsNow().all(refusals.map((say) => say()))
  return { picked, error, add, remove, clear, refuse }
}

function refusalOf(file: File): Sentence | undefined {
  const isAccepted = acceptedImageTypes.some((type) => type === file.type)
  if (!isAccepted) return () => textsNow().wrongKind(file.name)
  if (file.size > maxReviewImageBytes) return () => textsNow().tooBig(file.name)
  return undefined
}

function textsNow() {
  return textNow({ reviewForm }).reviewForm
}

function dropPreview({ previewUrl }: PickedPicture): void {
  URL.revokeObjectURL(previewUrl)
}
