import { PasswordField } from '../customers/password-field'
import { useChangePassword } from '../customers/session-writes'
import { Button } from '../ui/button'
import { useForm } from '../ui/use-form'

type PasswordFormProps = {
  /** Tells password managers whose password it is. */
  email: string
}

/** A new password in the place of the current one. */
export function PasswordForm({ email }: PasswordFormProps) {
  const change = useChangePassword()
  const { form, field, busy, reset } = useForm({
    onSubmit: async (values) => {
      await change.mutateAsync({ current: values.current ?? '', new: values.new ?? '' })
      reset()
    },
  })
  return (
    <form {...form} className="form" aria-label="পাসওয়ার্ড পরিবর্তন">
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <PasswordField
        {...field('current')}
        label="বর্তমান পাসওয়ার্ড"
        required
        autoComplete="current-password"
        enterKeyHint="next"
      />
      <PasswordField
        {...field('new')}
        label="নতুন পাসওয়ার্ড"
        required
        hint="কমপক্ষে ৮ অক্ষর। অন্য সব ডিভাইস থেকে লগআউট হয়ে যাবে।"
        autoComplete="new-password"
        enterKeyHint="done"
      />
      <div className="form-actions">
        <Button type="submit" kind="outline" busy={busy}>
          পাসওয়ার্ড বদলান
        </Button>
      </div>
    </form>
  )
}
