import { Check, CircleX } from 'lucide-react'
import { orderStatus, orderSteps } from '#contract/shop'
import { sentences } from '../text/sentences'
import './order-steps.css'
import { stepIcons } from './step-icons'

/** The third step says 'Canceled' on a cancelled order (spec section 4). */
const cancelledAt = 2

/** The five steps: green up to the current one, red up to 'Canceled'. */
export function OrderSteps({ status }: { status: number }) {
  const isCancelled = status === orderStatus.cancelled
  const current = isCancelled ? cancelledAt : status
  return (
    <ol className="order-steps" data-cancelled={isCancelled} lang="en">
      {orderSteps.map((label, step) => {
        const isHere = step === current
        const OwnIcon = step < current ? Check : stepIcons[step]
        const Icon = isCancelled && isHere ? CircleX : OwnIcon
        return (
          <li key={label} data-reached={step <= current} aria-current={isHere ? 'step' : undefined}>
            <span className="order-steps-mark">
              {Icon && <Icon className="icon" aria-hidden />}
            </span>
            <span>
              {isCancelled && isHere ? sentences.stepCancelled : label}
              {step < current && <span className="vh"> (done)</span>}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
