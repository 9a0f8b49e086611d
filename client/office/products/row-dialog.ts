import { createContext } from 'react'
import type { ProductRow } from '#contract/office/product-row-shapes'

export type RowDialog = 'count' | 'prices' | 'asks'

/** Opens a dialog of a product, outside of its row, whose presses tick it. */
export const OpenRowDialog = createContext<(dialog: RowDialog, row: ProductRow) => void>(() => {})
