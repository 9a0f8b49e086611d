import { useWords } from '../text/lang'
import { fixed } from '../text/sentences'
import { Button } from '../ui/form/button'
import { TextArea } from '../ui/form/text-area'
import { useForm } from '../ui/form/use-form'
import { focusHeading } from '../ui/input/focus-heading'
import { SaidRefusal } from '../ui/layout/late-refusal'
import { Dialog } from '../ui/overlay/dialog'
import { Said } from '../ui/text/said'
import { useCancelOrder } from './queries'
import { orderWords } from './words'

type CancelDialogProps = { orderId: number; open: boolean; onClose: () => void }

/** Takes an optional reason, then cancels. */
export function CancelDialog({ orderId, open, onClose }: CancelDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={<Said text={fixed('cancelOrder')} />}>
      <CancelForm orderId={orderId} onClose={onClose} />
    </Dialog>
  )
}

function CancelForm({ orderId, onClose }: Omit<CancelDialogProps, 'open'>) {
  const text = useWords(orderWords)
  const cancel = useCancelOrder(() => {
    onClose()
    // The button that opened this disappears with the order's old state.
    requestAnimationFrame(focusHeading)
  })
  const { form, field, busy } = useForm({
    onSubmit: ({ reason = '' }) => cancel.mutateAsync({ order_id: orderId, reason }),
  })
  return (
    <form {...form} className="form">
      <TextArea
        {...field('reason')}
        label={text.whyCancel}
        hint={text.whyCancelHint}
        error={
          field('reason').error ?? (cancel.error && <SaidRefusal sentence={cancel.error.message} />)
        }
        rows={4}
      />
      <div className="dialog-actions flow gap-10">
        <Button onClick={onClose}>{text.goBack}</Button>
        <Button kind="danger" type="submit" busy={busy}>
          {text.cancel}
        </Button>
      </div>
    </form>
  )
}
