import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { getMe, signIn } from '#contract/office/staff'
import { read } from '../../api/read'
import { useWords } from '../../text/lang'
import { Button } from '../../ui/form/button'
import { Field } from '../../ui/form/field'
import { Refusal } from '../../ui/form/refusal'
import type { Values } from '../../ui/form/use-submit'
import { startAsNewPerson } from '../api/me'
import { useSend } from '../api/send'
import { accountWords } from '../text/account-words'
import { useOfficeForm } from '../ui/use-office-form'
import { CodeField } from './code-field'
import { EntryFrame } from './entry-frame'

const meKey = read(getMe, {}).queryKey

/** Login and password; then a code for an account with a second factor. */
export function SignInPage() {
  const text = useWords(accountWords)
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { from, hasEnded } = Object(useLocation().state)
  const send = useSend(signIn, { inForm: true })
  const [known, setKnown] = useState<Values | null>(null)

  async function enter(values: Values) {
    const { login = '', password = '', code } = { ...known, ...values }
    const answer = await send.mutateAsync({ login, password, code })
    if (answer.message === 'code needed') return setKnown({ login, password })
    const before = queryClient.getQueryData(meKey)
    await startAsNewPerson(queryClient)
    const to = typeof from === 'string' ? from : '/'
    // Reloads the page, so that the next person finds no data of this one.
    if (before && before.staff.id !== queryClient.getQueryData(meKey)?.staff.id) {
      location.assign(`/office${to}`)
    } else {
      navigate(to, { replace: true })
    }
  }

  return (
    <EntryFrame title={text.signIn.title}>
      {hasEnded === true && <p className="note">{text.signIn.ended}</p>}
      {known ? (
        <CodeForm onEnter={enter} onLeave={() => setKnown(null)} />
      ) : (
        <PasswordForm onEnter={enter} />
      )}
    </EntryFrame>
  )
}

type StepProps = { onEnter: (values: Values) => Promise<void> }

function PasswordForm({ onEnter }: StepProps) {
  const text = useWords(accountWords)
  const { form, field, refusal, busy } = useOfficeForm({ onSubmit: onEnter })
  return (
    <form {...form} className="stack">
      <Field
        {...field('login')}
        label={text.signIn.login}
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        autoFocus
        required
      />
      <Field
        {...field('password')}
        label={text.signIn.password}
        type="password"
        autoComplete="current-password"
        required
      />
      <Refusal>{refusal}</Refusal>
      <Button type="submit" kind="primary" busy={busy}>
        {text.signIn.act}
      </Button>
    </form>
  )
}

function CodeForm({ onEnter, onLeave }: StepProps & { onLeave: () => void }) {
  const text = useWords(accountWords)
  const { form, field, refusal, busy } = useOfficeForm({ onSubmit: onEnter })
  return (
    <form {...form} className="stack">
      <CodeField {...field('code')} autoFocus />
      <Refusal>{refusal}</Refusal>
      <Button type="submit" kind="primary" busy={busy}>
        {text.signIn.act}
      </Button>
      <Button className="quiet" onClick={onLeave}>
        {text.signIn.other}
      </Button>
    </form>
  )
}
