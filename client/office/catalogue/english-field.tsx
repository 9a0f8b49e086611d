import type { ComponentProps } from 'react'
import { useWords } from '../../text/lang'
import { Field } from '../../ui/form/field'
import { catalogueWords } from './words'

type EnglishFieldProps = Omit<ComponentProps<typeof Field>, 'label'>

/** The name that English screens show; empty is the one name. */
export function EnglishField(props: EnglishFieldProps) {
  const text = useWords(catalogueWords)
  return (
    <Field
      {...props}
      label={text.english}
      hint={text.englishHint}
      maxLength={60}
      autoComplete="off"
      lang="en"
    />
  )
}
