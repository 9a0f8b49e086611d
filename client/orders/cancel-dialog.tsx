import { sentences } from '../text/sentences'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { focusHeading } from '../ui/focus-heading'
import { Refusal } from '../ui/late-refusal'
import { TextArea } from '../ui/text-area'
import { useForm } from '../ui/use-form'
import { useCancelOrder } from './queries'

type CancelDialogProps = { orderId: number; open: boolean; onClose: () => void }

/** Asks why, then cancels. The reason may be left out. */
export function CancelDialog({ orderId, open, onClose }: CancelDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={sentences.cancelOrder}>
      <CancelForm orderId={orderId} onClose={onClose} />
    </Dialog>
  )
}

function CancelForm({ orderId, onClose }: Omit<CancelDialogProps, 'open'>) {
  const cancel = useCancelOrder(() => {
    onClose()
    // The button that opened this leaves with the order's old state.
    requestAnimationFrame(focusHeading)
  })
  const { form, field, busy } = useForm({
    onSubmit: ({ reason = '' }) => cancel.mutateAsync({ order_id: orderId, reason }),
  })
  return (
    <form {...form} className="form">
      <TextArea
        {...field('reason')}
        label="কেন বাতিল করছেন? (Reason)"
        hint="কারণ লিখলে আমরা সেবা আরও ভালো করতে পারি; না লিখলেও চলবে।"
        error={
          field('reason').error ?? (cancel.error && <Refusal sentence={cancel.error.message} />)
        }
        rows={4}
      />
      <div className="dialog-actions">
        <Button kind="outline" onClick={onClose}>
          ফিরে যান
        </Button>
        <Button kind="danger" type="submit" busy={busy}>
          Submit
        </Button>
      </div>
    </form>
  )
}
