import { formatMoment } from '../../text/times'
import { Picture } from '../../ui/media/picture'
import { useLang, useText } from '../text/lang'
import { Opened } from './opened'
import { stateOf } from './place'
import { useOpened, useReviews } from './queries'
import { ReviewDetail } from './review-detail'
import { Rows } from './rows'
import { StateTag } from './state-tag'

type ReviewsProps = { state: string | undefined; openId: number | undefined }

export function Reviews({ state: typed, openId }: ReviewsProps) {
  const text = useText()
  const lang = useLang()
  const state = stateOf('reviews', typed)
  const pages = useReviews(state)
  const opened = useOpened('reviews', pages, openId)
  return (
    <div className="split">
      <Rows tab="reviews" state={state} openId={openId} pages={pages}>
        {(row) => (
          <>
            <span className="ellipsis bold row-name">{row.name}</span>
            <span className="ellipsis right mute small wait">{formatMoment(row.at, lang)}</span>
            <span className="flex gap-10 what of-product">
              <Picture url={row.product.image} alt={''} sizes="28px" width={28} height={28} />
              <span className="ellipsis">{row.product.title}</span>
            </span>
            <span className="what">{row.review}</span>
            <span className="flow gap-6 marks">
              <StateTag state={row.state} />
              {row.answer !== null && <span className="tag">{text.inbox.answered}</span>}
              {row.images.length > 0 && (
                <span className="tag">{text.inbox.pictures(row.images.length)}</span>
              )}
            </span>
          </>
        )}
      </Rows>
      <Opened tab="reviews" openId={openId} {...opened}>
        {(review) => <ReviewDetail key={review.id} review={review} />}
      </Opened>
    </div>
  )
}
