import type { ComponentProps } from 'react'
import { Field } from '../../ui/form/field'
import { useCatalogueText } from '../text/catalogue'

type EnglishFieldProps = Omit<ComponentProps<typeof Field>, 'label'>

/** The name that English screens show; empty is the one name. */
export function EnglishField(props: EnglishFieldProps) {
  const text = useCatalogueText()
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
