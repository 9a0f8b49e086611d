import type { ProductRow } from '#contract/office/product-row-shapes'
import { useWords } from '../../text/lang'
import { Dialog } from '../ui/dialog'
import { AskList } from './ask-list'
import { askWords } from './words'

type AskDialogProps = { row: Pick<ProductRow, 'id' | 'title'>; onClose: () => void }

/** The list, opened from the product's row: every role may call. */
export function AskDialog({ row, onClose }: AskDialogProps) {
  const text = useWords(askWords)
  return (
    <Dialog title={text.of(row.title)} onClose={onClose}>
      <AskList productId={row.id} />
    </Dialog>
  )
}
