import { PasswordField } from '../customers/password-field'
import { useChangePassword } from '../customers/session-writes'
import { useWords } from '../text/lang'
import { Button } from '../ui/form/button'
import { useForm } from '../ui/form/use-form'
import { profileWords } from './words'

type PasswordFormProps = {
  /** Names the account for password managers. */
  email: string
}

/** Replaces the current password. */
export function PasswordForm({ email }: PasswordFormProps) {
  const text = useWords(profileWords)
  const change = useChangePassword()
  const { form, field, refusal, busy, reset } = useForm({
    onSubmit: async (values) => {
      await change.mutateAsync({ current: values.current ?? '', new: values.new ?? '' })
      reset()
    },
  })
  return (
    <form {...form} className="form" aria-label={text.changePassword}>
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <PasswordField
        {...field('current')}
        label={text.currentPassword}
        required
        autoComplete="current-password"
        enterKeyHint="next"
      />
      <PasswordField
        {...field('new')}
        label={text.newPassword}
        required
        hint={text.newPasswordHint}
        autoComplete="new-password"
        enterKeyHint="done"
      />
      {refusal && <p className="field-error">{refusal}</p>}
      <div className="flow gap-8">
        <Button type="submit" busy={busy}>
          {text.savePassword}
        </Button>
      </div>
    </form>
  )
}
