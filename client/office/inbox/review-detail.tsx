import { Eye, EyeOff, type LucideIcon, Pause } from 'lucide-react'
import type { OfficeReview } from '#contract/office/inbox'
import { longestReview } from '#contract/shop'
import { useWords } from '../../text/lang'
import { Panel } from '../../ui/layout/panel'
import { Picture } from '../../ui/media/picture'
import { ActButton } from '../ui/act-button'
import { BoughtIn } from './bought-in'
import { Detail } from './detail'
import { useReviewActs } from './inbox'
import { TypedAnswer } from './typed-answer'
import { inboxWords } from './words'

const acts: { to: OfficeReview['state']; Icon: LucideIcon }[] = [
  { to: 'shown', Icon: Eye },
  { to: 'held', Icon: Pause },
  { to: 'hidden', Icon: EyeOff },
]

/** A review with its pictures, and whether the shop shows it. */
export function ReviewDetail({ review }: { review: OfficeReview }) {
  const { inbox } = useWords(inboxWords)
  const { setState, answer, refusal } = useReviewActs(review)
  const { id, v, product, answered_by: by } = review
  /** Without words the answer is removed. */
  function send(words: string, onSent: () => void) {
    if (!answer.isPending) answer.mutate({ id, v, answer: words }, { onSuccess: onSent })
  }
  return (
    <Detail title={product.title} entry={review} refusal={refusal}>
      <div className="panel wrote">
        <div className="panel-body">
          <div className="flex gap-10 of-product">
            <Picture url={product.image} alt={''} sizes="44px" width={44} height={44} />
            <div className="grow">
              <p className="bold">{review.name}</p>
              <a
                className="link"
                href={`/product/${encodeURIComponent(product.slug)}`}
                target="_blank"
                rel="noreferrer"
              >
                {inbox.inShop}
              </a>
            </div>
          </div>
          {review.stars !== null && (
            <p>
              <span className="tag num">{inbox.stars(review.stars)}</span>
            </p>
          )}
          <p className="said">{review.review}</p>
          {review.images.length > 0 && (
            <ul className="flow gap-10 pictures">
              {review.images.map((url, nr) => (
                <li key={url}>
                  <a href={url} target="_blank" rel="noreferrer">
                    <Picture url={url} alt={inbox.picture(nr + 1)} sizes="160px" />
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
      <Panel title={inbox.boughtIn}>
        {review.orders.length > 0 ? (
          <ul className="ruled their-orders num">
            {review.orders.map((order) => (
              <BoughtIn key={order.trans_id} {...order} />
            ))}
          </ul>
        ) : (
          <p className="panel-body mute">{inbox.notBought}</p>
        )}
      </Panel>
      <TypedAnswer
        what={`answer to review ${id}`}
        answer={review.answer}
        by={by}
        rows={4}
        most={longestReview}
        hint={[by, inbox.reviewAnswerHint].filter(Boolean).join(' · ')}
        saves={inbox.publish}
        onSave={send}
      >
        {({ forget }) => (
          <div className="acts">
            <ActButton type="submit" kind="primary" busy={answer.isPending}>
              {inbox.publish}
            </ActButton>
            {review.answer !== null && (
              <ActButton busy={answer.isPending} onClick={() => send('', forget)}>
                {inbox.removeAnswer}
              </ActButton>
            )}
          </div>
        )}
      </TypedAnswer>
      <div className="acts">
        {acts.map(({ to, Icon }) => (
          <ActButton
            key={to}
            kind={to === review.state ? 'soft' : 'outline'}
            aria-pressed={to === review.state}
            onClick={() => {
              if (to !== review.state && !setState.isPending) setState.mutate({ id, v, state: to })
            }}
          >
            <Icon className="glyph glyph-small" aria-hidden />
            {inbox.reviewActs[to]}
          </ActButton>
        ))}
      </div>
    </Detail>
  )
}
