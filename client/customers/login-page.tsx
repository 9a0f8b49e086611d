import { useEffect } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { asLoggedIn, paths, safeNext } from '../paths'
import { Button } from '../ui/button'
import { EmailField } from '../ui/email-field'
import { useHead } from '../ui/head'
import { Refusal } from '../ui/late-refusal'
import { useForm } from '../ui/use-form'
import { EntrySheet } from './entry-sheet'
import { PasswordField } from './password-field'
import { useLogin } from './session-writes'

const redirectDelayMs = 1500

export function LoginPage() {
  useHead({ title: 'Login', description: 'ইমেইল ও পাসওয়ার্ড দিয়ে লগইন করুন।', hidden: true })
  const { next, destination } = useDestination()
  const navigate = useNavigate()
  const login = useLogin()
  const { form, field, refusal, busy } = useForm({
    draft: 'login',
    onSubmit: ({ email = '', password = '' }) => login.mutateAsync({ email, password }),
  })

  useEffect(() => {
    if (!login.isSuccess) return
    const timer = setTimeout(() => navigate(destination, asLoggedIn), redirectDelayMs)
    return () => clearTimeout(timer)
  }, [login.isSuccess, destination, navigate])

  return (
    <EntrySheet
      title="Login"
      lead="অর্ডার করতে ও ট্র্যাক করতে লগইন করুন।"
      otherText="নতুন এখানে?"
      otherLabel="Sign up"
      otherPath={paths.signup(next)}
    >
      <form {...form} className="form" aria-label="Login">
        <EmailField {...field('email')} autoComplete="username" aria-required />
        <PasswordField
          {...field('password')}
          label="পাসওয়ার্ড"
          autoComplete="current-password"
          enterKeyHint="go"
        />
        {(login.error || refusal) && (
          <p className="field-error">
            {login.error ? <Refusal sentence={login.error.message} /> : refusal}
          </p>
        )}
        <Button type="submit" wide busy={busy || login.isSuccess}>
          Login
        </Button>
      </form>
    </EntrySheet>
  )
}

/** `?next=`; the screen itself where it stands in for a protected one; else home. */
function useDestination() {
  const [search] = useSearchParams()
  const { pathname } = useLocation()
  const next = search.get('next') ?? (pathname === paths.login() ? undefined : pathname)
  return { next, destination: safeNext(next ?? null) }
}
