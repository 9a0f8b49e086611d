import { useNavigate, useSearchParams } from 'react-router'
import { asLoggedIn, safeNext } from '../paths'
import { useSaid, useWords } from '../text/lang'
import { words } from '../text/words'
import { Button } from '../ui/form/button'
import { EmailField } from '../ui/form/email-field'
import { Field } from '../ui/form/field'
import { useForm } from '../ui/form/use-form'
import { useHead } from '../ui/text/head'
import { Said } from '../ui/text/said'
import { EntrySheet } from './entry-sheet'
import { PasswordField } from './password-field'
import { useSignup } from './session-writes'
import { customerWords } from './words'

export function SignupPage() {
  const text = useWords(customerWords)
  const said = useSaid()
  useHead({ title: said(words.signup), description: text.aboutSignup, hidden: true })
  const [search] = useSearchParams()
  const next = search.get('next')
  const navigate = useNavigate()
  const signup = useSignup(() => navigate(safeNext(next), asLoggedIn))
  const { form, field, refusal, busy } = useForm({
    draft: 'signup',
    onSubmit: ({ name = '', email = '', password = '', password_confirmation = '' }) =>
      signup.mutateAsync({ name, email, password, password_confirmation }),
  })

  return (
    <EntrySheet screen="signup" lead={text.leadSignup} next={next ?? undefined}>
      <form {...form} className="form" aria-label={said(words.signup)}>
        <Field
          {...field('name')}
          label={text.name}
          autoComplete="name"
          autoCapitalize="words"
          enterKeyHint="next"
          aria-required
        />
        <EmailField {...field('email')} aria-required />
        <PasswordField
          {...field('password')}
          label={text.password}
          hint={text.passwordHint}
          autoComplete="new-password"
          enterKeyHint="next"
        />
        <PasswordField
          {...field('password_confirmation')}
          label={text.passwordAgain}
          autoComplete="new-password"
          enterKeyHint="go"
        />
        {refusal && <p className="field-error">{refusal}</p>}
        <Button kind="primary" type="submit" wide busy={busy}>
          <Said text={words.signup} inControl />
        </Button>
      </form>
    </EntrySheet>
  )
}
