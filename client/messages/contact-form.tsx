import { type ReactNode, useRef } from 'react'
import { sendMessage } from '#contract/messages'
import { localPhoneDigits } from '#contract/phone'
import type { CallOptions } from '../api/call'
import { useWrite } from '../api/write'
import { useCustomer } from '../customers/queries'
import { useWords } from '../text/lang'
import { fixed } from '../text/sentences'
import { words } from '../text/words'
import { Button } from '../ui/form/button'
import { EmailField } from '../ui/form/email-field'
import { Field } from '../ui/form/field'
import { checkMobileNumber, MobileField } from '../ui/form/mobile-field'
import { TextArea } from '../ui/form/text-area'
import { useForm } from '../ui/form/use-form'
import { Said } from '../ui/text/said'
import { messageWords } from './words'

export function ContactForm() {
  const text = useWords(messageWords)
  const { customer } = useCustomer()
  const key = useRef<string>(undefined)
  const send = useSendMessage(
    () => reset(),
    () => ({ idempotencyKey: key.current }),
  )
  const { form, field, refusal, busy, reset } = useForm({
    draft: 'contact',
    checks: { number: checkMobileNumber },
    onSubmit: ({ name = '', number = '', email = '', subject = '', message = '' }, keyOfDraft) => {
      key.current = keyOfDraft
      return send.mutateAsync({ name, number: localPhoneDigits(number), email, subject, message })
    },
  })
  return (
    <form {...form} className="form contact-form" aria-label={text.title}>
      <Field
        {...field('name', customer?.name)}
        label={<RequiredLabel>{text.name}</RequiredLabel>}
        autoComplete="name"
        autoCapitalize="words"
        enterKeyHint="next"
        required
      />
      <MobileField
        {...field('number')}
        label={<RequiredLabel>{text.number}</RequiredLabel>}
        required
      />
      <EmailField
        {...field('email', customer?.email)}
        label={<RequiredLabel>{text.email}</RequiredLabel>}
        required
      />
      <Field
        {...field('subject')}
        label={<RequiredLabel>{text.subject}</RequiredLabel>}
        autoComplete="off"
        enterKeyHint="next"
        required
      />
      <TextArea
        {...field('message')}
        className="contact-form-wide"
        label={<RequiredLabel>{text.message}</RequiredLabel>}
        rows={6}
        required
      />
      {refusal && <p className="field-error contact-form-wide">{refusal}</p>}
      <Button kind="primary" type="submit" busy={busy}>
        {text.send}
      </Button>
    </form>
  )
}

function useSendMessage(onSent: () => void, options: () => CallOptions) {
  return useWrite(sendMessage, { success: fixed('messageSent'), onSuccess: onSent, options })
}

function RequiredLabel({ children }: { children: ReactNode }) {
  return (
    <>
      {children}{' '}
      <small className="ink-brick plain small">
        <Said text={words.required} alone />
      </small>
    </>
  )
}
