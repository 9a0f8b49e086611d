import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { CartItem } from '#contract/cart-shapes'
import { deleteSentences } from '../text/delete-sentences'
import { Button } from '../ui/button'
import { ConfirmDialog } from '../ui/confirm-dialog'
import './remove-line.css'

type RemoveLineProps = {
  line: CartItem
  isLocked: boolean
  onRemove: () => void
  /** Id of what says why it should go. */
  describedBy?: string
}

/** Takes a line out of the cart, after asking. */
export function RemoveLine({ line, isLocked, onRemove, describedBy }: RemoveLineProps) {
  const [isAsking, setIsAsking] = useState(false)

  function remove() {
    setIsAsking(false)
    onRemove()
  }

  return (
    <>
      <Button
        kind="quiet"
        className="remove-line"
        aria-disabled={isLocked || undefined}
        aria-describedby={describedBy}
        onClick={() => isLocked || setIsAsking(true)}
      >
        <Trash2 className="icon" aria-hidden />
        Remove<span className="vh">: {line.product.title}</span>
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={deleteSentences.deleteTitle}
        text={deleteSentences.deleteText}
        confirmLabel={deleteSentences.deleteConfirm}
        cancelLabel={deleteSentences.deleteCancel}
        onConfirm={remove}
        onCancel={() => setIsAsking(false)}
      />
    </>
  )
}
