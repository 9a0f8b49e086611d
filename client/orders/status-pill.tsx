import { CircleX, Clock } from 'lucide-react'
import { orderStatus, orderSteps } from '#contract/shop'
import { sentences } from '../text/sentences'
import './status-pill.css'
import { stepIcons } from './step-icons'

/** The state of an order in text, icon and colour. */
export function StatusPill({ status }: { status: number }) {
  const isCancelled = status === orderStatus.cancelled
  const Icon = isCancelled ? CircleX : (stepIcons[status] ?? Clock)
  return (
    <span className="status-pill" data-cancelled={isCancelled} lang="en">
      <Icon className="icon" aria-hidden />
      {isCancelled ? sentences.stepCancelled : orderSteps[status]}
    </span>
  )
}
