import { getSettings, saveSettings } from '#contract/office/settings'
import { useWords } from '../../text/lang'
import { Field } from '../../ui/form/field'
import { useSend } from '../api/send'
import { takeFacts } from '../settings/take-facts'
import { frameWords } from '../text/frame-words'
import { PhoneField } from '../ui/phone-field'
import { useOfficeForm } from '../ui/use-office-form'
import { StepActs } from './step-acts'
import type { StepProps } from './step-props'
import { beginWords } from './words'

const longest = 40

/** 2: the shop's numbers, and its mail. */
export function PhoneStep({ started, onBegin, onDone, onLater }: StepProps) {
  const { words } = useWords(frameWords)
  const text = useWords(beginWords).phone
  const { v, value } = started.settings.contact
  const send = useSend(saveSettings, {
    inForm: true,
    refreshes: [getSettings],
    success: words.saved,
  })
  const { form, field, refusal, busy } = useOfficeForm({
    check: ({ phone = '' }): Record<string, string> => (phone.trim() ? {} : { phone: text.empty }),
    onSubmit: async ({ phone = '', whatsapp = '', email = '' }) => {
      onBegin()
      const ways = { phone, whatsapp: whatsapp || null, email: email || null }
      takeFacts(await send.mutateAsync({ part: 'contact', v, value: { ...value, ...ways } }))
      onDone()
    },
  })
  return (
    <form {...form} className="stack">
      <PhoneField
        {...field('phone', value.phone ?? '')}
        label={text.field}
        maxLength={longest}
        autoComplete="tel"
        isNeeded
      />
      <PhoneField
        {...field('whatsapp', value.whatsapp ?? '')}
        label={text.whatsapp}
        hint={text.whatsappHint}
        maxLength={longest}
        autoComplete="off"
      />
      <Field
        {...field('email', value.email ?? '')}
        label={text.email}
        hint={value.email ? undefined : text.emailHint}
        type="email"
        inputMode="email"
        maxLength={254}
        autoComplete="email"
      />
      <StepActs refusal={refusal} busy={busy} onLater={onLater} />
    </form>
  )
}
