import { type Ref, useRef, useState } from 'react'
import type { Review } from '#contract/reviews'
import { longestReview } from '#contract/shop'
import { useCustomer } from '../customers/queries'
import { useWords } from '../text/lang'
import { Button } from '../ui/form/button'
import { TextArea } from '../ui/form/text-area'
import { useForm } from '../ui/form/use-form'
import { PicturePicker } from './picture-picker'
import { useAddReview } from './queries'
import { reviewFormWords } from './review-form-words'
import { StarField } from './star-field'
import { usePictures } from './use-pictures'

type ReviewFormProps = { productId: number; onAdded: (review: Review) => void }

export function ReviewForm({ productId, onAdded }: ReviewFormProps) {
  const text = useWords(reviewFormWords)
  const { customer } = useCustomer()
  const pictures = usePictures()
  const [stars, setStars] = useState<number>()
  const progress = useRef<HTMLProgressElement>(null)
  const key = useRef<string>(undefined)
  const adding = useAddReview({
    options: () => ({
      idempotencyKey: key.current,
      files: pictures.picked.map(({ file }) => file),
      onProgress: (share) => {
        if (progress.current) progress.current.value = share
      },
    }),
    onAdded: (review) => {
      onAdded(review)
      pictures.clear()
      setStars(undefined)
      form.reset()
    },
    onError: ({ errors }) => pictures.refuse(errors.images?.[0] ?? ''),
  })
  const form = useForm({
    draft: `review-${productId}`,
    onSubmit: ({ review }, keyOfDraft) => {
      key.current = keyOfDraft
      return adding.mutateAsync({ product_id: productId, customer_id: customer?.id, review, stars })
    },
  })
  return (
    <form {...form.form} className="form review-form" aria-label={text.write}>
      <h3>{text.write}</h3>
      <StarField stars={stars} onChoose={setStars} />
      <TextArea
        rows={4}
        {...form.field('review')}
        label={text.opinion}
        placeholder={text.howIsIt}
        maxLength={longestReview}
      />
      <PicturePicker pictures={pictures} />
      {adding.isPending && pictures.picked.length > 0 && <UploadProgress ref={progress} />}
      {form.refusal && <p className="field-error">{form.refusal}</p>}
      <Button kind="primary" type="submit" busy={adding.isPending}>
        {adding.isPending ? text.sending : text.send}
      </Button>
    </form>
  )
}

function UploadProgress({ ref }: { ref: Ref<HTMLProgressElement> }) {
  const text = useWords(reviewFormWords)
  const label = text.uploading
  return <progress ref={ref} className="upload-progress" max={1} value={0} aria-label={label} />
}
