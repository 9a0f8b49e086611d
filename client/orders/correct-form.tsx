import { useQueryClient } from '@tanstack/react-query'
import { getAddress } from '#contract/addresses'
import { getOrder, type Order, setOrderAddress } from '#contract/orders'
import { localPhoneDigits } from '#contract/phone'
import { addressWords } from '../addresses/words'
import { keyOf } from '../api/read'
import { useWrite } from '../api/write'
import { useWords } from '../text/lang'
import { Button } from '../ui/form/button'
import { Field } from '../ui/form/field'
import { MobileField } from '../ui/form/mobile-field'
import { TextArea } from '../ui/form/text-area'
import { useForm } from '../ui/form/use-form'
import { orderRead } from './queries'
import { orderWords } from './words'

type CorrectFormProps = { order: Order; onDone: () => void; onCancel?: (() => void) | undefined }

/** Who gets a pending order, at what number and where. */
export function CorrectForm({ order, onDone, onCancel }: CorrectFormProps) {
  const addresses = useWords(addressWords)
  const orders = useWords(orderWords)
  const correct = useCorrectOrder(order)
  const { address: known } = order
  const { form, field, refusal, busy } = useForm({
    onSubmit: async ({ name = '', number = '', address = '' }) => {
      await correct.mutateAsync({
        order_id: order.id,
        name,
        number: localPhoneDigits(number),
        address,
      })
      onDone()
    },
  })
  return (
    <form {...form} className="form" aria-label={orders.correct}>
      <MobileField {...field('number')} label={addresses.number} defaultValue={known.number} />
      <Field
        {...field('name')}
        label={addresses.name}
        defaultValue={known.name}
        autoComplete="name"
        autoCapitalize="words"
        enterKeyHint="next"
        aria-required
      />
      <TextArea
        {...field('address')}
        label={addresses.address}
        hint={addresses.addressHint}
        defaultValue={known.address}
        autoComplete="street-address"
        enterKeyHint="done"
        rows={3}
        aria-required
      />
      {refusal && (
        <p className="field-error" role="alert">
          {refusal}
        </p>
      )}
      <div className="flow gap-8">
        <Button type="submit" kind="primary" busy={busy}>
          {orders.saveCorrection}
        </Button>
        {onCancel && (
          <Button kind="quiet" onClick={onCancel}>
            {addresses.cancel}
          </Button>
        )}
      </div>
    </form>
  )
}

/** Corrects who gets the order and where; the answer stands at once, wherever it is shown. */
function useCorrectOrder({ trans_id }: Order) {
  const text = useWords(orderWords)
  const queryClient = useQueryClient()
  return useWrite(setOrderAddress, {
    refreshes: [getAddress],
    success: text.corrected,
    onSuccess: ({ order }) => {
      const { queryKey } = orderRead(trans_id)
      queryClient.setQueryData(queryKey, { message: 'success', order })
      void queryClient.invalidateQueries({ queryKey })
    },
    onError: (error) =>
      error.status === 409 && queryClient.invalidateQueries({ queryKey: keyOf(getOrder) }),
  })
}
