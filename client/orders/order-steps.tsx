import { Check, CircleX } from 'lucide-react'
import { orderStatus } from '#contract/shop'
import { useLang, useWords } from '../text/lang'
import { stepTexts, textsOfStepsToCome, whilePending } from '../text/order-texts'
import { fixed } from '../text/sentences'
import { Said } from '../ui/text/said'
import { orderWords } from './words'
import './order-steps.css'
import { stepIcons } from './step-icons'

/** The third step says 'Canceled' on a cancelled order (spec section 4). */
const cancelledAt = 2

/** The five steps: green up to the current one, red up to 'Canceled'. */
export function OrderSteps({ status }: { status: number }) {
  const text = useWords(orderWords)
  const isEnglish = useLang() === 'en'
  const isCancelled = status === orderStatus.cancelled
  const current = isCancelled ? cancelledAt : status
  return (
    <ol className="order-steps" data-cancelled={isCancelled}>
      {stepTexts.map((done, step) => {
        const isHere = step === current
        // A cancelled order does not say how far it came.
        const isDone = step < current && !isCancelled
        const label = step <= current && !isCancelled ? done : (textsOfStepsToCome[step] ?? done)
        const OwnIcon = isDone ? Check : stepIcons[step]
        const Icon = isCancelled && isHere ? CircleX : OwnIcon
        return (
          <li
            className="grid gap-8 mute centred"
            key={done.en}
            data-reached={step <= current}
            aria-current={isHere ? 'step' : undefined}
          >
            <span className="order-steps-mark middle round">
              {Icon && <Icon className="icon" aria-hidden />}
            </span>
            <span>
              <Said text={isCancelled && isHere ? fixed('stepCancelled') : label} />
              {status === orderStatus.pending && isHere && isEnglish && (
                <small className="order-steps-note">{whilePending}</small>
              )}
              {isDone && <span className="visually-hidden"> {text.done}</span>}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
