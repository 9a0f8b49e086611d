import type { Message, OfficeReview } from '#contract/office/inbox'
import { useText } from '../text/lang'

const looks = {
  new: 'tag warn',
  answered: 'tag good',
  closed: 'tag',
  shown: 'tag good',
  held: 'tag warn',
  hidden: 'tag bad',
} as const

export function StateTag({ state }: { state: (Message | OfficeReview)['state'] }) {
  const { inbox } = useText()
  return (
    <span className={looks[state]}>{{ ...inbox.messageStates, ...inbox.reviewStates }[state]}</span>
  )
}
