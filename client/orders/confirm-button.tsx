import { formatTaka } from '../text/format'
import { Button } from '../ui/button'
import { Refusal } from '../ui/late-refusal'
import { NoConnection } from '../ui/no-connection'
import { useOnline } from '../ui/online'
import './confirm-button.css'

type ConfirmButtonProps = {
  totalTaka: number
  /** The open address form, which is then saved first. */
  formId: string | undefined
  busy: boolean
  /** Why the order cannot be confirmed now. */
  hindrance: string | undefined
  /** No answer came, so that the order may stand. */
  isUnsure: boolean
  onConfirm: () => void
}

/** The one button of the checkout. */
export function ConfirmButton(props: ConfirmButtonProps) {
  const { totalTaka, formId, busy, hindrance, isUnsure, onConfirm } = props
  const isOnline = useOnline()
  const action = formId
    ? ({ type: 'submit', form: formId, name: 'then', value: 'confirm' } as const)
    : { onClick: onConfirm }
  return (
    <div className="confirm-button num">
      <Button wide busy={busy} {...action}>
        {busy ? 'অর্ডার কনফার্ম হচ্ছে…' : `${formatTaka(totalTaka)} অর্ডার কনফার্ম করুন`}
        {!isOnline && <NoConnection />}
        {isOnline && !busy && <small>ক্যাশ অন ডেলিভারি</small>}
      </Button>
      {hindrance && (
        <p className="field-error">
          <Refusal sentence={hindrance} />
        </p>
      )}
      {isUnsure && (
        <p className="field-hint">অর্ডারটি হয়ে গিয়ে থাকতে পারে। আবার চাপলে জানা যাবে, একই অর্ডার দুবার হবে না।</p>
      )}
    </div>
  )
}
