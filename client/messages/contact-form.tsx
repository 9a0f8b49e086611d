import { localPhoneDigits } from '#contract/shop'
import { Button } from '../ui/button'
import { EmailField } from '../ui/email-field'
import { Field } from '../ui/field'
import { checkMobileNumber, MobileField } from '../ui/mobile-field'
import { TextArea } from '../ui/text-area'
import { useForm } from '../ui/use-form'
import { useSendMessage } from './queries'
import { RequiredLabel } from './required-label'

export function ContactForm() {
  const send = useSendMessage(() => reset())
  const { form, field, refusal, busy, reset } = useForm({
    draft: 'contact',
    checks: { number: checkMobileNumber },
    onSubmit: ({ name = '', number = '', email = '', subject = '', message = '' }) =>
      send.mutateAsync({ name, number: localPhoneDigits(number), email, subject, message }),
  })
  return (
    <form {...form} className="form contact-form" aria-label="যোগাযোগ">
      <Field
        {...field('name')}
        label={<RequiredLabel>আপনার নাম</RequiredLabel>}
        autoComplete="name"
        autoCapitalize="words"
        enterKeyHint="next"
        required
      />
      <MobileField
        {...field('number')}
        label={<RequiredLabel>মোবাইল নম্বর</RequiredLabel>}
        required
      />
      <EmailField {...field('email')} label={<RequiredLabel>ইমেইল</RequiredLabel>} required />
      <Field
        {...field('subject')}
        label={<RequiredLabel>বিষয়</RequiredLabel>}
        autoComplete="off"
        enterKeyHint="next"
        required
      />
      <TextArea
        {...field('message')}
        className="contact-form-wide"
        label={<RequiredLabel>বার্তা</RequiredLabel>}
        rows={6}
        required
      />
      {refusal && <p className="field-error contact-form-wide">{refusal}</p>}
      <Button type="submit" busy={busy}>
        বার্তা পাঠান
      </Button>
    </form>
  )
}
