import type { CleanChanges } from '#contract/office/product-changes'
import type { OfficeProduct } from '#contract/office/product-row-shapes'
import type { Problems } from './problems.ts'

/** A change to be planned; `current` is null for a new product. */
export type Planning = { changes: CleanChanges; current: OfficeProduct | null; problems: Problems }
