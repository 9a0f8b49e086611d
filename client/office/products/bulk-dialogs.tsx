import { type FormEvent, type ReactNode, useState } from 'react'
import type { ProductRow } from '#contract/office/product-row-shapes'
import { useWords } from '../../text/lang'
import { Dialog } from '../ui/dialog'
import { FormActs } from '../ui/form-acts'
import { useCategoryFields } from './bulk-category'
import type { BulkFields } from './bulk-fields'
import { usePriceFields } from './bulk-price'
import { useMinimumFields, usePolicyFields } from './bulk-rules'
import { useTagFields } from './bulk-tag'
import { FirstRows } from './first-rows'
import type { Act } from './use-bulk'
import { productsWords } from './words'

export type BulkKind =
  | 'price'
  | 'tag'
  | 'category'
  | 'archive'
  | 'restore'
  | 'in_stock'
  | 'sold_out'
  | 'policy'
  | 'minimum_order'

type BulkDialogProps = {
  kind: BulkKind
  rows: readonly ProductRow[]
  onRun: (act: Act, saidOf: (n: number) => string) => void
  onClose: () => void
}

const fieldsOf: Record<BulkKind, (rows: readonly ProductRow[]) => BulkFields> = {
  price: usePriceFields,
  tag: useTagFields,
  category: useCategoryFields,
  policy: usePolicyFields,
  minimum_order: useMinimumFields,
  archive: () => ({ act: { act: 'archive' } }),
  restore: () => ({ act: { act: 'restore' } }),
  in_stock: () => ({ act: { act: 'set', in_stock: true } }),
  sold_out: () => ({ act: { act: 'set', in_stock: false } }),
}
/** A number that fits into the minute in which they can be undone together. */
const mostWithinMinute = 500

/** The fields of an act on many products, with its first effects. */
export function BulkDialog(props: BulkDialogProps) {
  const useFields = fieldsOf[props.kind]
  return <OpenBulkDialog key={props.kind} {...props} {...useFields(props.rows)} />
}

function OpenBulkDialog({
  kind,
  rows,
  onRun,
  onClose,
  act,
  fields,
  wrong,
  after,
}: BulkDialogProps & BulkFields) {
  const text = useWords(productsWords)
  const [isSent, setIsSent] = useState(false)

  function run(event: FormEvent) {
    event.preventDefault()
    setIsSent(true)
    if (act && !wrong) onRun(act, (n) => text.bulk.done[kind](n))
  }
  const title: ReactNode = `${text.bulk.acts[kind]} · ${text.products(rows.length)}`
  return (
    <Dialog title={title} onClose={onClose}>
      <form className="stack" onSubmit={run} noValidate>
        {fields}
        <FirstRows rows={rows} after={after} />
        {rows.length <= mostWithinMinute && <p className="fine">{text.bulk.undoable}</p>}
        <FormActs
          kind={kind === 'archive' ? 'danger-outline' : 'primary'}
          refusal={isSent ? (wrong ?? (act ? '' : text.bulk.sayWhat)) : ''}
          onClose={onClose}
        >
          {text.bulk.press[kind](rows.length)}
        </FormActs>
      </form>
    </Dialog>
  )
}
