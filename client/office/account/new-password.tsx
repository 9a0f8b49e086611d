import { staffPassword } from '#contract/office/rules'
import { useWords, wordsNow } from '../../text/lang'
import { Field } from '../../ui/form/field'
import type { Values } from '../../ui/form/use-submit'
import { accountWords } from '../text/account-words'

/** A new password, typed twice: `password` and `again`. */
export function NewPassword({ field }: { field: (name: string) => { name: string } }) {
  const text = useWords(accountWords)
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
export function checkNewPassword({ password, again }: Values): Values {
  return password === again ? {} : { again: wordsNow(accountWords).newPassword.differ }
}
