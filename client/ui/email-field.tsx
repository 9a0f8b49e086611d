import type { ComponentProps, ReactNode } from 'react'
import { Field } from './field'

type EmailFieldProps = Omit<ComponentProps<typeof Field>, 'label' | 'type'> & { label?: ReactNode }

/** An email, with the keyboard and the suggestions for one. */
export function EmailField(props: EmailFieldProps) {
  return (
    <Field
      label="ইমেইল"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="off"
      enterKeyHint="next"
      {...props}
      type="email"
    />
  )
}
