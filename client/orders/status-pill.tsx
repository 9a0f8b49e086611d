import { CircleX, Clock } from 'lucide-react'
import { orderStatus } from '#contract/shop'
import { stepTexts } from '../text/order-texts'
import { fixed } from '../text/sentences'
import { Said } from '../ui/text/said'
import './status-pill.css'
import { stepIcons } from './step-icons'

/** The state of an order in text, icon and colour. */
export function StatusPill({ status }: { status: number }) {
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
