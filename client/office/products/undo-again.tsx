import { useUndoCountsAgain } from '../stock/use-undo-counts'
import { useUndoProductsAgain } from './undo-products'

/** Offers the undo of the last act of this list again after a reload within its minute. */
export function UndoAgain() {
  useUndoProductsAgain()
  useUndoCountsAgain()
  return null
}
