import type { ReactNode } from 'react'
import type { Act } from './use-bulk'
import type { ProductRow } from '#contract/office/product-row-shapes'

/** The act that the fields describe. */
export type BulkFields = {
  /** Nothing while they do not say it. */
  act?: Act | undefined
  fields?: ReactNode
  /** Why it cannot be done. */
  wrong?: string | undefined
  /** The price that a row will have. */
  after?: ((row: ProductRow) => number | null) | undefined
}
