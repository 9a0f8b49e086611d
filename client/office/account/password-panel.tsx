import { useState } from 'react'
import { changeMyPassword, getSessions } from '#contract/office/staff'
import { useWords } from '../../text/lang'
import { Button } from '../../ui/form/button'
import { Field } from '../../ui/form/field'
import { Refusal } from '../../ui/form/refusal'
import { Panel } from '../../ui/layout/panel'
import { useSend } from '../api/send'
import { accountWords } from '../text/account-words'
import { useOfficeForm } from '../ui/use-office-form'
import { checkNewPassword, NewPassword } from './new-password'

export function PasswordPanel({ login }: { login: string }) {
  const text = useWords(accountWords)
  // A new key renders a new form without the typed values.
  const [round, setRound] = useState(0)
  return (
    <Panel title={text.me.password}>
      <PasswordForm key={round} login={login} onDone={() => setRound(round + 1)} />
    </Panel>
  )
}

function PasswordForm({ login, onDone }: { login: string; onDone: () => void }) {
  const text = useWords(accountWords)
  const send = useSend(changeMyPassword, {
    inForm: true,
    refreshes: [getSessions],
    success: text.me.passwordSaved,
  })
  const { form, field, refusal, busy } = useOfficeForm({
    saves: text.me.password,
    check: checkNewPassword,
    onSubmit: async ({ current = '', password = '' }) => {
      await send.mutateAsync({ current, password })
      onDone()
    },
  })
  return (
    <form {...form} className="panel-body stack">
      {/* For the browser's password manager. */}
      <input hidden className="input" autoComplete="username" value={login} readOnly />
      <Field
        {...field('current')}
        label={text.me.currentPassword}
        type="password"
        autoComplete="current-password"
        required
      />
      <NewPassword field={field} />
      <p className="mute">{text.me.passwordHint}</p>
      <Refusal>{refusal}</Refusal>
      <div className="acts">
        <Button type="submit" kind="primary" busy={busy}>
          {text.me.password}
        </Button>
      </div>
    </form>
  )
}
