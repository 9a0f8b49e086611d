import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { lookUpNumber, saveNewOrder } from '#contract/office/new-orders'
import { getCounts, getOrders } from '#contract/office/orders'
import { isPassing } from '../../api/api-error'
import { keyOf } from '../../api/read'
import { formatTaka } from '../../text/format'
import { useWords } from '../../text/lang'
import { Button } from '../../ui/form/button'
import { Refusal } from '../../ui/form/refusal'
import { acrossFoot } from '../../ui/layout/foot'
import { useSend } from '../api/send'
import { orderRows } from '../orders/queries'
import { orderWords } from '../orders/words'
import { ActButton, OfflineWhy } from '../ui/act-button'
import { useOfficeForm } from '../ui/use-office-form'
import { CustomerPart } from './customer-part'
import { type Bind, type Form, feeOf, inputOf, isEmpty, isLower, sumsOf, useKeptForm } from './form'
import { GoodsPart } from './goods-part'
import { MoneyPart } from './money-part'
import { Sums } from './sums'
import { useFeeGuess } from './use-fee-guess'
import { newOrderWords } from './words'

/** The form of an order, kept on the device under its key until it is saved. */
export function OrderForm({ place, first }: { place: string; first: () => Form }) {
  const text = useWords(newOrderWords)
  const { edit } = useWords(orderWords)
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { putOne } = orderRows.useStore()
  const { form, put, begin, saved } = useKeptForm(place, first)
  const guess = useFeeGuess(form.address)
  const save = useSend(saveNewOrder, {
    inForm: true,
    refreshes: [getOrders, getCounts],
    keyNow: () => form.key,
  })
  const {
    form: native,
    field,
    refusal,
    forgetRefusal,
    busy,
  } = useOfficeForm({
    saves: text.keep,
    check: () => ({
      ...(feeOf(form, guess) === null && { fee: text.feeUnknown }),
      ...(form.lines.some(isLower) && !form.note.trim() && { note: text.noteLower }),
    }),
    onSubmit: async ({ confirm }) => {
      if (form.lines.length === 0) throw new Error(edit.noLines)
      // After a lost answer it is the same act, as it was pressed first.
      const input = form.sent ?? inputOf(form, guess, confirm === 'on')
      put({ sent: input })
      try {
        const { order } = await save.mutateAsync(input)
        saved()
        putOne(order)
        queryClient.removeQueries({ queryKey: keyOf(lookUpNumber) })
        navigate(`/orders/${order.trans_id}`, { replace: true })
      } catch (error) {
        if (!isPassing(error)) put({ sent: null })
        throw error
      }
    },
  })
  const change = (part: Partial<Form>) => {
    forgetRefusal()
    put(part)
  }
  const bind: Bind = (name, named = name) => ({
    ...field(named),
    name: named,
    error: field(named).error,
    value: String(form[name]),
    onChange: ({ target }) => change({ [name]: target.value }),
  })
  const { due } = sumsOf(form, guess)
  const parts = { form, bind, change }
  const isSent = form.sent !== null && !busy
  return (
    <form {...native} className="new-order">
      <fieldset className="grid gap-14" disabled={isSent}>
        <CustomerPart {...parts} />
      </fieldset>
      <div className="grid gap-14">
        <fieldset className="grid gap-14" disabled={isSent}>
          <GoodsPart {...parts} errorOf={(nr) => field(`lines.${nr}`).error} />
          <MoneyPart {...parts} guess={guess} />
          <Sums form={form} guess={guess} />
        </fieldset>
        <div className="grid gap-10">
          <OfflineWhy />
          {isSent && <p className="note">{text.waits}</p>}
          <Refusal>{refusal && form.lines.length === 0 ? edit.noLines : refusal}</Refusal>
          <div className="act-bar savebar num" ref={acrossFoot}>
            <ActButton type="submit" busy={busy}>
              {text.keep}
            </ActButton>
            <ActButton type="submit" kind="primary" name="confirm" value="on" isOff={busy}>
              {`${text.confirm} · ${formatTaka(due)}`}
            </ActButton>
          </div>
          {!isEmpty(form) && (
            <Button className="quiet" onClick={begin}>
              {text.begin}
            </Button>
          )}
        </div>
      </div>
    </form>
  )
}
