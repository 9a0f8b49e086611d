import { useWords } from '../../text/lang'
import { Button } from '../../ui/form/button'
import { frameWords } from '../text/frame-words'
import { productWords } from '../text/product-words'
import { Dialog } from '../ui/dialog'

type ConfirmDialogProps = { question: string; onYes: () => void; onClose: () => void }

/** A question before publishing. */
export function ConfirmDialog({ question, onYes, onClose }: ConfirmDialogProps) {
  const text = useWords(productWords)
  const frame = useWords(frameWords)
  const { confirm } = text.product
  return (
    <Dialog title={confirm.title} onClose={onClose}>
      <div className="stack">
        <p>{question}</p>
        <div className="acts">
          <Button kind="primary" onClick={onYes}>
            {confirm.act}
          </Button>
          <Button onClick={onClose}>{frame.words.cancel}</Button>
        </div>
      </div>
    </Dialog>
  )
}
