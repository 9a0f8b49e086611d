import { useState } from 'react'
import { orderTotal, shippingFees, subtotalOf } from '#contract/shop'
import { formatTaka } from '../../text/format'
import { toast } from '../../ui/toast'
import { useText } from '../text/lang'
import { ActButton, OfflineWhy } from '../ui/act-button'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { draftOf, useDraft } from '../ui/draft'
import { Field, LongField } from '../ui/field'
import { Refusal } from '../ui/refusal'
import { useForm, type Values } from '../ui/use-form'
import { useAct } from './acts'
import { type EditedLine, EditLines, linesOf } from './edit-lines'
import { ProductSearch } from './product-search'
import type { OfficeOrder } from '#contract/office/order-row-shapes'
import { editOrder } from '#contract/office/orders'
import '../ui/seg.css'

/** As it was when it was opened, and what of it is another now. */
type Edited = { opened: OfficeOrder; lines: EditedLine[]; fee: number; typed?: Values }

/**
 * What an order holds, what its delivery costs and where it goes. What others change meanwhile stands
 * beside what was typed, and overwrites none of it.
 */
export function EditDialog({ order, onClose }: { order: OfficeOrder; onClose: () => void }) {
  const text = useText()
  const what = `edit of ${order.id}`
  const [draft, setDraft] = useDraft<Edited>(what)
  const [untouched] = useState<Edited>({ opened: order, lines: linesOf(order), fee: order.fee })
  const { opened, lines, fee, typed } = draft ?? untouched
  const change = (part: Partial<Edited>) =>
    setDraft({ ...(draftOf<Edited>(what) ?? untouched), ...part })
  const setLines = (lines: EditedLine[]) => change({ lines })
  const now = (was: string, is: string) => (was === is ? undefined : text.staff.nowIs(is))
  const save = useAct(editOrder, order, {
    done: () => text.edit.saved,
    inForm: true,
    onSuccess: () => {
      toast.success(text.edit.saved)
      close()
    },
  })
  const { form, field, refusal, busy } = useForm({
    saves: text.words.save,
    typed,
    onType: (typed) => change({ typed, fee: Number(typed.fee) }),
    onSubmit: ({ name = '', number = '', address = '' }) =>
      save.mutateAsync({
        order_id: order.id,
        v: order.v,
        lines: lines.map(({ line_id, product_id, quantity }) =>
          line_id ? { line_id, quantity } : { product_id, quantity },
        ),
        fee,
        name,
        number,
        address,
      }),
  })
  const total = orderTotal(
    subtotalOf(lines.map(({ price, quantity }) => ({ priceTaka: price, quantity }))),
    fee,
    order.discount,
  )
  function close() {
    setDraft(undefined)
    onClose()
  }
  const linesNow = now(toldOf(opened), toldOf(order))
  return (
    <Dialog title={text.edit.title} onClose={close}>
      <form {...form} className="stack">
        <EditLines lines={lines} onChange={setLines} />
        {linesNow && <p className="note">{text.edit.linesNow(toldOf(order))}</p>}
        <ProductSearch onAdd={(line) => setLines(withLine(lines, line))} />
        <fieldset className="fld">
          <legend className="b">{text.edit.fee}</legend>
          <div className="seg num">
            {Object.entries(shippingFees).map(([place, taka]) => (
              <label key={place}>
                <input
                  type="radio"
                  name="fee"
                  value={taka}
                  checked={fee === taka}
                  onChange={() => change({ fee: taka })}
                />
                <span>
                  {`${place === 'insideDhaka' ? text.edit.inside : text.edit.outside} ${formatTaka(taka)}`}
                </span>
              </label>
            ))}
          </div>
        </fieldset>
        <Field
          {...field('name', opened.name)}
          label={text.edit.name}
          hint={now(opened.name, order.name)}
          maxLength={100}
          required
        />
        <Field
          {...field('number', opened.number)}
          label={text.edit.number}
          hint={now(opened.number, order.number)}
          type="tel"
          required
        />
        <LongField
          {...field('address', opened.address)}
          label={text.edit.address}
          hint={now(opened.address, order.address)}
          rows={3}
          maxLength={500}
          required
        />
        <p className="b num">{`${text.edit.total}: ${formatTaka(total)}`}</p>
        <OfflineWhy />
        <Refusal>{refusal || (lines.length === 0 ? text.edit.noLines : '')}</Refusal>
        <div className="acts">
          <ActButton type="submit" kind="main" busy={busy} disabled={lines.length === 0}>
            {text.words.save}
          </ActButton>
          <Button onClick={close}>{text.words.cancel}</Button>
        </div>
      </form>
    </Dialog>
  )
}

function toldOf({ lines }: OfficeOrder): string {
  return lines.map(({ title, quantity }) => `${title} × ${quantity}`).join(', ')
}

/** A product that is added twice is one line. */
function withLine(lines: EditedLine[], line: EditedLine): EditedLine[] {
  const isThere = lines.some(({ key }) => key === line.key)
  return isThere
    ? lines.map((each) => (each.key === line.key ? { ...each, quantity: each.quantity + 1 } : each))
    : [...lines, line]
}
