import type { ComponentProps, ReactNode } from 'react'
import { useText } from '../../text/lang'
import { form } from '../../text/rooms/form'
import { Field } from './field'

type EmailFieldProps = Omit<ComponentProps<typeof Field>, 'label' | 'type'> & { label?: ReactNode }

/** An email with its own keyboard and suggestions. */
export function EmailField(props: EmailFieldProps) {
  const text = useText({ form })
  return (
    <Field
      label={text.form.email}
      inputMode="email"
      autoComplete="email"
      autoCapitalize="off"
      enterKeyHint="next"
      {...props}
      type="email"
    />
  )
}
