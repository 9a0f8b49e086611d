import type { ApiError } from '../../api/api-error'
import { sentenceOf } from '../api/send'
import { useText } from '../text/lang'
import { ActButton, OfflineWhy } from '../ui/act-button'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { Refusal } from '../ui/refusal'

type ReceivedDialogProps = {
  busy: boolean
  error: ApiError | null
  onTell: () => void
  onClose: () => void
}

/** Asks before a parcel that came back cancels its order. */
export function ReceivedDialog({ busy, error, onTell, onClose }: ReceivedDialogProps) {
  const text = useText()
  return (
    <Dialog title={text.order.receivedTitle} onClose={onClose}>
      <div className="stack">
        <p>{text.order.receivedWhy}</p>
        <OfflineWhy />
        <Refusal>{error ? sentenceOf(error) : ''}</Refusal>
        <div className="acts">
          <ActButton kind="main" busy={busy} onClick={onTell}>
            {text.order.parcel.received}
          </ActButton>
          <Button onClick={onClose}>{text.words.cancel}</Button>
        </div>
      </div>
    </Dialog>
  )
}
