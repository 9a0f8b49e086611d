import type { ReactNode } from 'react'
import type { ProductRow } from '#contract/office/product-row-shapes'
import type { Act } from './use-bulk'

/** The act from the fields. */
export type BulkFields = {
  /** Undefined while the fields are incomplete. */
  act?: Act | undefined
  fields?: ReactNode
  /** The reason why it is impossible. */
  wrong?: string | undefined
  /** The row's future price. */
  after?: ((row: ProductRow) => number | null) | undefined
}
