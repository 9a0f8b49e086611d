import { useRef } from 'react'
import { useCustomer } from '../customers/queries'
import { Button } from '../ui/button'
import { TextArea } from '../ui/text-area'
import { useForm } from '../ui/use-form'
import { PicturePicker } from './picture-picker'
import { useAddReview } from './queries'
import { UploadProgress } from './upload-progress'
import { usePictures } from './use-pictures'

export function ReviewForm({ productId }: { productId: number }) {
  const { customer } = useCustomer()
  const pictures = usePictures()
  const progress = useRef<HTMLProgressElement>(null)
  const adding = useAddReview({
    options: () => ({
      files: pictures.picked.map(({ file }) => file),
      onProgress: (share) => {
        if (progress.current) progress.current.value = share
      },
    }),
    onAdded: () => {
      pictures.clear()
      form.reset()
    },
    onError: ({ errors }) => pictures.refuse(errors.images?.[0] ?? ''),
  })
  const form = useForm({
    draft: `review-${productId}`,
    onSubmit: ({ review }) =>
      adding.mutateAsync({ product_id: productId, customer_id: customer?.id, review }),
  })
  return (
    <form {...form.form} className="form review-form" aria-label="রিভিউ লিখুন">
      <h3>রিভিউ লিখুন</h3>
      <TextArea
        {...form.field('review')}
        label="আপনার মতামত"
        placeholder="পণ্যটি কেমন লাগল?"
        maxLength={5000}
      />
      <PicturePicker pictures={pictures} />
      {adding.isPending && pictures.picked.length > 0 && <UploadProgress ref={progress} />}
      <Button type="submit" busy={adding.isPending}>
        {adding.isPending ? 'পাঠানো হচ্ছে…' : 'Submit Review'}
      </Button>
    </form>
  )
}
