import type { Address } from '#contract/addresses'
import { localPhoneDigits } from '#contract/phone'
import { useCustomer } from '../customers/queries'
import { useWords } from '../text/lang'
import { Button } from '../ui/form/button'
import { Field } from '../ui/form/field'
import { MobileField } from '../ui/form/mobile-field'
import { readDraft, removeDraft } from '../ui/form/tab-draft'
import { TextArea } from '../ui/form/text-area'
import { useForm } from '../ui/form/use-form'
import { AddressRemark } from './address-remark'
import { useSaveAddress } from './queries'
import { addressWords } from './words'

type AddressFormProps = {
  saved: Address | null
  /** For a button elsewhere on the page that also submits this form. */
  id?: string
  /** `then` is the name of the pressed button. */
  onSaved?: (then: string | undefined) => void
  onCancel?: () => void
  onTyped?: (address: string) => void
}

const draftOf = (customerId: number | undefined) => `address-${customerId}`

/** Whether the form holds an address that is not saved yet. */
export function hasAddressDraft(customerId: number | undefined): boolean {
  return Object.keys(readDraft(draftOf(customerId))).length > 0
}

/** The address of that form, empty if none was typed. */
export function typedAddress(customerId: number | undefined): string {
  return readDraft(draftOf(customerId)).address ?? ''
}

/** Each customer has one address; a new one replaces it. The server checks it (spec section 5). */
export function AddressForm({ saved, id, onSaved, onCancel, onTyped }: AddressFormProps) {
  const text = useWords(addressWords)
  const { customer } = useCustomer()
  const draft = draftOf(customer?.id)
  const save = useSaveAddress()
  const { form, field, busy } = useForm({
    draft,
    onSubmit: async ({ name = '', number = '', address = '', then }) => {
      await save.mutateAsync({
        user_id: customer?.id,
        name,
        number: localPhoneDigits(number),
        address,
      })
      onSaved?.(then)
    },
  })

  return (
    <form {...form} id={id} className="form" aria-label={text.title}>
      <Field
        {...field('name')}
        label={text.name}
        defaultValue={saved?.name ?? customer?.name}
        autoComplete="name"
        autoCapitalize="words"
        enterKeyHint="next"
        aria-required
      />
      <MobileField {...field('number')} label={text.number} defaultValue={saved?.number} />
      <TextArea
        {...field('address')}
        label={text.address}
        hint={text.addressHint}
        defaultValue={saved?.address}
        autoComplete="street-address"
        enterKeyHint="done"
        rows={3}
        aria-required
        onInput={({ currentTarget }) => onTyped?.(currentTarget.value)}
      />
      {saved && <AddressRemark />}
      <div className="flow gap-8">
        <Button type="submit" kind={id ? 'quiet' : 'outline'} busy={busy}>
          {text.save}
        </Button>
        {onCancel && (
          <Button
            kind="quiet"
            onClick={() => {
              removeDraft(draft)
              onCancel()
            }}
          >
            {text.cancel}
          </Button>
        )}
      </div>
    </form>
  )
}
