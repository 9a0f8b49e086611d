import { Button } from '../../ui/form/button'
import { useProductText } from '../text/product-text'
import { Dialog } from '../ui/dialog'

type ConfirmDialogProps = { question: string; onYes: () => void; onClose: () => void }

/** A question before publishing. */
export function ConfirmDialog({ question, onYes, onClose }: ConfirmDialogProps) {
  const text = useProductText()
  const { confirm } = text.product
  return (
    <Dialog title={confirm.title} onClose={onClose}>
      <div className="stack">
        <p>{question}</p>
        <div className="acts">
          <Button kind="primary" onClick={onYes}>
            {confirm.act}
          </Button>
          <Button onClick={onClose}>{text.words.cancel}</Button>
        </div>
      </div>
    </Dialog>
  )
}
