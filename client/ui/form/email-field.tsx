import type { ComponentProps, ReactNode } from 'react'
import { useWords } from '../../text/lang'
import { Field } from './field'
import { formWords } from './words'

type EmailFieldProps = Omit<ComponentProps<typeof Field>, 'label' | 'type'> & { label?: ReactNode }

/** An email with its own keyboard and suggestions. */
export function EmailField(props: EmailFieldProps) {
  const text = useWords(formWords)
  return (
    <Field
      label={text.email}
      inputMode="email"
      autoComplete="email"
      autoCapitalize="off"
      enterKeyHint="next"
      {...props}
      type="email"
    />
  )
}
