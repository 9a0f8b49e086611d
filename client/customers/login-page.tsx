import { useEffect } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { asLoggedIn, paths, safeNext } from '../paths'
import { useSaid, useWords } from '../text/lang'
import { shopFacts } from '../text/shop-facts'
import { words } from '../text/words'
import { Button } from '../ui/form/button'
import { EmailField } from '../ui/form/email-field'
import { useForm } from '../ui/form/use-form'
import { useHead } from '../ui/text/head'
import { Said } from '../ui/text/said'
import { shopPhone } from '../ui/text/shop-phone'
import { EntrySheet } from './entry-sheet'
import { PasswordField } from './password-field'
import { useLogin } from './session-writes'
import { customerWords } from './words'

const redirectDelayMs = 1500

export function LoginPage() {
  const text = useWords(customerWords)
  const said = useSaid()
  const phone = shopPhone()
  useHead({ title: said(words.login), description: text.aboutLogin, hidden: true })
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
    <EntrySheet screen="login" lead={text.leadLogin} next={next}>
      <form {...form} className="form" aria-label={said(words.login)}>
        <EmailField {...field('email')} autoComplete="username" aria-required />
        <PasswordField
          {...field('password')}
          label={text.password}
          autoComplete="current-password"
          enterKeyHint="go"
        />
        {refusal && <p className="field-error">{refusal}</p>}
        <Button kind="primary" type="submit" wide busy={busy || login.isSuccess}>
          <Said text={words.login} inControl />
        </Button>
        {shopFacts().forgot && (
          <p className="field-hint">
            <a className="text-link" href="/forgot">
              {text.forgot}
            </a>
          </p>
        )}
        {phone && !shopFacts().forgot && (
          <p className="field-hint num">
            {text.forgotten}{' '}
            <a className="text-link" href={phone.href} translate="no">
              {phone.text}
            </a>
          </p>
        )}
      </form>
    </EntrySheet>
  )
}

/** `?next=`; else the protected screen that the login stands in for; else home. */
function useDestination() {
  const [search] = useSearchParams()
  const { pathname } = useLocation()
  const next = search.get('next') ?? (pathname === paths.login() ? undefined : pathname)
  return { next, destination: safeNext(next ?? null) }
}
