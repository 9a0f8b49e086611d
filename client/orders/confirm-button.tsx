import { type MouseEvent, type ReactNode, useState } from 'react'
import { formatTaka } from '../text/format'
import { useWords } from '../text/lang'
import { Button } from '../ui/form/button'
import { SaidRefusal } from '../ui/layout/late-refusal'
import { NoConnection } from '../ui/layout/no-connection'
import { useOnline } from '../ui/state/online'
import { orderWords } from './words'
import '../ui/layout/foot-bar.css'
import './confirm-button.css'

type ConfirmButtonProps = {
  totalTaka: number
  /** The open address form, which is saved first. */
  formId: string | undefined
  busy: boolean
  /** Lines that are removed before the order. */
  soldOut: number
  /** The reasons why the order cannot be confirmed now. */
  hindrances: readonly string[]
  /** No answer came, so the order may exist. */
  isUnsure: boolean
  onConfirm: () => void
  /** Above the act. */
  children?: ReactNode
}

/** The one button of the checkout. */
export function ConfirmButton(props: ConfirmButtonProps) {
  const { totalTaka, formId, busy, soldOut, hindrances, isUnsure, onConfirm, children } = props
  const text = useWords(orderWords)
  const isOnline = useOnline()
  const [isHeld, setIsHeld] = useState(false)
  const action = formId
    ? ({ type: 'submit', form: formId, name: 'then', value: 'confirm' } as const)
    : {}

  function press(event: MouseEvent) {
    setIsHeld(!isOnline)
    // Without a connection nothing is sent, so no order can be in doubt.
    if (!isOnline) event.preventDefault()
    else if (!formId) onConfirm()
  }
  return (
    <div className="confirm-button grid gap-10 foot-bar num" data-confirm>
      {children}
      <Button kind="primary" wide busy={busy} {...action} onClick={press}>
        {busy ? text.confirming : text.confirm(formatTaka(totalTaka), soldOut)}
        {!isOnline && <NoConnection />}
        {isOnline && !busy && <small>{text.cashOnDelivery}</small>}
      </Button>
      {isHeld && !isOnline && !isUnsure && (
        <p className="field-error" role="alert">
          {text.notSent}
        </p>
      )}
      {hindrances.map((hindrance) => (
        <p key={hindrance} className="field-error">
          <SaidRefusal sentence={hindrance} />
        </p>
      ))}
      {isUnsure && <p className="field-hint">{text.isUnsure}</p>}
    </div>
  )
}
