import type { OfficeOrder } from '#contract/office/order-row-shapes'
import { releaseOrder } from '#contract/office/orders'
import { useLang, useWords } from '../../text/lang'
import { formatTime } from '../../text/times'
import { ActButton } from '../ui/act-button'
import { useAct } from './acts'
import { orderWords } from './words'

type ClaimLineProps = {
  order: OfficeOrder
  claim: { isPending: boolean }
  onClaim: (takeOver?: boolean) => void
}

/** The holder of the claim, and buttons to claim or release the order. */
export function ClaimLine({ order, claim: { isPending }, onClaim }: ClaimLineProps) {
  const text = useWords(orderWords)
  const lang = useLang()
  const release = useAct(releaseOrder, order)
  const { claim, status } = order
  if (claim?.mine) {
    return (
      <p className="mute">
        {text.order.mine(formatTime(claim.until, lang))}{' '}
        <ActButton
          className="slim"
          busy={release.isPending}
          onClick={() => release.mutate({ order_id: order.id })}
        >
          {text.order.release}
        </ActButton>
      </p>
    )
  }
  if (claim) {
    return (
      <p className="note">
        <span className="grow">{text.order.held(claim.by, formatTime(claim.until, lang))}</span>
        <ActButton className="slim" busy={isPending} onClick={() => onClaim(true)}>
          {text.order.takeOver}
        </ActButton>
      </p>
    )
  }
  if (status !== 0) return null
  return (
    <p>
      <ActButton className="slim" busy={isPending} onClick={() => onClaim()}>
        {text.order.claim}
      </ActButton>
    </p>
  )
}
