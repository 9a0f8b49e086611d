import type { ComponentProps } from 'react'
import { useText } from '../text/lang'
import { Field } from '../ui/field'

/** A code of the second factor, or a recovery code. */
export function CodeField(input: ComponentProps<'input'> & { error?: string | undefined }) {
  const text = useText()
  return (
    <Field
      {...input}
      label={text.signIn.code}
      hint={text.signIn.codeHint}
      autoComplete="one-time-code"
      autoCapitalize="off"
      inputMode="numeric"
      required
    />
  )
}
