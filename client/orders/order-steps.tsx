import { Check, CircleX } from 'lucide-react'
import { orderStatus } from '#contract/shop'
import { orders } from '../text/bn-orders'
import { useText } from '../text/lang'
import { stepTexts } from '../text/order-texts'
import { fixed } from '../text/sentences'
import { Said } from '../ui/said'
import './order-steps.css'
import { stepIcons } from './step-icons'

/** The third step says 'Canceled' on a cancelled order (spec section 4). */
const cancelledAt = 2

/** The five steps: green up to the current one, red up to 'Canceled'. */
export function OrderSteps({ status }: { status: number }) {
  const text = useText({ orders }).orders
  const isCancelled = status === orderStatus.cancelled
  const current = isCancelled ? cancelledAt : status
  return (
    <ol className="order-steps" data-cancelled={isCancelled}>
      {stepTexts.map((label, step) => {
        const isHere = step === current
        const OwnIcon = step < current ? Check : stepIcons[step]
        const Icon = isCancelled && isHere ? CircleX : OwnIcon
        return (
          <li
            key={label.en}
            data-reached={step <= current}
            aria-current={isHere ? 'step' : undefined}
          >
            <span className="order-steps-mark">
              {Icon && <Icon className="icon" aria-hidden />}
            </span>
            <span>
              <Said text={isCancelled && isHere ? fixed('stepCancelled') : label} />
              {step < current && <span className="vh"> {text.done}</span>}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
