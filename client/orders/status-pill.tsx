import { CircleX, Clock, Package } from 'lucide-react'
import { orderStatus } from '#contract/shop'
import { useWords } from '../text/lang'
import { stepTexts } from '../text/order-texts'
import { fixed } from '../text/sentences'
import { Said } from '../ui/text/said'
import './status-pill.css'
import { stepIcons } from './step-icons'
import { orderWords } from './words'

/** The state of an order in text, icon and colour. */
export function StatusPill({ status, isJoined }: { status: number; isJoined: boolean }) {
  const { joined } = useWords(orderWords)
  if (isJoined) {
    return (
      <span className="status-pill pill nowrap">
        <Package className="icon" aria-hidden />
        {joined}
      </span>
    )
  }
  const isCancelled = status === orderStatus.cancelled
  const text = isCancelled ? fixed('stepCancelled') : stepTexts[status]
  const Icon = isCancelled ? CircleX : (stepIcons[status] ?? Clock)
  return (
    <span className="status-pill pill nowrap" data-cancelled={isCancelled}>
      <Icon className="icon" aria-hidden />
      {text && <Said text={text} alone />}
    </span>
  )
}
