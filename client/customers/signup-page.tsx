import { useNavigate, useSearchParams } from 'react-router'
import { asLoggedIn, paths, safeNext } from '../paths'
import { Button } from '../ui/button'
import { EmailField } from '../ui/email-field'
import { Field } from '../ui/field'
import { useHead } from '../ui/head'
import { useForm } from '../ui/use-form'
import { EntrySheet } from './entry-sheet'
import { PasswordField } from './password-field'
import { useSignup } from './session-writes'

export function SignupPage() {
  useHead({
    title: 'Sign up',
    description: 'নাম, ইমেইল ও পাসওয়ার্ড দিয়ে অ্যাকাউন্ট খুলুন।',
    hidden: true,
  })
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
    <EntrySheet
      title="Sign up"
      lead="একবার অ্যাকাউন্ট খুললে পরের অর্ডার আরও সহজ।"
      otherText="অ্যাকাউন্ট আছে?"
      otherLabel="Login"
      otherPath={paths.login(next ?? undefined)}
    >
      <form {...form} className="form" aria-label="Sign up">
        <Field
          {...field('name')}
          label="নাম"
          autoComplete="name"
          autoCapitalize="words"
          enterKeyHint="next"
          aria-required
        />
        <EmailField {...field('email')} aria-required />
        <PasswordField
          {...field('password')}
          label="পাসওয়ার্ড"
          hint="কমপক্ষে ৮ অক্ষর"
          autoComplete="new-password"
          enterKeyHint="next"
        />
        <PasswordField
          {...field('password_confirmation')}
          label="পাসওয়ার্ড আবার লিখুন"
          autoComplete="new-password"
          enterKeyHint="go"
        />
        {refusal && <p className="field-error">{refusal}</p>}
        <Button type="submit" wide busy={busy}>
          Sign up
        </Button>
      </form>
    </EntrySheet>
  )
}
