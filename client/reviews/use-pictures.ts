import { useEffect, useRef, useState } from 'react'
import { acceptedImageTypes, maxReviewImageBytes, maxReviewImages } from '#contract/shop'
import { wordsNow } from '../text/lang'
import { loadSayRefusal, type Sentence } from '../ui/form/use-form'
import { reviewFormWords } from './review-form-words'

type PickedPicture = { file: File; previewUrl: string; refusal?: Sentence | undefined }
export type Pictures = ReturnType<typeof usePictures>

/**
 * Picked pictures of a review, with previews. A file that the server would refuse is not sent, and
 * stays among the refused ones until it is removed.
 */
export function usePictures() {
  const [all, setAll] = useState<readonly PickedPicture[]>([])
  const [notice, setNotice] = useState<Sentence>()
  const picked = all.filter(({ refusal }) => !refusal)
  const refused = all.flatMap(({ refusal, ...picture }) =>
    refusal ? [{ ...picture, reason: refusal() }] : [],
  )
  const latest = useRef(all)
  latest.current = all
  useEffect(() => () => latest.current.forEach(dropPreview), [])

  function add(files: readonly File[]) {
    let room = maxReviewImages - picked.length
    const tooMany = () => textsNow().tooMany(maxReviewImages)
    const added = files
      .map((file) => ({ file, refusal: refusalOf(file) }))
      .filter(({ refusal }) => refusal || room-- > 0)
      .map((picture) => ({ ...picture, previewUrl: URL.createObjectURL(picture.file) }))
    setNotice(room < 0 ? () => tooMany : undefined)
    setAll([...all, ...added])
  }

  /** For a preview that cannot be drawn: several fail in one turn. */
  function refuseBroken({ file, previewUrl }: PickedPicture) {
    const refusal = () => textsNow().broken(file.name)
    setAll((now) => now.map((one) => (one.previewUrl === previewUrl ? { ...one, refusal } : one)))
  }

  function remove(picture: PickedPicture) {
    dropPreview(picture)
    setAll(all.filter(({ previewUrl }) => previewUrl !== picture.previewUrl))
    setNotice(undefined)
  }

  /** Shows why the server accepted none of them. */
  async function refuse(sentence: string) {
    const say = await loadSayRefusal()
    setNotice(sentence ? () => () => say(sentence) : undefined)
  }

  function clear() {
    all.forEach(dropPreview)
    setAll([])
    setNotice(undefined)
  }

  return { picked, refused, notice: notice?.(), add, remove, clear, refuse, refuseBroken }
}

function refusalOf(file: File): Sentence | undefined {
  const isAccepted = acceptedImageTypes.some((type) => type === file.type)
  if (!isAccepted) return () => textsNow().wrongKind(file.name)
  if (file.size > maxReviewImageBytes) return () => textsNow().tooBig(file.name)
  return undefined
}

function textsNow() {
  return wordsNow(reviewFormWords)
}

function dropPreview({ previewUrl }: PickedPicture): void {
  URL.revokeObjectURL(previewUrl)
}
