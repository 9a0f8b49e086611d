import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { CartItem } from '#contract/cart'
import { deleteTexts } from '../text/delete-sentences'
import { useChoice, useWords } from '../text/lang'
import { words } from '../text/words'
import { Button } from '../ui/form/button'
import { ConfirmDialog } from '../ui/overlay/confirm-dialog'
import { Said } from '../ui/text/said'
import { cartWords } from './words'
import './remove-line.css'

type RemoveLineProps = {
  line: CartItem
  onRemove: () => void
  /** Id of the element with the reason. */
  describedBy?: string
}

/** Removes a line from the cart, after a question. */
export function RemoveLine({ line, onRemove, describedBy }: RemoveLineProps) {
  const text = useWords(cartWords)
  const choice = useChoice()
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
        aria-describedby={describedBy}
        onClick={() => setIsAsking(true)}
      >
        <Trash2 className="icon icon-18" aria-hidden />
        <Said text={words.remove} inControl />
        <span className="visually-hidden">{`: ${line.product.title}`}</span>
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={<Said text={deleteTexts.title} />}
        text={choice === 'none' && <Said text={deleteTexts.text} alone />}
        more={text.willBeRemoved(line.product.title)}
        confirmLabel={<Said text={deleteTexts.confirm} inControl />}
        cancelLabel={<Said text={deleteTexts.cancel} inControl />}
        onConfirm={remove}
        onCancel={() => setIsAsking(false)}
      />
    </>
  )
}
