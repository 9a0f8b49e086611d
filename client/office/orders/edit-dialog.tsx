import { useState } from 'react'
import type { OfficeOrder } from '#contract/office/order-row-shapes'
import { editOrder } from '#contract/office/orders'
import { isCancellable, subtotalOf } from '#contract/shop'
import { choiceWords, formatTaka } from '../../text/format'
import { useWords } from '../../text/lang'
import { Field } from '../../ui/form/field'
import { TextArea } from '../../ui/form/text-area'
import { useMemoryDraft } from '../../ui/state/memory-draft'
import { frameWords } from '../text/frame-words'
import { staffWords } from '../text/staff-words'
import { Dialog } from '../ui/dialog'
import { FormActs } from '../ui/form-acts'
import { PhoneField } from '../ui/phone-field'
import { useOfficeForm } from '../ui/use-office-form'
import { useAct } from './acts'
import { type EditedLine, EditLines, linesOf } from './edit-lines'
import { totalOf } from './edit-sums'
import { FeeChoice } from './fee-choice'
import { ProductSearch } from './product-search'
import { orderWords } from './words'

/** The changes made here, and the order at the opening; all other fields follow the order. */
type Edited = {
  opened: OfficeOrder
  lines?: EditedLine[]
  fee?: number
  name?: string
  number?: string
  address?: string
}

type EditDialogProps = {
  order: OfficeOrder
  /** The field with the first focus. */
  startAt?: 'address' | undefined
  onClose: () => void
}

/**
 * Lines, fee and address of an order. Other people's changes appear beside a field, and in it
 * unless it was changed here too.
 */
export function EditDialog({ order, startAt, onClose }: EditDialogProps) {
  const text = useWords(orderWords)
  const staffText = useWords(staffWords)
  const [edited, setEdited] = useMemoryDraft<Edited>(`edit of ${order.id}`, true)
  const [first] = useState(order)
  // The courier has the parcel: only where it goes can change.
  const isSent = !isCancellable(order.status)
  const opened = edited?.opened ?? first
  const own: Partial<Edited> = (!isSent && edited) || {}
  const { lines = linesOf(order), fee = order.fee } = own
  function change(part: Partial<Edited>) {
    forgetRefusal()
    setEdited({ opened, ...edited, ...part })
  }
  const now = (was: string, is: string) => (was === is ? undefined : staffText.staff.nowIs(is))
  const save = useAct(editOrder, order, {
    done: () => text.edit.saved,
    inForm: true,
    onSuccess: close,
  })
  const { form, field, refusal, forgetRefusal, busy } = useOfficeForm({
    saves: useWords(frameWords).words.save,
    onSubmit: ({ name = '', number = '', address = '', tell }) =>
      save.mutateAsync({
        order_id: order.id,
        v: order.v,
        lines: wantedOf(lines, order),
        fee,
        name,
        number,
        address,
        ...(isSent && { tell: tell === 'on' }),
      }),
  })
  const typed = (name: 'name' | 'number' | 'address') => ({
    ...field(name),
    value: edited?.[name] ?? order[name],
    hint: now(opened[name], order[name]),
    required: true,
  })
  function close() {
    setEdited(undefined)
    onClose()
  }
  const subtotal = subtotalOf(lines.map(({ price, quantity }) => ({ priceTaka: price, quantity })))
  const total = totalOf(order, subtotal, fee)
  const linesNow = now(toldOf(opened), toldOf(order))
  const feeNow = now(formatTaka(opened.fee), formatTaka(order.fee))
  const linesAndFee = () => (
    <>
      <EditLines lines={lines} onChange={(lines) => change({ lines })} />
      {linesNow && <p className="note">{text.edit.linesNow(toldOf(order))}</p>}
      <ProductSearch onAdd={(line) => change({ lines: withLine(lines, line) })} />
      <FeeChoice order={order} fee={fee} hint={feeNow} onChange={(fee) => change({ fee })} />
    </>
  )
  return (
    <Dialog title={text.edit.title} firstFocus={startAt && `[name=${startAt}]`} onClose={close}>
      <form {...form} className="stack">
        {isSent ? <p className="note">{text.edit.onWay}</p> : linesAndFee()}
        <Field
          {...typed('name')}
          label={text.edit.name}
          onChange={({ target }) => change({ name: target.value })}
          maxLength={100}
        />
        <PhoneField
          {...typed('number')}
          label={text.edit.number}
          onChange={({ target }) => change({ number: target.value })}
        />
        <TextArea
          {...typed('address')}
          label={text.edit.address}
          onChange={({ target }) => change({ address: target.value })}
          rows={3}
          maxLength={500}
        />
        {isSent ? (
          <label className="tick">
            <input type="checkbox" name="tell" />
            {text.edit.tell}
          </label>
        ) : (
          <p className="bold num">{`${text.edit.total}: ${formatTaka(total)}`}</p>
        )}
        <FormActs
          refusal={refusal || (lines.length === 0 ? text.edit.noLines : '')}
          busy={busy}
          isOff={lines.length === 0}
          onClose={close}
        />
      </form>
    </Dialog>
  )
}

function toldOf({ lines }: OfficeOrder): string {
  return lines
    .map(
      (line) => `${[line.title, choiceWords(line)].filter(Boolean).join(' · ')} × ${line.quantity}`,
    )
    .join(', ')
}

/**
 * The lines to send. A line that somebody removed meanwhile is added as its product, or joins the
 * line of that product.
 */
function wantedOf(lines: EditedLine[], order: OfficeOrder) {
  const taken = new Set<number>()
  return lines.map(({ line_id, product_id, quantity, color_id, size_id }) => {
    const choice = { color_id, size_id }
    if (line_id === null) return { product_id, quantity, ...choice }
    const line =
      order.lines.find(({ id }) => id === line_id) ??
      order.lines.find((each) => each.product_id === product_id && !taken.has(each.id))
    if (!line) return { product_id, quantity, ...choice }
    taken.add(line.id)
    return { line_id: line.id, quantity, ...choice }
  })
}

/** A product that is added twice is one line, unless its choice differs. */
function withLine(lines: EditedLine[], line: EditedLine): EditedLine[] {
  const same = lines.find(
    (each) => each.line_id === null && each.product_id === line.product_id && !isChosen(each),
  )
  return same
    ? lines.map((each) => (each === same ? { ...each, quantity: each.quantity + 1 } : each))
    : [...lines, { ...line, key: `${line.key} ${lines.length}` }]
}

function isChosen({ color_id, size_id }: EditedLine): boolean {
  return color_id !== undefined || size_id !== undefined
}
