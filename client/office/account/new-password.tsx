import { staffPassword } from '#contract/office/rules'
import { Field } from '../../ui/form/field'
import type { Values } from '../../ui/form/use-submit'
import type { Texts } from '../text/bn'
import { useText } from '../text/lang'

/** A new password, typed twice: `password` and `again`. */
export function NewPassword({ field }: { field: (name: string) => { name: string } }) {
  const text = useText()
  const both = {
    type: 'password',
    autoComplete: 'new-password',
    minLength: staffPassword.min,
    maxLength: staffPassword.max,
    required: true,
  }
  return (
    <>
      <Field
        {...both}
        {...field('password')}
        label={text.newPassword.first}
        hint={text.newPassword.hint(staffPassword.min)}
      />
      <Field {...both} {...field('again')} label={text.newPassword.again} />
    </>
  )
}

/** For `useOfficeForm`. */
export function checkNewPassword({ password, again }: Values, text: Texts): Values {
  return password === again ? {} : { again: text.newPassword.differ }
}
