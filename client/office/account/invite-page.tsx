import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router'
import { acceptInvite, getMe, readInvite, saveMe } from '#contract/office/staff'
import { isPassing } from '../../api/api-error'
import { read } from '../../api/read'
import { langNow, useWords } from '../../text/lang'
import { Button } from '../../ui/form/button'
import { Refusal } from '../../ui/form/refusal'
import { Link } from '../../ui/text/link'
import { startAsNewPerson } from '../api/me'
import { sentenceOf, useSend } from '../api/send'
import { accountWords } from '../text/account-words'
import { frameWords } from '../text/frame-words'
import { ReadFailed } from '../ui/read-failed'
import { useOfficeForm } from '../ui/use-office-form'
import { CodeField } from './code-field'
import { EntryFrame } from './entry-frame'
import { checkNewPassword, NewPassword } from './new-password'

/** Lets an invited person choose a password. The token stands after `#`, so no server logs it. */
export function InvitePage() {
  const text = useWords(accountWords)
  const frame = useWords(frameWords)
  const token = useLocation().hash.slice(1)
  const {
    data: invited,
    error,
    refetch,
  } = useQuery({ ...read(readInvite, { token }), enabled: token !== '' })

  if (invited) {
    return (
      <EntryFrame title={text.invite.title(invited.name)}>
        <p className="bold">{text.invite.login(invited.login)}</p>
        <p className="mute">{text.invite.hint}</p>
        <PasswordForm token={token} {...invited} />
      </EntryFrame>
    )
  }
  return (
    <EntryFrame title={frame.office}>
      {token === '' && <p className="wrong">{text.invite.noToken}</p>}
      {error && isPassing(error) && <ReadFailed error={error} onRetry={refetch} />}
      {error && !isPassing(error) && <p className="wrong">{sentenceOf(error)}</p>}
      {(error || token === '') && <ToSignIn />}
    </EntryFrame>
  )
}

function ToSignIn() {
  const { invite } = useWords(accountWords)
  return (
    <Link className="link" to="/signin">
      {invite.toSignIn}
    </Link>
  )
}

/** An account keeps the English chosen here. Bengali is the default, so it may not be a choice. */
function useKeepLang() {
  const queryClient = useQueryClient()
  const save = useSend(saveMe, { refreshes: [getMe] })
  return async () => {
    const me = queryClient.getQueryData(read(getMe, {}).queryKey)
    if (!me || langNow() === 'bn' || me.staff.lang === 'en') return
    await save.mutateAsync({ name: me.staff.name, lang: 'en' }).catch(() => {})
  }
}

type PasswordFormProps = { token: string; login: string; totp: boolean }

function PasswordForm({ token, login, totp }: PasswordFormProps) {
  const text = useWords(accountWords)
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const send = useSend(acceptInvite, { inForm: true })
  const keepLang = useKeepLang()
  const { form, field, refusal, busy } = useOfficeForm({
    check: checkNewPassword,
    onSubmit: async ({ password = '', code }) => {
      await send.mutateAsync({ token, password, code })
      await startAsNewPerson(queryClient)
      await keepLang()
      navigate('/', { replace: true })
    },
  })
  return (
    <form {...form} className="stack">
      {/* For the browser's password manager. */}
      <input hidden className="input" autoComplete="username" value={login} readOnly />
      <NewPassword field={field} />
      {totp && <CodeField {...field('code')} />}
      <Refusal>{refusal}</Refusal>
      {/* After a lost answer the link is used and the password set. */}
      {refusal && <ToSignIn />}
      <Button type="submit" kind="primary" busy={busy}>
        {text.invite.act}
      </Button>
    </form>
  )
}
