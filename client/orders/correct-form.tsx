import type { Order } from '#contract/orders'
import { isLocalMobileNumber, localPhoneDigits, oddLengthOf } from '#contract/phone'
import { useText } from '../text/lang'
import { addresses } from '../text/rooms/addresses'
import { orders } from '../text/rooms/orders'
import { Button } from '../ui/form/button'
import { Field } from '../ui/form/field'
import { MobileField } from '../ui/form/mobile-field'
import { TextArea } from '../ui/form/text-area'
import { useForm } from '../ui/form/use-form'
import { useCorrectOrder } from './queries'

type CorrectFormProps = { order: Order; onDone: () => void; onCancel?: (() => void) | undefined }

/** Who gets a pending order, at what number and where. */
export function CorrectForm({ order, onDone, onCancel }: CorrectFormProps) {
  const text = useText({ addresses, orders })
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
    <form {...form} className="form" aria-label={text.orders.correct}>
      <MobileField {...field('number')} label={text.addresses.number} defaultValue={known.number} />
      <Field
        {...field('name')}
        label={text.addresses.name}
        defaultValue={known.name}
        autoComplete="name"
        autoCapitalize="words"
        enterKeyHint="next"
        aria-required
      />
      <TextArea
        {...field('address')}
        label={text.addresses.address}
        hint={text.addresses.addressHint}
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
          {text.orders.saveCorrection}
        </Button>
        {onCancel && (
          <Button kind="quiet" onClick={onCancel}>
            {text.addresses.cancel}
          </Button>
        )}
      </div>
    </form>
  )
}

/** What is odd about the number of an order; undefined where a courier can call it. */
export function useOddNumber({ address }: Order): string | undefined {
  const text = useText({ orders }).orders
  if (isLocalMobileNumber(address.number)) return undefined
  const digits = oddLengthOf(address.number)
  return digits ? text.oddNumber(digits) : text.noMobile
}
