import type { Message, OfficeReview } from '#contract/office/inbox'
import { useLang, useWords } from '../../text/lang'
import { formatMoment } from '../../text/times'
import { Picture } from '../../ui/media/picture'
import { inboxWords } from './words'

/** What the row of a message shows. */
export function MessageRow({ row }: { row: Message }) {
  const { inbox } = useWords(inboxWords)
  return (
    <>
      <NameAndTime row={row} />
      <span className="what bold">{row.subject}</span>
      <span className="clamp break what two-lines">{row.message}</span>
      <span className="flow gap-6 marks">
        <StateTag state={row.state} />
        {row.orders.length > 0 && <span className="tag">{inbox.ordersOf(row.orders.length)}</span>}
      </span>
    </>
  )
}

export function ReviewRow({ row }: { row: OfficeReview }) {
  const { inbox } = useWords(inboxWords)
  return (
    <>
      <NameAndTime row={row} />
      <span className="flex gap-10 what of-product">
        <Picture url={row.product.image} alt={''} sizes="28px" width={28} height={28} />
        <span className="ellipsis">{row.product.title}</span>
      </span>
      <span className="what">{row.review}</span>
      <span className="flow gap-6 marks">
        <StateTag state={row.state} />
        {row.stars !== null && <span className="tag num">{inbox.stars(row.stars)}</span>}
        {row.answer !== null && <span className="tag">{inbox.answered}</span>}
        {row.images.length > 0 && <span className="tag">{inbox.pictures(row.images.length)}</span>}
      </span>
    </>
  )
}

function NameAndTime({ row: { name, at } }: { row: Message | OfficeReview }) {
  return (
    <>
      <span className="ellipsis bold row-name">{name}</span>
      <span className="wait">{formatMoment(at, useLang())}</span>
    </>
  )
}

const looks = {
  new: 'tag warn',
  answered: 'tag good',
  closed: 'tag',
  shown: 'tag good',
  held: 'tag warn',
  hidden: 'tag bad',
} as const

export function StateTag({ state }: { state: (Message | OfficeReview)['state'] }) {
  const { inbox } = useWords(inboxWords)
  return (
    <span className={looks[state]}>{{ ...inbox.messageStates, ...inbox.reviewStates }[state]}</span>
  )
}
